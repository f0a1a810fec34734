import type { ItemType } from '@citewright/contract';
import { ChevronDown } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldsOfType } from '~/content/item-fields.ts';
import { itemTypeLabels } from '~/content/item-types.ts';
import { classNames } from '~/ui/class-names.ts';
import type { CitationFormValues } from '../form/values.ts';

/** The types that have a button of their own. */
const first: ReadonlySet<string> = new Set([
  'article-journal',
  'book',
  'webpage',
  'report',
  'paper-conference',
]);

const types = (Object.keys(itemTypeLabels) as ItemType[])
  .filter((type) => !first.has(type))
  .sort((one, other) => itemTypeLabels[one].localeCompare(itemTypeLabels[other]));

/** All types beyond the first five; the form then has the fields of the chosen one. */
export function TypeSelect() {
  const { control, setValue, clearErrors } = useFormContext<CitationFormValues>();
  const type = useWatch({ control, name: 'manualType' })?.type;
  const choose = (chosen: string) => {
    const found = types.find((known) => known === chosen);
    const { names, dates, texts } = fieldsOfType(found ?? 'book');
    setValue('manualType', found && { type: found, fields: [...names, ...dates, ...texts] });
    clearErrors();
  };
  return (
    <span className="relative inline-flex">
      <select
        aria-label="More types of source"
        value={type ?? ''}
        onChange={({ target }) => choose(target.value)}
        className={classNames(
          'min-h-11 max-w-60 cursor-pointer appearance-none field-sizing-content truncate rounded-md border py-0 pr-9 pl-2.5 text-sm transition-colors duration-150',
          type
            ? 'border-ink bg-ink font-semibold text-paper'
            : 'border-rule-strong text-ink-soft hover:bg-sunk',
        )}
      >
        <option value="" className="bg-paper text-ink">
          More types
        </option>
        {types.map((known) => (
          <option key={known} value={known} className="bg-paper text-ink">
            {itemTypeLabels[known]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4.5',
          type ? 'text-paper' : 'text-ink-faint',
        )}
      />
    </span>
  );
}
