import type { CitationEdit, Project, ProjectCitation } from '@citewright/contract';
import { styleKey } from '@citewright/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { failureMessage } from '~/api/failure-message.ts';
import { editCitation } from '~/api/projects.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast-store.ts';
import { changeCitation } from '../change-citation.ts';
import type { Draft } from './draft.ts';
import { EditForm, type EditFormHandle } from './edit-form.tsx';

const fallback = 'Failed to change citation';

/** Unsaved input by citation id. Module-level, so that it survives closing the dialog and leaving the page. */
const drafts = new Map<number, Draft>();

interface EditCitationDialogProps {
  project: Project;
  citations: readonly ProjectCitation[];
  /** The citation being edited; the dialog is open while it is set. */
  citation: ProjectCitation | undefined;
  onClose: () => void;
  /** Reopens the dialog for the citation with this id. */
  onReopen: (id: number) => void;
}

/** The dialog for editing the record of a citation. */
export function EditCitationDialog({
  project,
  citations,
  citation,
  onClose,
  onReopen,
}: EditCitationDialogProps) {
  const queries = useQueryClient();
  const form = useRef<EditFormHandle>(null);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ id, edit }: { id: number; edit: CitationEdit }) =>
      changeCitation(queries, project.id, id, () => editCitation(id, edit)),
    onSuccess: (_saved, { id }) => {
      drafts.delete(id);
      toast({ title: 'Citation changed' });
      onClose();
    },
  });
  // Saves the draft when the user navigates away. When the dialog itself is closed, its form has unmounted by then.
  const editedId = citation?.id;
  useLayoutEffect(
    () => () => {
      const unsaved = form.current?.unsaved();
      if (editedId !== undefined && unsaved) drafts.set(editedId, unsaved);
    },
    [editedId],
  );
  const close = () => {
    reset();
    onClose();
  };
  const leave = () => {
    // A pending save is not abandoned: the dialog closes on success, or stays open with the error.
    if (isPending) return;
    const unsaved = form.current?.unsaved();
    if (citation && unsaved) {
      drafts.set(citation.id, unsaved);
      toast({
        title: 'Changes not saved',
        description: 'They are kept until you close or reload this tab.',
        tone: 'notice',
        action: { label: 'Go on editing', run: () => onReopen(citation.id) },
      });
    } else if (citation) drafts.delete(citation.id);
    close();
  };
  const save = (id: number, edit: CitationEdit) => {
    if (Object.keys(edit).length === 0) leave();
    else mutate({ id, edit });
  };
  return (
    <Dialog
      open={citation !== undefined}
      onClose={leave}
      title="Edit citation"
      description="What you change here is marked as edited; the reference follows."
      width="wide"
      guarded
    >
      {citation && (
        <EditForm
          ref={form}
          citation={citation}
          draft={drafts.get(citation.id)}
          citations={citations}
          style={styleKey(project.referenceStyle, project.language)}
          busy={isPending}
          failure={error ? failureMessage(error, fallback) : undefined}
          onSubmit={(edit) => save(citation.id, edit)}
          onCancel={leave}
        />
      )}
    </Dialog>
  );
}
