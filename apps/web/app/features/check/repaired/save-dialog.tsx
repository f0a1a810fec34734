import { projectLimits } from '@citewright/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureMessage } from '~/api/failure-message.ts';
import { styleLabel } from '~/content/styles.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { toast } from '~/ui/toast-store.ts';
import type { CheckState } from '../state/check-state.ts';
import { repairedList } from '../state/repaired-list.ts';
import { saveList } from './save-list.ts';

interface SaveDialogProps {
  state: CheckState;
  open: boolean;
  onClose: () => void;
}

function SaveForm({ state, onClose }: Omit<SaveDialogProps, 'open'>) {
  const { style } = state;
  const navigate = useNavigate();
  const items = repairedList(state.entries);
  const [name, setName] = useState(state.source.name ?? 'Checked references');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const saving = useRef<AbortController>(undefined);
  useEffect(() => () => saving.current?.abort(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setFailure('Give the project a name.');
    const controller = new AbortController();
    saving.current = controller;
    setBusy(true);
    setFailure(undefined);
    try {
      const { project, added } = await saveList(name.trim(), style, items, controller.signal);
      onClose();
      toast({
        title: `Saved as “${project.name}”`,
        description: `${added} of ${items.length} references are in the project.`,
        action: { label: 'Open project', run: () => void navigate(`/projects/${project.id}`) },
      });
    } catch (error) {
      setFailure(failureMessage(error, 'The list could not be saved. Try again.'));
    }
    setBusy(false);
  }

  return (
    <form noValidate onSubmit={save} className="space-y-5">
      <TextField
        label="Project name"
        hint={`${items.length} references, in ${styleLabel(style)}. Entries that you did not decide are saved as your list has them.`}
        required
        autoComplete="off"
        maxLength={projectLimits.text}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <FailureLine message={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

/** Asks for the name of the project that the list becomes. */
export function SaveDialog({ open, onClose, ...form }: SaveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      guarded
      title="Save as project"
      description="The list is stored on our server, for this browser, until you delete it."
    >
      <SaveForm {...form} onClose={onClose} />
    </Dialog>
  );
}
