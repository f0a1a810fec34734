import { listedWords } from '~/content/history.ts';
import { Button } from '~/ui/button.tsx';

interface ListedNoteProps {
  title: string;
  onShow?: (() => void) | undefined;
  onAdd: () => void;
}

/** Says that the list has a source, which was not added. */
export function ListedNote({ title, onShow, onAdd }: ListedNoteProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-sunk py-1 pl-4">
      <p className="mr-auto py-1.5">
        <span className="font-semibold">{listedWords.title}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">{title}</span>
      </p>
      {onShow && (
        <Button look="quiet" onClick={onShow}>
          {listedWords.show}
        </Button>
      )}
      <Button look="quiet" onClick={onAdd}>
        {listedWords.addAnyway}
      </Button>
    </div>
  );
}
