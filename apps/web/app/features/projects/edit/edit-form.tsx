import type { CitationEdit, ProjectCitation, StyleId } from '@citewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { type DateField, fieldsOf, type NameField, type TextField } from '~/content/item-fields.ts';
import { itemTypeLabels } from '~/content/item-types.ts';
import { kindOfItem, promptsOfKind, type SourceKind } from '~/content/source-kinds.ts';
import { Button } from '~/ui/button.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { focusOnOpen } from '../focus-on-open.ts';
import { citationEdit, editSince } from './citation-edit.ts';
import { DateInputs } from './date-inputs.tsx';
import { type DisputedPath, type Draft, rebaseDraft } from './draft.ts';
import { DraftNote } from './draft-note.tsx';
import { editSchema } from './edit-schema.ts';
import { type EditValues, editValues, emptyName } from './edit-values.ts';
import { NameInputs } from './name-inputs.tsx';
import { type EditedCitation, ReferencePreview } from './reference-preview.tsx';
import { TextInputs } from './text-inputs.tsx';

/** The types; that of a kind of source has the name of the kind. */
const typeOptions = (kind: SourceKind | undefined) =>
  Object.entries(itemTypeLabels).map(([value, label]) => ({
    value,
    label: value === kind?.type ? kind.label : label,
  }));

/** The form's methods for the dialog, called when it closes. */
export interface EditFormHandle {
  /** The unsaved input, if any. */
  unsaved: () => Draft | undefined;
}

interface EditFormProps {
  ref: RefObject<EditFormHandle | null>;
  citation: EditedCitation;
  /** Unsaved input of an earlier session, rebased on the current record. */
  draft: Draft | undefined;
  /** All citations of the project, including the edited one. */
  citations: readonly ProjectCitation[];
  style: StyleId;
  busy: boolean;
  /** Why the last attempt failed; the input stays. */
  failure: string | undefined;
  /** Called with every change: what is not saved, if anything. */
  onTyped?: (draft: Draft | undefined) => void;
  onSubmit: (edit: CitationEdit) => void;
  onCancel: () => void;
}

/** The fields that the citation's type has or its record contains, beside a preview of the reference. */
export function EditForm({
  ref,
  citation,
  draft,
  citations,
  style,
  busy,
  failure,
  onTyped,
  onSubmit,
  onCancel,
}: EditFormProps) {
  // What the form began with: the citation may change meanwhile.
  const [item] = useState(citation.item);
  const [initial] = useState(() => editValues(item));
  const [rebased] = useState(() => draft && rebaseDraft(draft, initial));
  const form = useForm<EditValues>({
    resolver: zodResolver(editSchema),
    defaultValues: rebased?.values ?? initial,
    mode: 'onTouched',
  });
  const { getValues, watch } = form;
  const unsaved = useCallback((): Draft | undefined => {
    const values = getValues();
    if (Object.keys(citationEdit(initial, values)).length === 0) return undefined;
    return { base: initial, values: structuredClone(values) };
  }, [getValues, initial]);
  useImperativeHandle(ref, () => ({ unsaved }), [unsaved]);
  const typed = useRef(onTyped);
  typed.current = onTyped;
  useEffect(() => {
    const { unsubscribe } = watch(() => typed.current?.(unsaved()));
    return unsubscribe;
  }, [watch, unsaved]);
  // The browser asks for confirmation before the tab is closed or reloaded.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (ref.current?.unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [ref]);
  const saveButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A disabled button loses the focus; give it back after a failure.
    if (failure !== undefined && document.activeElement === document.body) saveButton.current?.focus();
  }, [failure]);
  const type = useWatch({ control: form.control, name: 'type' });
  const genre = useWatch({ control: form.control, name: 'texts.genre' });
  const kind = kindOfItem(type, genre);
  const prompts = promptsOfKind(kind);
  const { names, dates, texts } = fieldsOf(type, citation.item);
  // Those of the kind first, under its names.
  const [title, ...otherTexts] = [...new Set([...texts.slice(0, 1), ...prompts.texts, ...texts])];

  const [newRow, setNewRow] = useState<`names.${NameField}.${number}.given`>();
  const { setFocus } = form;
  useEffect(() => {
    if (newRow) setFocus(newRow);
  }, [newRow, setFocus]);

  const fill = (field: string) => {
    if (names.includes(field as NameField)) {
      const path = `names.${field as NameField}` as const;
      const rows = form.getValues(path) ?? [];
      form.setValue(path, [...rows, emptyName]);
      setNewRow(`${path}.${rows.length}.given`);
    } else if (dates.includes(field as DateField)) form.setFocus(`dates.${field as DateField}.year`);
    else form.setFocus(`texts.${field as TextField}`);
  };
  const takeSaved = (path: DisputedPath) => {
    if (path === 'type') form.setValue('type', initial.type);
    else {
      const saved = (initial[path.group] as Record<string, never>)[path.field];
      form.setValue(`${path.group}.${path.field}` as 'texts.title', saved as never);
    }
  };
  const typeField = form.register('type');

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => onSubmit(editSince(item, citationEdit(initial, values))))}
      >
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="min-w-0 space-y-6">
            {rebased && (
              <DraftNote
                draft={rebased}
                onDrop={() => {
                  form.reset(initial);
                  onTyped?.(undefined);
                }}
                onTake={takeSaved}
              />
            )}
            <SelectField
              label="Type of source"
              options={typeOptions(kind)}
              {...typeField}
              ref={(element) => {
                typeField.ref(element);
                focusOnOpen(element);
              }}
            />
            {title && <TextInputs fields={[title]} prompts={prompts.byField} />}
            {[...new Set([...prompts.names, ...names])].map((field) => (
              <NameInputs key={field} field={field} label={prompts.byField.get(field)?.label} />
            ))}
            {dates.map((field) => (
              <DateInputs key={field} field={field} />
            ))}
            <TextInputs fields={otherTexts} prompts={prompts.byField} />
          </div>
          <div className="min-w-0 max-lg:order-first lg:sticky lg:top-6">
            <ReferencePreview {...{ citation, citations, style, initial }} onFill={fill} />
          </div>
        </div>
        <div className="sticky bottom-0 z-10 -mx-5 mt-6 -mb-5 border-t border-rule bg-paper px-5 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
          <FailureLine message={failure} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onCancel}>Cancel</Button>
            <Button ref={saveButton} type="submit" look="primary" busy={busy}>
              {busy ? 'Saving...' : 'Save Changes'}
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
