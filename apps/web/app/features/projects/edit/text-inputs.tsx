import { useFormContext } from 'react-hook-form';
import { type TextField as TextFieldName, textPrompts } from '~/content/item-fields.ts';
import { TextAreaField, TextField } from '~/ui/text-field.tsx';
import type { EditValues } from './edit-values.ts';

function TextInput({ field }: { field: TextFieldName }) {
  const { register, formState } = useFormContext<EditValues>();
  const { label, example, size } = textPrompts[field] ?? { label: field };
  const error = formState.errors.texts?.[field]?.message;
  const shared = { label, error, autoComplete: 'off', ...register(`texts.${field}`) };
  if (size === 'several') return <TextAreaField {...shared} rows={3} className="sm:col-span-2" />;
  return <TextField {...shared} placeholder={example} className={size === 'long' ? 'sm:col-span-2' : ''} />;
}

/** The text fields of an item; short ones are paired in a row. */
export function TextInputs({ fields }: { fields: readonly TextFieldName[] }) {
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      {fields.map((field) => (
        <TextInput key={field} field={field} />
      ))}
    </div>
  );
}
