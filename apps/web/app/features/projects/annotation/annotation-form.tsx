import { countWords, itemLimits, type ProjectCitation } from '@citewright/contract';
import { Italic } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { annotationWords } from '~/content/annotations.ts';
import { Button } from '~/ui/button.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { dropText, KeptNote, keepText, keptText } from '~/ui/kept-text.tsx';
import { TextAreaField } from '~/ui/text-field.tsx';
import { DisputedFields } from '../disputed-fields.tsx';
import { focusOnOpen } from '../focus-on-open.ts';
import { AnnotationPrompts } from './annotation-prompts.tsx';
import { toggleItalic } from './italic.ts';

/** The name under which is kept what is typed; see `keepText`. */
export const annotationFormName = (id: number): string => `annotation ${id}`;

interface AnnotationFormProps {
  citation: ProjectCitation;
  busy: boolean;
  /** Why the last attempt failed; the text stays. */
  failure: string | undefined;
  /** `begun` is the annotation that the form began with. */
  onSave: (text: string, begun: string) => void;
  onCancel: () => void;
}

/** The form of an annotation. What is typed is kept until it is saved or discarded. */
export function AnnotationForm({ citation, busy, failure, onSave, onCancel }: AnnotationFormProps) {
  const formName = annotationFormName(citation.id);
  const area = useRef<HTMLTextAreaElement>(null);
  const stored = String(citation.item.annote ?? '');
  const [begun, setBegun] = useState(stored);
  const [kept, setKept] = useState(() => keptText<{ text: string }>(formName));
  const [text, setText] = useState(kept?.text ?? stored);
  const [isTooLong, setIsTooLong] = useState(false);
  const count = countWords(text);
  const fits = count <= itemLimits.annotationWords && text.length <= itemLimits.annotation;
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
    if (fits) onSave(text.trim(), begun);
    else setIsTooLong(true);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="mt-4 space-y-4"
    >
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
      <FailureLine message={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? annotationWords.saving : annotationWords.save}
        </Button>
      </div>
    </form>
  );
}
