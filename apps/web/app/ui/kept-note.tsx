import { History } from 'lucide-react';
import { Button } from './button.tsx';

interface KeptNoteProps {
  /** Whether the form began with such a text. */
  isShown: boolean;
  onDiscard: () => void;
}

/** Says that a form holds what was typed into it before, with a button to discard it. */
export function KeptNote({ isShown, onDiscard }: KeptNoteProps) {
  if (!isShown) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-rule bg-sunk py-1.5 pr-1 pl-4 text-sm">
      <History aria-hidden="true" className="size-4.5 shrink-0 text-ink-faint" />
      <p className="min-w-32 flex-1 py-1.5">This is what you typed before.</p>
      <Button look="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
