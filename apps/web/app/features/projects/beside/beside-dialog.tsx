import type { CitationEdit, ProjectCitation } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureMessage } from '~/api/failure-message.ts';
import { editCitation } from '~/api/projects.ts';
import { besideWords } from '~/content/beside.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { dropText } from '~/ui/kept-text.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { toast } from '~/ui/toast-store.ts';
import { changeCitation } from '../change-citation.ts';
import { BesideForm, besideFormName } from './beside-form.tsx';

interface BesideDialogProps {
  projectId: number;
  citation: ProjectCitation;
  open: boolean;
  onClose: () => void;
}

/** The dialog for what the reader keeps beside a work. */
export function BesideDialog({ projectId, citation, open, onClose }: BesideDialogProps) {
  const { id, formattedCitation } = citation;
  const queries = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (edit: CitationEdit) => changeCitation(queries, projectId, id, () => editCitation(id, edit)),
    onSuccess: () => {
      dropText(besideFormName(id));
      toast({ title: besideWords.saved });
      onClose();
    },
  });
  const close = () => {
    if (isPending) return;
    reset();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={besideWords.title} description={besideWords.about} guarded>
      <ReferenceText html={formattedCitation} className="text-[0.9rem]! leading-snug!" />
      {open && (
        <BesideForm
          projectId={projectId}
          citation={citation}
          busy={isPending}
          failure={error ? failureMessage(error, besideWords.failed) : undefined}
          onSave={(edit) => (edit ? mutate(edit) : close())}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
