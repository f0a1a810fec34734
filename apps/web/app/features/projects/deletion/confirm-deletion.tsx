import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { focusOnOpen } from '../focus-on-open.ts';

interface ConfirmDeletionProps {
  title: string;
  /** The question; the dialog is open while it is set. */
  question: string | undefined;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a deletion. Cancel has the initial focus. */
export function ConfirmDeletion({ title, question, busy, onCancel, onConfirm }: ConfirmDeletionProps) {
  return (
    <Dialog open={question !== undefined} onClose={onCancel} title={title} description={question ?? ''}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button ref={focusOnOpen} onClick={onCancel}>
          Cancel
        </Button>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {busy ? 'Deleting...' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}
