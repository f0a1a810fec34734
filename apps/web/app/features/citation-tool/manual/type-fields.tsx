import type { ItemType } from '@citewright/contract';
import { useFormContext } from 'react-hook-form';
import {
  type DateField,
  datePrompts,
  fieldsOfType,
  type NameField,
  namePrompts,
  type TextField as TextFieldName,
  textPrompts,
} from '~/content/item-fields.ts';
import { TextField } from '~/ui/text-field.tsx';
import type { CitationFormValues } from '../form/values.ts';

interface Prompt {
  field: NameField | DateField | TextFieldName;
  label: string;
  example?: string | undefined;
  isLong?: boolean;
}

/** The fields that the form has for every type, under names of their own. */
const common: ReadonlySet<string> = new Set(['title', 'author', 'issued', 'publisher', 'URL']);

function promptsOf(type: ItemType): Prompt[] {
  const { names, dates, texts } = fieldsOfType(type);
  const prompts: Prompt[] = [
    ...names.map((field) => ({ field, label: namePrompts[field] ?? field, isLong: true })),
    ...texts.map((field) => {
      const { label, example, size } = textPrompts[field] ?? { label: field };
      return { field, label, example, isLong: size === 'long' };
    }),
    ...dates.map((field) => ({ field, label: datePrompts[field], example: '2024-05-31' })),
  ];
  return prompts.filter(({ field }) => !common.has(field));
}

/** The fields of a type beyond those of every type. Names and dates are typed as text, as authors and year are. */
export function TypeFields({ type }: { type: ItemType }) {
  const { register, formState } = useFormContext<CitationFormValues>();
  const errors = formState.errors.manualDetails;
  return (
    <div className="grid items-end gap-4 @2xs:grid-cols-2">
      {promptsOf(type).map(({ field, label, example, isLong }) => (
        <TextField
          key={field}
          label={label}
          placeholder={example}
          className={isLong ? '@2xs:col-span-2' : ''}
          autoComplete="off"
          error={errors?.[field]?.message}
          {...register(`manualDetails.${field}`)}
        />
      ))}
    </div>
  );
}
