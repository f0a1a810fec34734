import type { ReactNode } from 'react';

/** A scrollable region must be keyboard-focusable (WCAG 2.1.1), even if it contains no controls. */
const reachable = { tabIndex: 0 } as const;

/** A scroll container for a table that may be wider than the page. For use inside `Prose`. */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section {...reachable} aria-label={label} className="table-box">
      {children}
    </section>
  );
}
