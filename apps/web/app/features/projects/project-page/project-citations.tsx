import type { Project } from '@citewright/contract';
import { ListChecks } from 'lucide-react';
import { isMissing } from '~/api/request-error.ts';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { LoadFailure, OutdatedLine } from '../load-failure.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { useRescuedFocus } from '../use-rescued-focus.ts';
import { CitationList } from './citation-list.tsx';
import { deferred } from './deferred.ts';
import { useFresh } from './use-fresh.ts';
import type { ProjectCitations as Citations } from './use-project-citations.ts';
import { useSelection } from './use-selection.ts';

const AnnotatedSwitch = lazyPart(async () => (await deferred()).annotatedSwitch());

const DeletedCitations = lazyPart(async () => (await deferred()).deletedCitations());

interface ProjectCitationsProps {
  project: Project;
  list: Citations;
  /** A citation that was looked for. */
  sought: number | undefined;
}

/** The panel with the project's citations. */
export function ProjectCitations({ project, list, sought }: ProjectCitationsProps) {
  const { citations, error, retry } = list;
  const heading = useRescuedFocus<HTMLHeadingElement>(citations);
  const selection = useSelection(citations);
  const fresh = useFresh(citations);
  return (
    <section aria-labelledby="project-citations" className="min-w-0">
      <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
        <h2 id="project-citations" ref={heading} tabIndex={-1} className="font-display text-xl">
          Project Citations
        </h2>
        {citations && citations.length > 0 && (
          <div className="flex max-sm:-mr-4" data-print="off">
            <AnnotatedSwitch project={project} waiting={<span className="w-30 sm:w-36" />} />
            <Button
              look="quiet"
              aria-pressed={selection.active}
              onClick={selection.active ? selection.stop : selection.start}
            >
              <ListChecks aria-hidden="true" />
              {selection.active ? 'Done' : 'Select'}
            </Button>
          </div>
        )}
      </div>
      <div className="rounded-lg border border-rule bg-raised px-5 py-1 shadow-page sm:px-6 print:border-0 print:px-0 print:shadow-none">
        {!citations && (
          <div className="h-96 py-5">
            {error ? (
              <LoadFailure error={error} onRetry={retry} />
            ) : (
              <LoadingLine>Loading citations...</LoadingLine>
            )}
          </div>
        )}
        {citations && error !== null && !isMissing(error) && <OutdatedLine onRetry={retry} />}
        {citations && <CitationList {...{ project, citations, selection, fresh, sought, heading }} />}
      </div>
      <DeletedCitations projectId={project.id} />
    </section>
  );
}
