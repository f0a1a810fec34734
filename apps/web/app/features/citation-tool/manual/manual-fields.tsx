import type { InputHTMLAttributes } from 'react';
import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { CitationFormValues } from '../form/values.ts';
import { publisherLabels } from './detail-fields.ts';
import { MoreDetails } from './more-details.tsx';
import { SourceTypeSelector } from './source-type-selector.tsx';

const TypeFields = lazyPart(async () => (await import('./type-fields.tsx')).TypeFields);

const requiredFields = ['manualTitle', 'manualAuthors', 'manualYear'] as const;

/** The three required fields share one error message; it is shown only at the first empty one. */
function requiredError(errors: FieldErrors<CitationFormValues>, field: (typeof requiredFields)[number]) {
  const first = requiredFields.find((name) => errors[name] !== undefined);
  return first === field ? errors[field]?.message : undefined;
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
  const { control, register, formState } = useFormContext<CitationFormValues>();
  const [sourceType, other] = useWatch({ control, name: ['manualSourceType', 'manualType'] });
  const { errors } = formState;
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
      <TextField
        label="Authors"
        required={other === undefined}
        hint="Separate several with semicolons: Lovelace, Ada; Turing, Alan"
        {...plainTyping}
        error={requiredError(errors, 'manualAuthors')}
        {...register('manualAuthors')}
      />
      <div className="grid gap-4 @2xs:grid-cols-[6rem_1fr]">
        <TextField
          label="Year"
          required={other === undefined}
          placeholder="2024"
          {...plainTyping}
          error={requiredError(errors, 'manualYear')}
          {...register('manualYear')}
        />
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
