import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate, Plus } from 'lucide-react';
import { useState } from 'react';
import { parseProjects, projectsKey } from '~/api/projects.ts';
import { faultWords } from '~/content/faults.ts';
import { projectsCopy } from '~/content/projects.ts';
import { Button } from '~/ui/button.tsx';
import { interactionOrDelay } from '~/ui/first-interaction.ts';
import { fetchPart, lazyPart } from '~/ui/lazy-part.tsx';
import { BackupPanel } from '../backup/backup-panel.tsx';
import { useSessionStored } from '../backup/use-session-stored.ts';
import { emptyProject, type ProjectFormValues } from '../form/form-values.ts';
import { LoadFailure, OutdatedLine } from '../load-failure.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { toastFailure } from '../toast-failure.ts';
import { useRescuedFocus } from '../use-rescued-focus.ts';
import { EmptyProjects } from './empty-projects.tsx';

// Loaded on first use: the form with its schemas, the templates, the list when it has entries.
const loadCreateForm = () => import('../form/create-project-dialog.tsx');
const CreateProjectDialog = lazyPart(async () => (await loadCreateForm()).CreateProjectDialog);
const loadTemplates = () => import('../form/template-dialog.tsx');
const TemplateDialog = lazyPart(async () => (await loadTemplates()).TemplateDialog);
const StorageNotice = lazyPart(async () => (await import('../backup/storage-notice.tsx')).StorageNotice);
// As long as nobody does anything, nothing is to be brought back.
const DeletedProjects = lazyPart(async () => {
  await interactionOrDelay();
  return (await import('../deleted/deleted-projects.tsx')).DeletedProjects;
});
const ProjectList = lazyPart(async () => (await import('./project-list.tsx')).ProjectList);

/** The values of the example project. */
async function exampleProject(): Promise<ProjectFormValues> {
  const { projectTemplates } = await fetchPart(() => import('~/content/project-templates.ts'));
  return projectTemplates.find(({ id }) => id === 'research-paper')?.template ?? emptyProject;
}

/** The open dialog. */
type OpenDialog = { kind: 'none' } | { kind: 'templates' } | { kind: 'create'; initial: ProjectFormValues };

const closed: OpenDialog = { kind: 'none' };

interface ProjectsOverviewProps {
  /** The references of the example project in the empty state. */
  exampleReferences: readonly string[];
}

/** All projects of this browser, and the actions that create one. */
export function ProjectsOverview({ exampleReferences }: ProjectsOverviewProps) {
  const [dialog, setDialog] = useState<OpenDialog>(closed);
  const { data, error, refetch } = useQuery({ queryKey: projectsKey, select: parseProjects });
  const isStored = useSessionStored();
  const heading = useRescuedFocus<HTMLHeadingElement>(data);
  const [formWanted, setFormWanted] = useState(false);
  const [templatesWanted, setTemplatesWanted] = useState(false);
  const create = (initial: ProjectFormValues) => {
    setFormWanted(true);
    setDialog({ kind: 'create', initial });
  };
  const openExample = (): Promise<void> =>
    exampleProject().then(create, (error: unknown) =>
      toastFailure(error, 'The example could not be fetched', {
        label: faultWords.tryAgain,
        run: openExample,
      }),
    );
  const close = () => setDialog(closed);
  return (
    <>
      <div className="page-width pt-5 pb-7 sm:pt-8">
        <h1 className="font-display text-2xl tracking-[-0.015em] sm:text-3xl">{projectsCopy.heading}</h1>
        <p className="mt-2 max-w-3xl font-serif text-base text-ink-soft lg:text-lg">{projectsCopy.lead}</p>
        {!isStored && <StorageNotice isEmpty={!data?.length} />}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            look="primary"
            onPointerEnter={loadCreateForm}
            onFocus={loadCreateForm}
            onClick={() => create(emptyProject)}
          >
            <Plus aria-hidden="true" />
            Create Custom Project
          </Button>
          <Button
            onPointerEnter={loadTemplates}
            onFocus={loadTemplates}
            onClick={() => {
              setTemplatesWanted(true);
              setDialog({ kind: 'templates' });
            }}
          >
            <LayoutTemplate aria-hidden="true" />
            Browse Templates
          </Button>
        </div>
      </div>
      <section
        aria-labelledby="your-projects"
        className="min-h-[70vh] flex-1 border-t border-rule bg-sunk py-7 sm:py-10"
      >
        <div className="page-width">
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="your-projects" ref={heading} tabIndex={-1} className="font-display text-2xl">
              Your projects
            </h2>
            {isStored && <p className="text-sm text-ink-faint">{projectsCopy.kept}</p>}
          </div>
          {data && error && <OutdatedLine onRetry={refetch} />}
          {data && data.length > 0 && (
            <ProjectList waiting={<LoadingLine>Loading projects...</LoadingLine>} projects={data} />
          )}
          {data?.length === 0 && <EmptyProjects references={exampleReferences} onExample={openExample} />}
          {!data && error && <LoadFailure error={error} onRetry={refetch} />}
          {!data && !error && <LoadingLine>Loading projects...</LoadingLine>}
          {data && <DeletedProjects />}
          {data && <BackupPanel projects={data} />}
        </div>
      </section>
      {/* The order matters: the dialog that opens next stores the focused element, so the previous one must have restored the focus. */}
      {templatesWanted && (
        <TemplateDialog
          open={dialog.kind === 'templates'}
          onClose={() => dialog.kind === 'templates' && close()}
          onPick={({ template }) => create(template)}
        />
      )}
      {formWanted && (
        <CreateProjectDialog
          initial={dialog.kind === 'create' ? dialog.initial : undefined}
          onClose={() => dialog.kind === 'create' && close()}
        />
      )}
    </>
  );
}
