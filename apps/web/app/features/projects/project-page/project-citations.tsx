import type { ProjectCitation } from '@citewright/contract';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { useRescuedFocus } from '../use-rescued-focus.ts';
import { CitationList } from './citation-list.tsx';

interface ProjectCitationsProps {
  projectId: number;
  /** None while they are on their way. */
  citations: readonly ProjectCitation[] | undefined;
  error: unknown;
  onRetry: () => void;
}

function NoCitations() {
  return (
    <div className="flex h-96 flex-col items-center justify-center text-center">
      <p className="font-display text-xl">No citations added yet</p>
      <p className="mt-2 text-ink-soft">Create your first citation to get started</p>
    </div>
  );
}

/** The panel with what has been cited so far. */
export function ProjectCitations({ projectId, citations, error, onRetry }: ProjectCitationsProps) {
  const heading = useRescuedFocus<HTMLHeadingElement>(citations);
  return (
    <section aria-labelledby="project-citations" className="min-w-0 lg:sticky lg:top-4">
      <h2 id="project-citations" ref={heading} tabIndex={-1} className="mb-5 font-display text-2xl">
        Project Citations
      </h2>
      <div className="rounded-lg border border-rule bg-raised px-5 py-2 shadow-page sm:px-7">
        {!citations && (
          <div className="h-96 py-5">
            {error ? (
              <LoadFailure error={error} onRetry={onRetry} />
            ) : (
              <LoadingLine>Loading citations...</LoadingLine>
            )}
          </div>
        )}
        {citations?.length === 0 && <NoCitations />}
        {citations && citations.length > 0 && <CitationList projectId={projectId} citations={citations} />}
      </div>
    </section>
  );
}
