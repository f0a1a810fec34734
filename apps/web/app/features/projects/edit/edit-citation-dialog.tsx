import type { CitationEdit, Project, ProjectCitation } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editCitation, projectCitationsKey } from '~/api/projects.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast-store.ts';
import { failureMessage, toastFailure } from '../failure-message.ts';
import { EditForm } from './edit-form.tsx';

const fallback = 'Failed to change citation';

interface EditCitationDialogProps {
  project: Project;
  citations: readonly ProjectCitation[];
  /** What is edited; the dialog is open as long as there is something. */
  citation: ProjectCitation | undefined;
  onClose: () => void;
}

/** The dialog in which the record behind a citation is corrected. */
export function EditCitationDialog({ project, citations, citation, onClose }: EditCitationDialogProps) {
  const queries = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ id, edit }: { id: number; edit: CitationEdit }) => editCitation(id, edit),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: projectCitationsKey(project.id) });
      toast({ title: 'Citation changed' });
      onClose();
    },
    onError: (failure) => toastFailure(failure, fallback),
  });
  const close = () => {
    reset();
    onClose();
  };
  const save = (id: number, edit: CitationEdit) => {
    if (Object.keys(edit).length === 0) close();
    else mutate({ id, edit });
  };
  return (
    <Dialog
      open={citation !== undefined}
      onClose={close}
      title="Edit citation"
      description="What you change here is marked as edited; the reference follows."
      width="wide"
      guarded
    >
      {citation && (
        <EditForm
          citation={citation}
          citations={citations}
          style={project.referenceStyle}
          busy={isPending}
          failure={error ? failureMessage(error, fallback) : undefined}
          onSubmit={(edit) => save(citation.id, edit)}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
