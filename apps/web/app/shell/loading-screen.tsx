import { Spinner } from '~/ui/spinner.tsx';

/** Covers the page while the next one is loading. */
export function LoadingScreen() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 flex animate-appear items-center justify-center gap-3 bg-paper/80 font-serif text-lg text-ink-soft"
    >
      <Spinner className="text-accent" />
      Loading...
    </div>
  );
}
