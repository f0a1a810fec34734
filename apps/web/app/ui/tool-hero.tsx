import type { ReactNode } from 'react';
import { ToolAnchor } from './tool-anchor.tsx';

interface ToolHeroProps {
  /** The page's only `<h1>`. */
  title: string;
  /** One sentence. */
  lead?: string;
  /** The heading of the tool, for screen readers. */
  toolTitle: string;
  children: ReactNode;
}

/** The first screen of a page of the tool: what the page is for in one line, and the tool. */
export function ToolHero({ title, lead, toolTitle, children }: ToolHeroProps) {
  return (
    <div className="page-width pt-5 pb-14 sm:pt-8 sm:pb-20">
      <h1 className="font-display text-xl tracking-[-0.015em] text-balance sm:text-3xl">{title}</h1>
      {lead !== undefined && (
        <p className="mt-2 font-serif text-base text-ink-soft lg:text-lg" data-print="off">
          {lead}
        </p>
      )}
      <ToolAnchor title={toolTitle} className="mt-4 sm:mt-6">
        {children}
      </ToolAnchor>
    </div>
  );
}
