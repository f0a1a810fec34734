import type { ProjectCitation } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureMessage } from '~/api/failure-message.ts';
import { editCitation } from '~/api/projects.ts';
import { annotationWords } from '~/content/annotations.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { dropText } from '~/ui/kept-text.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { toast } from '~/ui/toast-store.ts';
import { changeCitation } from '../change-citation.ts';
import { AnnotationForm, annotationFormName } from './annotation-form.tsx';

interface AnnotationDialogProps {
  projectId: number;
  citation: ProjectCitation;
  /** Whether the list prints annotations. */
  annotated: boolean;
  open: boolean;
  onClose: () => void;
}

/** The dialog for what somebody says about a work. */
export function AnnotationDialog({ projectId, citation, annotated, open, onClose }: AnnotationDialogProps) {
  const { id, formattedCitation } = citation;
  const queries = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ text, begun }: { text: string; begun: string }) =>
      changeCitation(queries, projectId, id, () =>
        editCitation(id, { annote: text || null, before: { annote: begun || null } }),
      ),
    onSuccess: (_saved, { text }) => {
      dropText(annotationFormName(id));
      const isHidden = !annotated && text !== '';
      toast({
        title: annotationWords.saved,
        ...(isHidden && { description: annotationWords.notPrinted }),
      });
      onClose();
    },
  });
  const close = () => {
    if (isPending) return;
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={annotationWords.title}
      description={annotationWords.about}
      guarded
    >
      <ReferenceText html={formattedCitation} className="text-[0.9rem]! leading-snug!" />
      {open && (
        <AnnotationForm
          citation={citation}
          busy={isPending}
          failure={error ? failureMessage(error, annotationWords.failed) : undefined}
          onSave={(text, begun) => (text === begun ? close() : mutate({ text, begun }))}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
