import type { CitationEdit, CitationItem, CitationResponse } from '@citewright/contract';
import { useRef } from 'react';
import { Dialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast-store.ts';
import { editedItem } from './citation-edit.ts';
import type { Draft } from './draft.ts';
import { EditForm, type EditFormHandle } from './edit-form.tsx';

interface EditResultDialogProps {
  citation: CitationResponse;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  onEdited: (item: CitationItem) => void;
}

/** A placeholder id for a citation that is in no list. */
const unlistedId = 0;

/** The dialog for editing the record of a result; only local, nothing is sent to the server. */
export function EditResultDialog({ citation, open, onOpen, onClose, onEdited }: EditResultDialogProps) {
  const form = useRef<EditFormHandle>(null);
  /** Unsaved input, so that it survives closing the dialog. */
  const draft = useRef<Draft>(undefined);
  const leave = () => {
    draft.current = form.current?.unsaved();
    if (draft.current) {
      toast({
        title: 'Changes not saved',
        description: 'They are kept until you leave this page.',
        tone: 'notice',
        action: { label: 'Go on editing', run: onOpen },
      });
    }
    onClose();
  };
  const save = (edit: CitationEdit) => {
    draft.current = undefined;
    onClose();
    if (Object.keys(edit).length > 0) onEdited(editedItem(citation.item, edit));
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      title="Edit citation"
      description="The reference follows what you change here."
      width="wide"
      guarded
    >
      {open && (
        <EditForm
          ref={form}
          citation={{ ...citation, id: unlistedId }}
          draft={draft.current}
          citations={[]}
          style={citation.format}
          busy={false}
          failure={undefined}
          onSubmit={save}
          onCancel={leave}
        />
      )}
    </Dialog>
  );
}
