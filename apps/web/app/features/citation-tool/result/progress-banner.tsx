import { Spinner } from '~/ui/spinner.tsx';
import { type GenerationStatus, progressMessages } from '../generation/status.ts';

/** What is going on, in words that are read aloud. Always in the page, so that screen readers notice the change. */
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
