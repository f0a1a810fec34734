import { ConfirmDeletion } from './confirm-deletion.tsx';
import type { Stored } from './settle.ts';
import { type DeletionOptions, useDeletion } from './use-deletion.ts';

/** What is asked, for one or several. */
export interface DeletionWords<Subject> {
  title: (subjects: readonly Subject[]) => string;
  question: (subjects: readonly Subject[]) => string;
}

interface DeletionDialogProps<Subject> extends DeletionOptions<Subject>, DeletionWords<Subject> {
  /** What to delete; the dialog is open while there is something. */
  subjects: readonly Subject[];
  onClose: () => void;
}

/** Deletes after confirmation. */
export function DeletionDialog<Subject extends Stored>({
  title,
  question,
  subjects,
  onClose,
  ...options
}: DeletionDialogProps<Subject>) {
  const { busy, confirm } = useDeletion(options, onClose);
  return (
    <ConfirmDeletion
      title={title(subjects)}
      question={subjects.length > 0 ? question(subjects) : undefined}
      busy={busy}
      onCancel={() => {
        if (!busy) onClose();
      }}
      onConfirm={() => confirm(subjects)}
    />
  );
}
