import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface PageHeroProps {
  /** A short label above the heading: the section of the site. */
  eyebrow?: ReactNode;
  title: ReactNode;
  /** One or two sentences. */
  lead?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  /** Shown beside the text on wide pages, below it on narrow ones. */
  aside?: ReactNode;
  className?: string;
}

/** The header of a page: heading, introduction and primary actions. Contains the page's only `<h1>`. */
export function PageHero({ eyebrow, title, lead, actions, aside, className }: PageHeroProps) {
  return (
    <div
      className={classNames(
        'page-width grid items-center gap-x-14 gap-y-12 pt-12 pb-14 sm:pt-16 sm:pb-20',
        aside !== undefined && 'lg:grid-cols-[1fr_minmax(0,30rem)]',
        className,
      )}
    >
      <div>
        {eyebrow !== undefined && <p className="eyebrow text-accent">{eyebrow}</p>}
        <h1 className="mt-4 max-w-4xl font-display text-4xl tracking-[-0.015em]">{title}</h1>
        {lead !== undefined && <p className="mt-6 max-w-2xl font-serif text-lg text-ink-soft">{lead}</p>}
        {actions !== undefined && (
          <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4" data-print="off">
            {actions}
          </div>
        )}
      </div>
      {aside}
    </div>
  );
}
