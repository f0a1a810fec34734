import { CornerDownLeft } from 'lucide-react';
import { projectSteps, projectsCopy } from '~/content/projects.ts';
import { Button } from '~/ui/button.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { StyleMark } from '../style-mark.tsx';

interface EmptyProjectsProps {
  /** The references of the example project. */
  references: readonly string[];
  /** Opens the form with the example project's values. */
  onExample: () => void;
}

/** Shown when there are no projects: what a project is, with an example and a button to create one like it. */
export function EmptyProjects({ references, onExample }: EmptyProjectsProps) {
  return (
    <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_minmax(0,34rem)]">
      <div>
        <h3 className="font-display text-2xl">No projects yet</h3>
        <p className="mt-3 max-w-prose text-ink-soft">{projectsCopy.emptyLead}</p>
        <ol className="mt-4 max-w-prose list-decimal space-y-1.5 pl-5 text-ink-soft marker:text-ink-faint">
          {projectSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Button className="mt-6" onClick={onExample}>
          <CornerDownLeft aria-hidden="true" />
          Start from this example
        </Button>
      </div>
      <figure
        data-style="apa"
        className="rounded-lg border border-l-4 border-rule border-l-cite bg-raised px-6 py-6 shadow-page sm:px-9 sm:py-8"
      >
        <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule pb-4">
          <span>
            <span className="block font-display text-xl leading-tight">Research Paper</span>
            <span className="mt-1 block text-sm text-ink-soft">
              Advanced Studies <span className="ml-1 font-mono text-xs">RES101</span>
            </span>
          </span>
          <StyleMark referenceStyle="apa" />
        </figcaption>
        {references.map((html) => (
          <ReferenceText key={html} html={html} className="mt-4 text-sm" />
        ))}
      </figure>
    </div>
  );
}
