import type { Duplicate, ProjectCitation } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '~/api/failure-message.ts';
import { mergeWords as words } from '~/content/merge.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { type Merging, mergeEntries, undoMerge } from './merge-entries.ts';
import { keptOf, type MergeField, mergeFields, proposed } from './merge-fields.ts';

interface ChoiceProps {
  row: MergeField;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** What both entries say of a field; the chosen one stays. */
function FieldChoice({ row: { field, label, kept, other }, isTaken, onTake }: ChoiceProps) {
  return (
    <fieldset className="py-3">
      <legend className="float-left w-full font-semibold">{label}</legend>
      <div className="clear-both grid gap-x-4 sm:grid-cols-2">
        {[kept, other].map((said, at) => (
          <label
            key={at === 0 ? 'kept' : 'other'}
            className="flex min-h-11 cursor-pointer items-start gap-2.5 py-2"
          >
            <input
              type="radio"
              name={`merge-${field}`}
              checked={isTaken === (at === 1)}
              onChange={() => onTake(at === 1)}
              className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-xs text-ink-soft sm:sr-only">
                {at === 0 ? words.kept : words.other}
              </span>
              {said.text || <i className="text-ink-soft">{words.nothing}</i>}
              {said.source && <span className="block text-xs text-ink-soft">{said.source}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface MergeDialogProps {
  projectId: number;
  /** The entry that was there first, and the other one. */
  pair: readonly [ProjectCitation, ProjectCitation];
  by: Duplicate['by'];
  open: boolean;
  onClose: () => void;
}

type MergeFormProps = Omit<MergeDialogProps, 'open'>;

function MergeForm({ projectId, pair, by, onClose }: MergeFormProps) {
  const queries = useQueryClient();
  const { kept, other } = keptOf(...pair);
  const { differing, same } = mergeFields(kept, other);
  const [taken, setTaken] = useState(() => proposed(differing));
  const undo = async (merging: Merging) => {
    try {
      await undoMerge(queries, merging);
      toast({ title: words.undone });
    } catch (error) {
      toastFailure(error, words.notUndone);
    }
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (merging: Merging) => mergeEntries(queries, merging),
    onSuccess: (_none, merging) => {
      toast({ title: words.done, action: { label: 'Undo', run: () => void undo(merging) } });
      onClose();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ projectId, kept, other, taken });
      }}
      className="text-sm"
    >
      <p>
        {words.why[by]} {words.keeps}
      </p>
      <div className="mt-3 hidden gap-x-4 font-semibold text-ink-soft sm:grid sm:grid-cols-2">
        <p>{words.kept}</p>
        <p>{words.other}</p>
      </div>
      <div className="mt-2 divide-y divide-rule border-y border-rule sm:mt-0">
        {differing.map((row) => (
          <FieldChoice
            key={row.field}
            row={row}
            isTaken={taken.has(row.field)}
            onTake={(isTaken) => {
              const next = new Set(taken);
              if (isTaken) next.add(row.field);
              else next.delete(row.field);
              setTaken(next);
            }}
          />
        ))}
        <p className="py-3 text-ink-soft">{words.same(same)}</p>
      </div>
      {error !== null && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {failureMessage(error, words.failed)}
        </p>
      )}
      <div className="mt-4 flex justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button look="ink" type="submit" busy={isPending}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}

/** The dialog in which two entries of one work become one: field by field, with a choice proposed. */
export function MergeDialog({ open, onClose, ...form }: MergeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title} description={words.about} guarded>
      {open && <MergeForm {...form} onClose={onClose} />}
    </Dialog>
  );
}
