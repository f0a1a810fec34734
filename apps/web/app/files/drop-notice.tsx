import type { ReactNode } from 'react';

/** Covers the page while a file is dragged over it. */
export function DropNotice({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-3 z-50 flex animate-appear items-center justify-center rounded-lg border-3 border-dashed border-accent bg-paper/90">
      <p className="px-6 text-center font-display text-3xl">{children}</p>
    </div>
  );
}
