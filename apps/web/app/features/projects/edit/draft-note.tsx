import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { DisputedFields } from '../disputed-fields.tsx';
import type { DisputedPath, RebasedDraft } from './draft.ts';

function wordsFor({ isOutdated, disputed }: Pick<RebasedDraft, 'isOutdated' | 'disputed'>): string {
  if (!isOutdated) return 'These are your changes from before. They are not saved yet.';
  if (disputed.length === 0) {
    return 'This citation was changed elsewhere meanwhile. Your earlier changes are kept below, and are not saved yet.';
  }
  return 'These are your changes from before. Meanwhile something else was saved elsewhere.';
}

interface DraftNoteProps {
  draft: Pick<RebasedDraft, 'isOutdated' | 'disputed'>;
  onDrop: () => void;
  /** Takes the saved value of a disputed field. */
  onTake: (field: DisputedPath) => void;
}

/** Says that the form contains unsaved input of an earlier session, with a button to discard it. */
export function DraftNote({ draft, onDrop, onTake }: DraftNoteProps) {
  const [dropped, setDropped] = useState(false);
  if (dropped) return null;
  const drop = () => {
    onDrop();
    setDropped(true);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-rule bg-sunk py-1.5 pr-1 pl-4 text-sm">
        <History aria-hidden="true" className="size-4.5 shrink-0 text-ink-faint" />
        <p className="min-w-48 flex-1 py-1.5">{wordsFor(draft)}</p>
        <Button look="quiet" onClick={drop}>
          Discard them
        </Button>
      </div>
      <DisputedFields fields={draft.disputed} onTake={({ field }) => onTake(field)} />
    </>
  );
}
