import { CircleAlert } from 'lucide-react';

/** Why the last attempt failed. Its live region is always rendered, because it must exist before it changes. */
export function FailureLine({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message !== undefined && (
        <p className="mb-3 flex gap-2 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
