import type { ReactNode } from 'react';
import { homeCopy } from '~/content/home.ts';
import { ToolAnchor } from '~/ui/tool-section.tsx';

/** The first screen: the site's purpose in one sentence, and the tool. */
export function Hero({ tool }: { tool: ReactNode }) {
  return (
    <div className="page-width pt-5 pb-14 sm:pt-8 sm:pb-20">
      <h1 className="font-display text-3xl tracking-[-0.015em] text-balance">{homeCopy.headline}</h1>
      <p className="mt-2 font-serif text-base text-ink-soft sm:mt-3 sm:text-lg" data-print="off">
        {homeCopy.promise}
      </p>
      <ToolAnchor title={homeCopy.toolHeading} className="mt-4 sm:mt-6">
        {tool}
      </ToolAnchor>
    </div>
  );
}
