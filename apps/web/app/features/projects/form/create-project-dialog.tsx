import type { Project, ProjectRequest } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureMessage } from '~/api/failure-message.ts';
import { makeChange } from '~/api/make-change.ts';
import { createProject, projectsKey } from '~/api/projects.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { dropText } from '~/ui/kept-text.tsx';
import { toast } from '~/ui/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import type { ProjectFormValues } from './form-values.ts';
import { ProjectForm } from './project-form.tsx';

const fallback = 'Failed to create project';

/** Each template has its own form. */
const createFormName = ({ moduleName, description }: ProjectFormValues) =>
  `create project ${moduleName} ${description}`;

interface CreateProjectDialogProps {
  /** The initial values; the dialog is open while they are set. */
  initial: ProjectFormValues | undefined;
  onClose: () => void;
}

/** The dialog for creating a project. */
export function CreateProjectDialog({ initial, onClose }: CreateProjectDialogProps) {
  const queries = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (project: ProjectRequest) =>
      makeChange(queries, {
        make: () => createProject(project),
        keys: [projectsKey],
        isDone: (now: Project[], before) => now.length > (before?.length ?? now.length),
      }),
    onSuccess: () => {
      if (initial) dropText(createFormName(initial));
      toast({ title: 'Project created successfully!' });
      onClose();
    },
    onError: (failure) => toastFailure(failure, fallback),
  });
  const close = () => {
    if (isPending) return;
    reset();
    onClose();
  };
  return (
    <Dialog
      open={initial !== undefined}
      onClose={close}
      title="Create Custom Project"
      description="One project for each module or paper. Everything can be changed later."
      guarded
    >
      {initial && (
        <ProjectForm
          formName={createFormName(initial)}
          initial={initial}
          submitLabel={{ idle: 'Create Project', busy: 'Creating...' }}
          busy={isPending}
          failure={error ? failureMessage(error, fallback) : undefined}
          onSubmit={(project) => mutate(project)}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
