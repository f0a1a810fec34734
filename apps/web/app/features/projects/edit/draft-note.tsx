import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';

/** Says that the form holds what was typed before and not saved, and takes it away when asked. */
export function DraftNote({ onDrop }: { onDrop: () => void }) {
  const [dropped, setDropped] = useState(false);
  if (dropped) return null;
  const drop = () => {
    onDrop();
    setDropped(true);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-rule bg-sunk py-1.5 pr-1 pl-4 text-sm">
      <History aria-hidden="true" className="size-4.5 shrink-0 text-ink-faint" />
      <p className="min-w-0 flex-1 py-1.5">These are your changes from before. They are not saved yet.</p>
      <Button look="quiet" onClick={drop}>
        Discard them
      </Button>
    </div>
  );
}
