import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type DateField, datePrompts } from '~/content/item-fields.ts';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { EditValues } from './edit-values.ts';

const names = 'January February March April May June July August September October November December'.split(
  ' ',
);
const months = [
  { value: '', label: 'No month' },
  ...names.map((label, place) => ({ value: String(place + 1), label })),
];

/** The inputs of a date: year, month and day, or free text for a date that has none. */
export function DateInputs({ field }: { field: DateField }) {
  const { register, setValue, control, formState } = useFormContext<EditValues>();
  const words = useWatch({ control, name: `dates.${field}.words` });
  const [inWords, setInWords] = useState(words !== '');
  const errors = formState.errors.dates?.[field];
  const backToParts = () => {
    setValue(`dates.${field}.words`, '', { shouldDirty: true });
    setInWords(false);
  };
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{datePrompts[field]}</legend>
      {inWords ? (
        <TextField
          label={`${datePrompts[field]} in words`}
          labelHidden
          className="mt-1.5"
          placeholder="in press, Spring 2020, ca. 1850, 2019/2020"
          autoComplete="off"
          error={errors?.words?.message}
          {...register(`dates.${field}.words`)}
        />
      ) : (
        <div className="mt-1 grid grid-cols-[5.5rem_1fr_4.5rem] gap-3">
          <TextField
            label={<span className="font-normal text-ink-soft">Year</span>}
            autoComplete="off"
            error={errors?.year?.message}
            {...register(`dates.${field}.year`)}
          />
          <SelectField
            label={<span className="font-normal text-ink-soft">Month</span>}
            options={months}
            {...register(`dates.${field}.month`)}
          />
          <TextField
            label={<span className="font-normal text-ink-soft">Day</span>}
            inputMode="numeric"
            autoComplete="off"
            error={errors?.day?.message}
            {...register(`dates.${field}.day`)}
          />
        </div>
      )}
      <Button look="quiet" className="mt-1 -ml-4" onClick={inWords ? backToParts : () => setInWords(true)}>
        {inWords ? 'Give year, month and day' : 'Say it in words instead'}
        <span className="sr-only">: {datePrompts[field]}</span>
      </Button>
    </fieldset>
  );
}
