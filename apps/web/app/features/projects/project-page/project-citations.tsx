import type { Project } from '@citewright/contract';
import { ChevronDown, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { useRescuedFocus } from '../use-rescued-focus.ts';
import { CitationList } from './citation-list.tsx';
import type { ProjectCitations as Citations } from './use-project-citations.ts';
import { useSelection } from './use-selection.ts';

interface ProjectCitationsProps {
  project: Project;
  list: Citations;
}

function NoCitations() {
  return (
    <div className="flex h-96 flex-col items-center justify-center text-center">
      <p className="font-display text-xl">No citations added yet</p>
      <p className="mt-2 text-ink-soft">Create your first citation to get started</p>
    </div>
  );
}

/** The panel with the project's citations. */
export function ProjectCitations({ project, list: { citations, error, retry } }: ProjectCitationsProps) {
  const heading = useRescuedFocus<HTMLHeadingElement>(citations);
  const selection = useSelection(citations);
  const [tall, setTall] = useState(false);
  return (
    <section aria-labelledby="project-citations" className="min-w-0 lg:sticky lg:top-4">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id="project-citations" ref={heading} tabIndex={-1} className="font-display text-2xl">
          Project Citations
        </h2>
        {citations && citations.length > 0 && (
          <div className="flex max-sm:-mr-4" data-print="off">
            {citations.length > 1 && (
              <Button
                look="quiet"
                aria-label={`${tall ? 'Collapse' : 'Expand'} the list`}
                aria-expanded={tall}
                onClick={() => setTall(!tall)}
              >
                <ChevronDown aria-hidden="true" className={tall ? 'rotate-180' : ''} />
                <span className="max-sm:hidden">{tall ? 'Collapse' : 'Expand'}</span>
              </Button>
            )}
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
      <div className="rounded-lg border border-rule bg-raised px-5 py-2 shadow-page sm:px-7 print:border-0 print:px-0 print:shadow-none">
        {!citations && (
          <div className="h-96 py-5">
            {error ? (
              <LoadFailure error={error} onRetry={retry} />
            ) : (
              <LoadingLine>Loading citations...</LoadingLine>
            )}
          </div>
        )}
        {citations?.length === 0 && <NoCitations />}
        {citations && citations.length > 0 && (
          <CitationList project={project} citations={citations} selection={selection} tall={tall} />
        )}
      </div>
    </section>
  );
}
