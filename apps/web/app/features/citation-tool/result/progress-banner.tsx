import { Spinner } from '~/ui/spinner.tsx';
import { type GenerationStatus, progressMessages } from '../generation/status.ts';

/**
 * The current progress, announced by screen readers. Always rendered, because a live region must exist before it
 * changes.
 */
export function ProgressBanner({ generation }: { generation: GenerationStatus }) {
  return (
    <div role="status">
      {generation.status !== 'idle' && (
        <p className="mb-5 flex min-h-11 items-center gap-2.5 rounded-md bg-sunk px-4 py-2.5 text-sm font-semibold">
          <Spinner className="text-accent" />
          {progressMessages[generation.kind]}
        </p>
      )}
    </div>
  );
}
