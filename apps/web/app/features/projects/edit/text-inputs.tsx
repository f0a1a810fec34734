import { useFormContext } from 'react-hook-form';
import { type TextField as TextFieldName, textPrompts } from '~/content/item-fields.ts';
import type { KindPrompt } from '~/content/source-kinds.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextAreaField, TextField } from '~/ui/text-field.tsx';
import type { EditValues } from './edit-values.ts';

function TextInput({ field, prompt }: { field: TextFieldName; prompt: KindPrompt | undefined }) {
  const { register, formState } = useFormContext<EditValues>();
  const { size, ...usual } = textPrompts[field] ?? { label: field };
  const { label, example, choices } = { ...usual, ...prompt };
  const error = formState.errors.texts?.[field]?.message;
  const shared = { label, error, autoComplete: 'off', ...register(`texts.${field}`) };
  if (choices) return <SelectField {...shared} options={choices} />;
  if (size === 'several') return <TextAreaField {...shared} rows={3} className="sm:col-span-2" />;
  return <TextField {...shared} placeholder={example} className={size === 'long' ? 'sm:col-span-2' : ''} />;
}

/** The text fields of an item; short ones are paired in a row. `prompts`: what the kind of source calls them. */
export function TextInputs({
  fields,
  prompts,
}: {
  fields: readonly TextFieldName[];
  prompts: ReadonlyMap<string, KindPrompt>;
}) {
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      {fields.map((field) => (
        <TextInput key={field} field={field} prompt={prompts.get(field)} />
      ))}
    </div>
  );
}
