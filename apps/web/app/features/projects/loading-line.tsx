import type { ReactNode } from 'react';
import { Spinner } from '~/ui/spinner.tsx';

/** A loading message, announced by screen readers. */
export function LoadingLine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-3 font-serif text-lg text-ink-soft">
      <Spinner className="text-accent" />
      {children}
    </p>
  );
}
