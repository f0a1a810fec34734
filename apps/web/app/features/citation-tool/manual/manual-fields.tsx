import { type InputHTMLAttributes, useState } from 'react';
import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form';
import { manualWords } from '~/content/manual-words.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { CitationFormValues } from '../form/values.ts';
import { publisherLabels } from './detail-fields.ts';
import { MoreDetails } from './more-details.tsx';
import { SourceTypeSelector } from './source-type-selector.tsx';

const NameColumnsInput = lazyPart(async () => (await import('./name-columns.tsx')).NameColumnsInput);
const KindFields = lazyPart(async () => (await import('./kind-fields.tsx')).KindFields);
const TypeFields = lazyPart(async () => (await import('./type-fields.tsx')).TypeFields);

const requiredFields = ['manualTitle', 'manualAuthors', 'manualYear'] as const;

/** The three required fields share one error message: it is shown at the first that lacks something, and the others are marked. */
function requiredError(errors: FieldErrors<CitationFormValues>, field: (typeof requiredFields)[number]) {
  const first = requiredFields.find((name) => errors[name] !== undefined);
  const message = errors[field]?.message;
  return message === undefined || first === field ? message : manualWords.alsoMissing;
}

const plainTyping = {
  autoComplete: 'off',
  spellCheck: false,
} satisfies InputHTMLAttributes<HTMLInputElement>;

/**
 * Manual entry: the specified fields, and a disclosure with the additional fields of the source type. A type beyond the first
 * five shows the fields of that type.
 */
export function ManualFields() {
  const { control, register, formState, clearErrors } = useFormContext<CitationFormValues>();
  const [sourceType, other, noAuthor, noDate] = useWatch({
    control,
    name: ['manualSourceType', 'manualType', 'noAuthor', 'noDate'],
  });
  const [inColumns, setInColumns] = useState(false);
  const { errors } = formState;
  const isOther = other !== undefined;
  const [lacksAuthor, lacksDate] = [!isOther && noAuthor, !isOther && noDate];
  const clearing = { onChange: () => clearErrors([...requiredFields]) };
  if (other?.kind !== undefined)
    return (
      <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        <SourceTypeSelector />
        <KindFields kind={other.kind} />
      </div>
    );
  const has = (field: string) => other === undefined || other.fields.includes(field);
  return (
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <SourceTypeSelector />
      <TextField
        label="Title"
        required
        autoComplete="off"
        error={requiredError(errors, 'manualTitle')}
        {...register('manualTitle')}
      />
      <div>
        {!lacksAuthor && inColumns && <NameColumnsInput error={requiredError(errors, 'manualAuthors')} />}
        {!lacksAuthor && !inColumns && (
          <TextField
            label="Authors"
            required={!isOther}
            hint="Separate several with semicolons: Lovelace, Ada; Turing, Alan"
            {...plainTyping}
            error={requiredError(errors, 'manualAuthors')}
            {...register('manualAuthors')}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {!isOther && <Checkbox label={manualWords.noAuthor} {...register('noAuthor', clearing)} />}
          {!lacksAuthor && (
            <Button look="quiet" className="-mr-4 max-sm:-ml-4" onClick={() => setInColumns(!inColumns)}>
              {inColumns ? manualWords.asText : manualWords.inColumns}
            </Button>
          )}
        </div>
      </div>
      <div className="grid items-start gap-4 @2xs:grid-cols-[7rem_1fr]">
        <div>
          {!lacksDate && (
            <TextField
              label="Year"
              required={!isOther}
              placeholder="2024"
              {...plainTyping}
              error={requiredError(errors, 'manualYear')}
              {...register('manualYear')}
            />
          )}
          {!isOther && <Checkbox label={manualWords.noDate} {...register('noDate', clearing)} />}
        </div>
        {has('publisher') && (
          <TextField
            label={other ? 'Publisher or institution' : publisherLabels[sourceType]}
            autoComplete="off"
            error={errors.manualPublisher?.message}
            {...register('manualPublisher')}
          />
        )}
      </div>
      {has('URL') && (
        <TextField
          label="URL"
          inputMode="url"
          autoCapitalize="off"
          placeholder="https://"
          {...plainTyping}
          error={errors.manualUrl?.message}
          {...register('manualUrl')}
        />
      )}
      {other ? <TypeFields type={other.type} /> : <MoreDetails sourceType={sourceType} />}
    </div>
  );
}
