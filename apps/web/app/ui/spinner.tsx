import { classNames } from './class-names.ts';

/** A turning ring, as large as the text beside it. Decoration: the words beside it say what is going on. */
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
