import type { Project } from '@citewright/contract';
import { failureMessage } from '~/api/failure-message.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast-store.ts';
import { ProjectForm } from './project-form.tsx';
import { editFallback, useProjectEdit } from './use-project-edit.ts';

interface EditProjectDialogProps {
  project: Project;
  open: boolean;
  onClose: () => void;
}

/** The dialog for editing a project's name, module, style or description. */
export function EditProjectDialog({ project, open, onClose }: EditProjectDialogProps) {
  const { mutate, reset, isPending, error } = useProjectEdit(project);
  const { name, moduleName, moduleCode, referenceStyle, language = null, description = '' } = project;
  const close = () => {
    if (isPending) return;
    reset();
    onClose();
  };
  const saved = () => {
    toast({ title: 'Project changed' });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Edit project"
      description="Every reference follows a changed style and language."
      guarded
    >
      <ProjectForm
        initial={{ name, moduleName, moduleCode, referenceStyle, language, description }}
        styleName={project.style?.name}
        submitLabel={{ idle: 'Save Changes', busy: 'Saving...' }}
        busy={isPending}
        failure={error ? failureMessage(error, editFallback) : undefined}
        onSubmit={(edit) => mutate(edit, { onSuccess: saved })}
        onCancel={close}
      />
    </Dialog>
  );
}
