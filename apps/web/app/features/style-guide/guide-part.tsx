import type { ReactNode } from 'react';
import { ReferenceInline } from '~/ui/reference-text.tsx';

interface GuidePartProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section of the guide, beside the table of contents. */
export function GuidePart({ id, title, lead, children }: GuidePartProps) {
  return (
    <section
      aria-labelledby={id}
      className="deferred-rendering border-t border-rule pt-10 pb-14 first:border-0 first:pt-0"
    >
      <h2 id={id} tabIndex={-1} className="scroll-mt-4 font-display text-2xl">
        {title}
      </h2>
      <p className="mt-3 text-lg text-ink-soft">
        <ReferenceInline html={lead} />
      </p>
      <div className="mt-8">{children}</div>
    </section>
  );
}
