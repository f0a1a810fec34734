import type { CitationEdit, Project, ProjectCitation } from '@citewright/contract';
import { styleKey } from '@citewright/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureMessage } from '~/api/failure-message.ts';
import { editCitation } from '~/api/projects.ts';
import { isChangedElsewhere } from '~/api/request-error.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { dropText, keepText, keptText } from '~/ui/kept-text.tsx';
import { toast } from '~/ui/toast-store.ts';
import { changeCitation } from '../change-citation.ts';
import { type Draft, isDraft } from './draft.ts';
import { EditForm, type EditFormHandle } from './edit-form.tsx';
import { GoneCitation } from './gone-citation.tsx';

const fallback = 'Failed to change citation';

const editFormName = (id: number) => `edit ${id}`;

function keep(id: number, unsaved: Draft | undefined): void {
  if (unsaved) keepText(editFormName(id), unsaved);
  else dropText(editFormName(id));
}

function draftOf(id: number): Draft | undefined {
  const kept = keptText<Draft>(editFormName(id));
  return isDraft(kept) ? kept : undefined;
}

interface EditCitationDialogProps {
  project: Project;
  citations: readonly ProjectCitation[];
  /** The id of the citation being edited; the dialog is open while it is set. */
  editing: number | undefined;
  onClose: () => void;
  /** Reopens the dialog for the citation with this id. */
  onReopen: (id: number) => void;
}

/** The dialog for editing the record of a citation. */
export function EditCitationDialog({
  project,
  citations,
  editing,
  onClose,
  onReopen,
}: EditCitationDialogProps) {
  const queries = useQueryClient();
  const listed = citations.find(({ id }) => id === editing);
  // What another tab deletes meanwhile stays open as it was.
  const [held, setHeld] = useState(listed);
  if (listed && listed !== held) setHeld(listed);
  const citation = listed ?? (held?.id === editing ? held : undefined);
  const form = useRef<EditFormHandle>(null);
  // Each begins anew from what is stored, with what was typed.
  const [attempt, setAttempt] = useState(0);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ id, edit }: { id: number; edit: CitationEdit }) =>
      changeCitation(queries, project.id, id, () => editCitation(id, edit)),
    onSuccess: (_saved, { id }) => {
      keep(id, undefined);
      toast({ title: 'Citation changed' });
      onClose();
    },
    onError: (failure) => {
      if (isChangedElsewhere(failure)) setAttempt(attempt + 1);
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  const leave = () => {
    // A pending save is not abandoned: the dialog closes on success, or stays open with the error.
    if (isPending) return;
    const unsaved = form.current?.unsaved();
    if (citation) keep(citation.id, unsaved);
    if (citation && unsaved) {
      toast({
        title: 'Changes not saved',
        description: 'They are kept until you close this tab.',
        tone: 'notice',
        action: { label: 'Go on editing', run: () => onReopen(citation.id) },
      });
    }
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
      {citation && !listed && <GoneCitation projectId={project.id} id={citation.id} />}
      {citation && (
        <EditForm
          key={attempt}
          ref={form}
          citation={citation}
          draft={draftOf(citation.id)}
          onTyped={(unsaved) => keep(citation.id, unsaved)}
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
