import { type CitationEdit, inputLimits, type ProjectCitation } from '@citewright/contract';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { besideWords } from '~/content/beside.ts';
import { locatorOptions } from '~/content/locator-options.ts';
import { Button } from '~/ui/button.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { dropText, KeptNote, keepText, keptText } from '~/ui/kept-text.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextAreaField, TextField } from '~/ui/text-field.tsx';
import { DisputedFields } from '../disputed-fields.tsx';
import { focusOnOpen } from '../focus-on-open.ts';
import {
  type BesideValues,
  besideEdit,
  besideErrors,
  besideValues,
  type TypedQuotation,
} from './beside-values.ts';
import { TagColours } from './tag-colours.tsx';

/** The name under which is kept what is typed; see `keepText`. */
export const besideFormName = (id: number): string => `beside ${id}`;

/** A field as text, to show two of them. */
const shown = (values: BesideValues, field: keyof BesideValues): string =>
  field === 'quotations'
    ? values.quotations.map(({ text, place }) => (place ? `${text} (${place})` : text)).join('; ')
    : values[field];

interface BesideFormProps {
  projectId: number;
  citation: ProjectCitation;
  busy: boolean;
  /** Why the last attempt failed; the text stays. */
  failure: string | undefined;
  /** Without an edit nothing has changed. */
  onSave: (edit: CitationEdit | undefined) => void;
  onCancel: () => void;
}

/** The form of notes, quotations and tags. What is typed is kept until it is saved or discarded. */
export function BesideForm({ projectId, citation, busy, failure, onSave, onCancel }: BesideFormProps) {
  const formName = besideFormName(citation.id);
  const stored = besideValues(citation.item);
  const [begun, setBegun] = useState(stored);
  const [kept, setKept] = useState(() => keptText<BesideValues>(formName));
  const [values, setValues] = useState(kept ?? stored);
  const [isRefused, setIsRefused] = useState(false);
  const errors = besideErrors(values);
  const type = (typed: Partial<BesideValues>) => {
    const next = { ...values, ...typed };
    setValues(next);
    if (besideEdit(begun, next)) keepText(formName, next);
    else dropText(formName);
  };
  const setQuotation = (at: number, typed: Partial<TypedQuotation>) =>
    type({ quotations: values.quotations.map((one, index) => (index === at ? { ...one, ...typed } : one)) });
  const take = () => {
    dropText(formName);
    setKept(undefined);
    setBegun(stored);
    setValues(stored);
  };
  const disputed = (['notes', 'quotations', 'tags'] as const).filter(
    (field) => shown(begun, field) !== shown(stored, field) && shown(values, field) !== shown(stored, field),
  );
  const save = () => {
    const fits = !errors.notes && !errors.tags && errors.quotation < 0;
    setIsRefused(!fits);
    if (fits) onSave(besideEdit(disputed.length > 0 ? stored : begun, values));
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
      <KeptNote isShown={kept !== undefined} onDiscard={take} />
      {disputed.length > 0 && (
        <DisputedFields
          fields={disputed.map((field) => ({
            field,
            label: besideWords[field],
            mine: shown(values, field),
            theirs: shown(stored, field),
          }))}
          onTake={({ field }) => type({ [field]: stored[field] })}
        />
      )}
      <TextAreaField
        ref={focusOnOpen}
        label={besideWords.notes}
        rows={5}
        value={values.notes}
        onChange={({ target }) => type({ notes: target.value })}
        error={isRefused ? errors.notes : undefined}
      />
      <fieldset className="space-y-3">
        <legend className="font-semibold">{besideWords.quotations}</legend>
        {values.quotations.map(({ text, label, place }, at) => (
          <div key={at} className="space-y-2 border-l-2 border-rule-strong pl-3">
            <TextAreaField
              label={besideWords.quotation(at + 1)}
              labelHidden
              rows={2}
              value={text}
              onChange={({ target }) => setQuotation(at, { text: target.value })}
              error={isRefused && errors.quotation === at ? besideWords.longQuotation : undefined}
            />
            <div className="flex items-end gap-2">
              <SelectField
                label={besideWords.placeOf(at + 1)}
                labelHidden
                options={locatorOptions}
                value={label}
                onChange={({ target }) =>
                  setQuotation(at, { label: target.value as TypedQuotation['label'] })
                }
                className="flex-[1_1_7rem]"
              />
              <TextField
                label={besideWords.numberOf(at + 1)}
                labelHidden
                placeholder="437–438"
                autoComplete="off"
                maxLength={inputLimits.locator}
                value={place}
                onChange={({ target }) => setQuotation(at, { place: target.value })}
                className="flex-[1_1_6rem]"
              />
              <IconButton
                label={besideWords.removeQuotation(at + 1)}
                onClick={() => type({ quotations: values.quotations.toSpliced(at, 1) })}
              >
                <X aria-hidden="true" />
              </IconButton>
            </div>
          </div>
        ))}
        <Button
          look="quiet"
          className="-ml-4"
          onClick={() => type({ quotations: [...values.quotations, { text: '', label: 'page', place: '' }] })}
        >
          <Plus aria-hidden="true" />
          {besideWords.addQuotation}
        </Button>
      </fieldset>
      <TextField
        label={besideWords.tags}
        hint={besideWords.tagsHint}
        autoComplete="off"
        value={values.tags}
        onChange={({ target }) => type({ tags: target.value })}
        error={isRefused ? errors.tags : undefined}
      />
      {stored.tags !== '' && <TagColours projectId={projectId} tags={citation.item.custom?.tags ?? []} />}
      {citation.item.keyword && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          <span className="font-semibold">{besideWords.keywords}:</span> {citation.item.keyword}
        </p>
      )}
      <FailureLine message={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? besideWords.saving : besideWords.save}
        </Button>
      </div>
    </form>
  );
}
