import { useState } from 'react';
import { deletedWords } from '~/content/deleted.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { DeletedList, type DeletedListProps, type Deletion } from './deleted-list.tsx';

interface RecentlyDeletedProps<Entry> extends DeletedListProps<Entry> {
  /** What stays here, and for how long. */
  note: string;
}

/** The way to what was deleted; nothing where nothing was. */
export function RecentlyDeleted<Entry extends Deletion>({ note, ...list }: RecentlyDeletedProps<Entry>) {
  const [open, setOpen] = useState(false);
  if (list.entries.length === 0 && !open) return null;
  return (
    <div className="mt-3" data-print="off">
      <Button look="quiet" onClick={() => setOpen(true)}>
        {deletedWords.heading} ({list.entries.length.toLocaleString('en')})
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={deletedWords.heading} description={note}>
        <DeletedList {...list} />
      </Dialog>
    </div>
  );
}
