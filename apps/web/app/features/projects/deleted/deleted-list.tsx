import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deletedWords } from '~/content/deleted.ts';
import { faultWords } from '~/content/faults.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { LongList } from '~/ui/long-list.tsx';
import { toast } from '~/ui/toast-store.ts';
import { settle } from '../deletion/settle.ts';
import { toastFailure } from '../toast-failure.ts';

/** What was deleted, and until when it can be restored. */
export interface Deletion {
  id: number;
  deletedAt: string;
  keptUntil: string;
}

export interface DeletedListProps<Entry> {
  entries: readonly Entry[];
  titleOf: (entry: Entry) => string;
  detailsOf: (entry: Entry) => string;
  /** The query keys of what was deleted, and of the list to which it is restored. */
  deleted: readonly string[];
  list: readonly string[];
  restore: (entry: Entry) => Promise<unknown>;
  remove: (entry: Entry) => Promise<unknown>;
  restored: (count: number) => string;
  removed: (count: number) => string;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const deletionDay = (moment: string) => day.format(new Date(moment));

/** The estimated height of an entry, in pixels. */
const entryHeight = 84;

const deletionId = ({ id }: Deletion) => id;

type Work = 'restore' | 'remove';

/** Does what is asked with some of the deletions, and tells with a toast; what failed can be tried again from there. */
function useWork<Entry extends Deletion>(props: DeletedListProps<Entry>) {
  const queries = useQueryClient();
  const { deleted, list } = props;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ work, chosen }: { work: Work; chosen: readonly Entry[] }) =>
      work === 'restore'
        ? settle(chosen, props.restore, queries, { list, isListed: true, also: deleted })
        : settle(chosen, props.remove, queries, { list: deleted, isListed: false }),
  });
  const run = async (work: Work, chosen: readonly Entry[]): Promise<void> => {
    const { done, failure } = await mutateAsync({ work, chosen });
    const isRestored = work === 'restore';
    if (failure === undefined) toast({ title: (isRestored ? props.restored : props.removed)(done.length) });
    else {
      const left = chosen.filter((entry) => !done.includes(entry));
      const again = { label: faultWords.tryAgain, run: () => void run(work, left) };
      toastFailure(failure, isRestored ? deletedWords.notRestored : deletedWords.notRemoved, again);
    }
  };
  return { busy: isPending, run };
}

/** What was deleted: to be ticked, and restored or deleted for good. */
export function DeletedList<Entry extends Deletion>(props: DeletedListProps<Entry>) {
  const { entries, titleOf, detailsOf } = props;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(entries.length === 1 ? entries.map(deletionId) : []),
  );
  const [sure, setSure] = useState(false);
  const { busy, run } = useWork(props);
  const chosen = entries.filter(({ id }) => ticked.has(id));
  const isAll = chosen.length === entries.length;
  const start = (work: Work) => {
    setSure(false);
    void run(work, chosen);
  };
  if (entries.length === 0) return <p className="text-ink-soft">Nothing is left here.</p>;
  return (
    <>
      <Checkbox
        label={`Select all ${entries.length.toLocaleString('en')}`}
        checked={isAll}
        onChange={() => setTicked(new Set(isAll ? [] : entries.map(deletionId)))}
      />
      <LongList
        entries={entries}
        keyOf={deletionId}
        label={deletedWords.heading}
        estimate={entryHeight}
        className="max-h-[40dvh] border-y border-rule"
      >
        {(entry) => (
          <Checkbox
            checked={ticked.has(entry.id)}
            onChange={() => {
              const next = new Set(ticked);
              if (!next.delete(entry.id)) next.add(entry.id);
              setTicked(next);
            }}
            className="w-full py-2 font-normal!"
            label={
              <>
                <span className="block font-serif text-base wrap-anywhere">{titleOf(entry)}</span>
                <span className="block text-ink-soft wrap-anywhere">{detailsOf(entry)}</span>
                <span className="block text-xs text-ink-faint">
                  Deleted {deletionDay(entry.deletedAt)}, kept until {deletionDay(entry.keptUntil)}
                </span>
              </>
            }
          />
        )}
      </LongList>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {sure ? deletedWords.sure : `${chosen.length.toLocaleString('en')} selected`}
      </p>
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        {sure ? (
          <Button onClick={() => setSure(false)}>Cancel</Button>
        ) : (
          <Button look="primary" busy={busy} disabled={chosen.length === 0} onClick={() => start('restore')}>
            {deletedWords.restore}
          </Button>
        )}
        <Button
          look="danger"
          disabled={busy || chosen.length === 0}
          onClick={() => (sure ? start('remove') : setSure(true))}
        >
          {deletedWords.remove}
        </Button>
      </div>
    </>
  );
}
