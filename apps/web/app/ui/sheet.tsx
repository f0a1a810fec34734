import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A sheet of paper for a figure, such as a reference split into its parts. */
export function Sheet({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure
      className={classNames(
        'rounded-lg border border-rule border-t-cite bg-raised px-5 py-6 shadow-float [border-top-width:5px] sm:px-8',
        className,
      )}
    >
      <figcaption className="eyebrow text-cite">{title}</figcaption>
      {children}
    </figure>
  );
}
