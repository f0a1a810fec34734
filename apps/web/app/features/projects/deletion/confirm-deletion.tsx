import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { takesFocus } from '../takes-focus.ts';

interface ConfirmDeletionProps {
  title: string;
  /** What is asked; the dialog is open as long as there is a question. */
  question: string | undefined;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something is deleted. The safe answer has the focus. */
export function ConfirmDeletion({ title, question, busy, onCancel, onConfirm }: ConfirmDeletionProps) {
  return (
    <Dialog open={question !== undefined} onClose={onCancel} title={title} description={question ?? ''}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button ref={takesFocus} onClick={onCancel}>
          Cancel
        </Button>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {busy ? 'Deleting...' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}
