import type { Project } from '@citewright/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Addition } from '~/api/add-citation.ts';
import { failureMessage } from '~/api/failure-message.ts';
import { parseProjects, projectsKey } from '~/api/projects.ts';
import { ServerData } from '~/api/server-data.tsx';
import { listedWords } from '~/content/history.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { focusOnOpen } from '../focus-on-open.ts';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingLine } from '../loading-line.tsx';
import { StyleMark } from '../style-mark.tsx';
import { NameForm } from './name-form.tsx';
import { useAddition } from './use-addition.ts';

interface ProjectChoiceProps {
  project: Project;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function ProjectChoice({ project, busy, disabled, onChoose }: ProjectChoiceProps) {
  const { name, moduleName, moduleCode, referenceStyle, style } = project;
  return (
    <button
      type="button"
      data-style={referenceStyle}
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={onChoose}
      className="flex min-h-14 w-full items-center gap-4 rounded-md border border-l-4 border-rule border-l-cite bg-raised px-4 py-2.5 text-left transition-colors duration-150 hover:border-rule-strong hover:border-l-cite hover:bg-cite-wash disabled:opacity-60"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold leading-tight wrap-anywhere">{name}</span>
        <span className="mt-0.5 block text-sm text-ink-soft wrap-anywhere">
          {moduleName} <span className="ml-1 font-mono text-xs">{moduleCode}</span>
        </span>
      </span>
      {busy ? <Spinner /> : <StyleMark referenceStyle={referenceStyle} style={style} />}
    </button>
  );
}

interface ListedAlreadyProps {
  project: Project;
  busy: boolean;
  onAdd: () => void;
  onClose: () => void;
}

function ListedAlready({ project, busy, onAdd, onClose }: ListedAlreadyProps) {
  const navigate = useNavigate();
  const show = () => {
    onClose();
    void navigate(`/projects/${project.id}`);
  };
  return (
    <>
      <p role="alert" className="wrap-anywhere">{`${listedWords.title}: “${project.name}”.`}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button busy={busy} onClick={onAdd}>
          {listedWords.addAnyway}
        </Button>
        <Button ref={focusOnOpen} look="primary" onClick={show}>
          {listedWords.show}
        </Button>
      </div>
    </>
  );
}

function ProjectChoices({ addition, onClose }: { addition: Addition; onClose: () => void }) {
  const { data, error, refetch } = useQuery({ queryKey: projectsKey, select: parseProjects });
  const { add, create } = useAddition(addition, onClose);
  const [making, setMaking] = useState(false);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <LoadingLine>Loading projects...</LoadingLine>;
  const busy = add.isPending || create.isPending;
  if (add.data?.isKnown)
    return (
      <ListedAlready
        project={add.data.project}
        busy={busy}
        onAdd={() => add.variables && add.mutate({ ...add.variables, duplicates: 'add' })}
        onClose={onClose}
      />
    );
  if (making || data.length === 0) {
    return (
      <NameForm
        style={addition.style}
        language={addition.language}
        busy={busy}
        failure={create.error ? failureMessage(create.error, 'Failed to create project') : undefined}
        onSubmit={(project) => create.mutate(project, { onSuccess: () => setMaking(false) })}
        onCancel={data.length === 0 ? onClose : () => setMaking(false)}
      />
    );
  }
  return (
    <>
      <ul aria-label="Your projects" className="-mx-1 max-h-96 space-y-2 overflow-y-auto p-1">
        {data.map((project) => (
          <li key={project.id}>
            <ProjectChoice
              project={project}
              busy={add.isPending && add.variables.project.id === project.id}
              disabled={busy}
              onChoose={() => add.mutate({ project, duplicates: 'skip' })}
            />
          </li>
        ))}
      </ul>
      <Button className="mt-4" disabled={busy} onClick={() => setMaking(true)}>
        <Plus aria-hidden="true" />
        New project
      </Button>
    </>
  );
}

interface AddDialogProps {
  addition: Addition;
  open: boolean;
  onClose: () => void;
}

/** Asks which project to add a citation to. Shows the form for a new project if the user has none. */
export function AddDialog({ addition, open, onClose }: AddDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add to project"
      description={`“${addition.title}” will stand there in the project’s own style.`}
    >
      <ServerData>
        <ProjectChoices addition={addition} onClose={onClose} />
      </ServerData>
    </Dialog>
  );
}
