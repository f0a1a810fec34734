import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { type NameField, namePrompts } from '~/content/item-fields.ts';
import { Button } from '~/ui/button.tsx';
import { type EditValues, emptyName } from './edit-values.ts';
import { NameRow } from './name-row.tsx';

/** The number of names shown initially: physics papers can have thousands, which would freeze the form. */
const initiallyShown = 20;

/** The names of one role, in citation order; `label`: what the kind of source calls them. */
export function NameInputs({
  field,
  label = namePrompts[field] ?? field,
}: {
  field: NameField;
  label?: string | undefined;
}) {
  const { control } = useFormContext<EditValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: `names.${field}` });
  const [all, setAll] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const shown = all ? fields : fields.slice(0, initiallyShown);
  const hidden = fields.length - shown.length;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      {fields.length > 0 && (
        <ol className="mt-1 divide-y divide-rule max-sm:divide-y">
          {shown.map((name, index) => (
            <NameRow
              key={name.id}
              field={field}
              index={index}
              initial={name}
              onUp={() => move(index, index - 1)}
              onRemove={() => {
                remove(index);
                add.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <Button look="quiet" onClick={() => setAll(true)}>
          Show {hidden} more
        </Button>
      )}
      <Button
        ref={add}
        look="quiet"
        className="-ml-4"
        onClick={() => {
          setAll(true);
          append(emptyName, { focusName: `names.${field}.${fields.length}.given` });
        }}
      >
        <Plus aria-hidden="true" />
        Add to {label.toLowerCase()}
      </Button>
    </fieldset>
  );
}
