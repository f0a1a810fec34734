import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The summary of a disclosure, with a marker. Must be inside `<details className="group">`. */
export function FoldSummary({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <summary
      className={classNames(
        'flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      <ChevronRight
        aria-hidden="true"
        className="size-4.5 shrink-0 transition-transform group-open:rotate-90"
      />
      {children}
    </summary>
  );
}
