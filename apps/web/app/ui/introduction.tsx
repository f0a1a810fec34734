import type { ReactNode } from 'react';

interface IntroductionProps {
  /** A short label above the heading. */
  eyebrow: ReactNode;
  title: string;
  lead: string;
  /** Buttons and links. */
  actions: ReactNode;
  /** Shown beside the text on wide pages, below it on narrow ones. */
  aside: ReactNode;
}

/** What a page of the tool is about, below the tool. */
export function Introduction({ eyebrow, title, lead, actions, aside }: IntroductionProps) {
  return (
    <section aria-labelledby="introduction" className="border-t border-rule bg-sunk">
      <div className="page-width grid items-center gap-x-12 gap-y-12 py-16 sm:py-20 lg:grid-cols-[1fr_minmax(0,36rem)]">
        <div>
          <p className="eyebrow text-accent">{eyebrow}</p>
          <h2 id="introduction" className="mt-4 font-display text-3xl">
            {title}
          </h2>
          <p className="mt-5 max-w-xl font-serif text-lg text-ink-soft">{lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4" data-print="off">
            {actions}
          </div>
        </div>
        {aside}
      </div>
    </section>
  );
}
