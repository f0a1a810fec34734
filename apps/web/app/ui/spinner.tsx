import { classNames } from './class-names.ts';

/** A spinner of the size of the adjacent text. Decorative: the adjacent text describes the activity. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-[1em] animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}
