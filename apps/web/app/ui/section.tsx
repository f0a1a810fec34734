import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface SectionProps {
  /** The id of the section, used as its anchor: `#faq`. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** `sunk` gives the section a darker, full-width background. */
  ground?: 'paper' | 'sunk';
  className?: string;
  children: ReactNode;
}

/** A section of a page with its own `<h2>`. */
export function Section({ id, title, lead, ground = 'paper', className, children }: SectionProps) {
  const heading = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={classNames(ground === 'sunk' && 'border-y border-rule bg-sunk', className)}
    >
      <div className="page-width py-14 sm:py-20">
        <h2 id={heading} tabIndex={-1} className="max-w-3xl font-display text-3xl">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-3 max-w-2xl font-serif text-lg text-ink-soft">{lead}</p>}
        <div className="mt-9">{children}</div>
      </div>
    </section>
  );
}
