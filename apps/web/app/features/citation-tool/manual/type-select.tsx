import type { ItemType } from '@citewright/contract';
import { ChevronDown } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldsOfType } from '~/content/item-fields.ts';
import { itemTypeLabels } from '~/content/item-types.ts';
import { manualWords } from '~/content/manual-words.ts';
import { kindOf, sourceKinds } from '~/content/source-kinds.ts';
import { classNames } from '~/ui/class-names.ts';
import type { CitationFormValues, ManualType } from '../form/values.ts';

/** The types that have a button of their own, or a kind with fields of its own. */
const first: ReadonlySet<string> = new Set([
  'article-journal',
  'book',
  'webpage',
  'report',
  'paper-conference',
  'dataset',
  'post',
  'software',
]);

/** What is chosen, by its value in the list. */
function manualTypeOf(chosen: string): ManualType | undefined {
  const kind = kindOf(chosen);
  if (kind) {
    const { type, genre, prompts } = kind;
    return { type, fields: prompts.map(({ field }) => field), kind: chosen, genre };
  }
  const type = types.find((known) => known === chosen);
  const { names, dates, texts } = fieldsOfType(type ?? 'book');
  return type && { type, fields: [...names, ...dates, ...texts] };
}

const types = (Object.keys(itemTypeLabels) as ItemType[])
  .filter((type) => !first.has(type))
  .sort((one, other) => itemTypeLabels[one].localeCompare(itemTypeLabels[other]));

/** All kinds and types beyond the first five; the form then has the fields of the chosen one. */
export function TypeSelect() {
  const { control, setValue, clearErrors } = useFormContext<CitationFormValues>();
  const manualType = useWatch({ control, name: 'manualType' });
  const type = manualType?.kind ?? manualType?.type;
  const choose = (chosen: string) => {
    const found = manualTypeOf(chosen);
    setValue('manualType', found);
    // A genre of one kind is none of another.
    if (found?.kind ?? manualType?.kind) setValue('manualDetails.genre', '');
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
          {manualWords.moreTypes}
        </option>
        <optgroup label={manualWords.today} className="bg-paper text-ink">
          {Object.entries(sourceKinds).map(([id, { label }]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </optgroup>
        <optgroup label={manualWords.others} className="bg-paper text-ink">
          {types.map((known) => (
            <option key={known} value={known}>
              {itemTypeLabels[known]}
            </option>
          ))}
        </optgroup>
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
