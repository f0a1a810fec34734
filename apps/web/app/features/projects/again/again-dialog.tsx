import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { focusOnOpen } from '../focus-on-open.ts';

interface AgainDialogProps {
  /** The title of the reference that the project has; the dialog is open while it is set. */
  title: string | undefined;
  onAnswer: (isWanted: boolean) => void;
}

/** Asks whether a reference that the project has is to be added once more. */
export function AgainDialog({ title, onAnswer }: AgainDialogProps) {
  return (
    <Dialog open={title !== undefined} onClose={() => onAnswer(false)} title="It is here already">
      <p className="wrap-anywhere">“{title}” is in this project. Do you want to add it again?</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={() => onAnswer(true)}>Add it again</Button>
        <Button ref={focusOnOpen} look="primary" onClick={() => onAnswer(false)}>
          Leave it as it is
        </Button>
      </div>
    </Dialog>
  );
}
