import type { ReactNode } from 'react';

/** A region that scrolls must be reached by the keyboard (WCAG 2.1.1), though nothing in it can be pressed. */
const reachable = { tabIndex: 0 } as const;

/** The box of a table that may be wider than the page: it scrolls, and the page does not. For use inside `Prose`. */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section {...reachable} aria-label={label} className="table-box">
      {children}
    </section>
  );
}
