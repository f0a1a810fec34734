import { countWords, itemLimits, type ProjectCitation } from '@citewright/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Italic } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureMessage } from '~/api/failure-message.ts';
import { editCitation } from '~/api/projects.ts';
import { annotationWords } from '~/content/annotations.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { dropText, KeptNote, keepText, keptText } from '~/ui/kept-text.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { TextAreaField } from '~/ui/text-field.tsx';
import { toast } from '~/ui/toast-store.ts';
import { changeCitation } from '../change-citation.ts';
import { DisputedFields } from '../disputed-fields.tsx';
import { focusOnOpen } from '../focus-on-open.ts';
import { AnnotationPrompts } from './annotation-prompts.tsx';
import { toggleItalic } from './italic.ts';

const annotationOf = ({ item }: ProjectCitation): string => String(item.annote ?? '');

interface AnnotationDialogProps {
  projectId: number;
  citation: ProjectCitation;
  /** Whether the list prints annotations. */
  annotated: boolean;
  onClose: () => void;
}

/** The dialog for what somebody says about a work. What is typed is kept until it is saved or discarded. */
export function AnnotationDialog({ projectId, citation, annotated, onClose }: AnnotationDialogProps) {
  const { id, formattedCitation } = citation;
  const formName = `annotation ${id}`;
  const queries = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
  const stored = annotationOf(citation);
  const [begun, setBegun] = useState(stored);
  const [kept, setKept] = useState(() => keptText<{ text: string }>(formName));
  const [text, setText] = useState(kept?.text ?? stored);
  const [isTooLong, setIsTooLong] = useState(false);
  const count = countWords(text);
  const fits = count <= itemLimits.annotationWords && text.length <= itemLimits.annotation;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      changeCitation(queries, projectId, id, () =>
        editCitation(id, { annote: text.trim() || null, before: { annote: begun || null } }),
      ),
    onSuccess: () => {
      dropText(formName);
      toast({
        title: annotationWords.saved,
        ...(!annotated && text.trim() !== '' && { description: annotationWords.notPrinted }),
      });
      onClose();
    },
  });
  const type = (typed: string) => {
    setText(typed);
    setIsTooLong(false);
    if (typed === begun) dropText(formName);
    else keepText(formName, { text: typed });
  };
  const take = () => {
    dropText(formName);
    setKept(undefined);
    setBegun(stored);
    setText(stored);
  };
  const italic = () => {
    const element = area.current;
    if (!element) return;
    const after = toggleItalic({ text, start: element.selectionStart, end: element.selectionEnd });
    flushSync(() => type(after.text));
    element.focus();
    element.setSelectionRange(after.start, after.end);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'i' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    italic();
  };
  const save = () => {
    if (!fits) setIsTooLong(true);
    else if (text.trim() === begun.trim()) onClose();
    else mutate();
  };
  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title={annotationWords.title}
      description={annotationWords.about}
      guarded
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        className="space-y-4"
      >
        <ReferenceText html={formattedCitation} className="text-[0.9rem]! leading-snug!" />
        <AnnotationPrompts />
        <KeptNote isShown={kept !== undefined} onDiscard={take} />
        {begun !== stored && (
          <DisputedFields
            fields={[{ field: 'annote', label: annotationWords.title, mine: text, theirs: stored }]}
            onTake={take}
          />
        )}
        <TextAreaField
          ref={(element) => {
            area.current = element;
            focusOnOpen(element);
          }}
          label={annotationWords.label}
          hint={annotationWords.hint}
          rows={9}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKey}
          error={
            isTooLong ? annotationWords.tooLong(itemLimits.annotationWords, itemLimits.annotation) : undefined
          }
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Button look="quiet" className="-ml-4" onClick={italic}>
            <Italic aria-hidden="true" />
            {annotationWords.italic}
          </Button>
          <span className={fits ? 'text-sm text-ink-soft' : 'text-sm font-semibold text-danger'}>
            {annotationWords.words(count)}
          </span>
        </div>
        <FailureLine message={error ? failureMessage(error, annotationWords.failed) : undefined} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {isPending ? annotationWords.saving : annotationWords.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
