import type { Project } from '@citewright/contract';
import { useState } from 'react';
import { failureMessage } from '~/api/failure-message.ts';
import { isChangedElsewhere } from '~/api/request-error.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { dropText } from '~/ui/kept-text.tsx';
import { toast } from '~/ui/toast-store.ts';
import { projectEdit } from './project-draft.ts';
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
  // Each begins anew from what is stored, with what was typed.
  const [attempt, setAttempt] = useState(0);
  const formName = `edit project ${project.id}`;
  const saved = () => {
    dropText(formName);
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
        key={attempt}
        formName={formName}
        initial={{ name, moduleName, moduleCode, referenceStyle, language, description }}
        styleName={project.style?.name}
        submitLabel={{ idle: 'Save Changes', busy: 'Saving...' }}
        busy={isPending}
        failure={error ? failureMessage(error, editFallback) : undefined}
        onSubmit={(values, base) =>
          mutate(projectEdit(base, values), {
            onSuccess: saved,
            onError: (failure) => isChangedElsewhere(failure) && setAttempt(attempt + 1),
          })
        }
        onCancel={close}
      />
    </Dialog>
  );
}
