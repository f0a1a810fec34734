import { failureMessage } from '~/api/failure-message.ts';
import { faultWords } from '~/content/faults.ts';
import { Button } from '~/ui/button.tsx';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown above data that was loaded, but could not be fetched again. */
export function OutdatedLine({ onRetry }: Pick<LoadFailureProps, 'onRetry'>) {
  return (
    <p role="alert" className="my-2 border-l-3 border-l-danger pl-3 text-sm">
      {faultWords.outdated}
      <Button look="quiet" onClick={onRetry}>
        {faultWords.tryAgain}
      </Button>
    </p>
  );
}

/** Shown in place of data that could not be loaded. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="border-l-3 border-l-danger pl-5">
      <h3 className="font-display text-xl text-danger">This could not be loaded</h3>
      <p className="mt-2 max-w-prose text-ink-soft">
        {failureMessage(error, 'Citewright could not be reached. Check your connection; nothing is lost.')}
      </p>
      <Button className="mt-4" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
