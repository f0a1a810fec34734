import { ArrowUp, X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { NameField } from '~/content/item-fields.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { EditValues, NameValues } from './edit-values.ts';

const kinds = [
  { value: 'person', label: 'Person' },
  { value: 'organisation', label: 'Organisation' },
];

type Part = 'given' | 'particle' | 'family' | 'suffix';

/** The parts of a person's name, in order; rare ones are shown only if this name has them. */
const personParts: readonly { part: Part; label: string; always: boolean; look: string }[] = [
  { part: 'given', label: 'Given names', always: true, look: 'flex-[3_1_8rem]' },
  { part: 'particle', label: 'Particle', always: false, look: 'flex-[1_1_5rem]' },
  { part: 'family', label: 'Family name', always: true, look: 'flex-[3_1_8rem]' },
  { part: 'suffix', label: 'Suffix', always: false, look: 'flex-[1_1_4rem]' },
];

interface NameRowProps {
  field: NameField;
  index: number;
  /** The name when the row was mounted. */
  initial: NameValues;
  onUp: () => void;
  onRemove: () => void;
}

/** One name: a person in parts, or an organisation as one string. */
export function NameRow({ field, index, initial, onUp, onRemove }: NameRowProps) {
  const { register, control, formState } = useFormContext<EditValues>();
  const kind = useWatch({ control, name: `names.${field}.${index}.kind` });
  const errors = formState.errors.names?.[field]?.[index];
  const place = `names.${field}.${index}` as const;
  const parts = personParts.filter(({ part, always }) => always || initial[part] !== '');
  const which = `name ${index + 1}`;
  return (
    <li className="flex items-start gap-1 py-2">
      <div className="flex min-w-0 flex-1 flex-wrap gap-2">
        <SelectField
          label={`Kind of ${which}`}
          labelHidden
          options={kinds}
          className="flex-[0_0_10rem] max-sm:basis-full"
          {...register(`${place}.kind`)}
        />
        {kind === 'organisation' ? (
          <TextField
            label={`Organisation, ${which}`}
            labelHidden
            placeholder="Organisation"
            className="flex-[1_1_12rem]"
            autoComplete="off"
            error={errors?.organisation?.message}
            {...register(`${place}.organisation`)}
          />
        ) : (
          parts.map(({ part, label, look }) => (
            <TextField
              key={part}
              label={`${label}, ${which}`}
              labelHidden
              placeholder={label}
              className={look}
              autoComplete="off"
              spellCheck={false}
              error={errors?.[part]?.message}
              {...register(`${place}.${part}`)}
            />
          ))
        )}
      </div>
      <IconButton label={`Move ${which} up`} disabled={index === 0} onClick={onUp}>
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton label={`Remove ${which}`} onClick={onRemove} className="hover:text-danger">
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
