import { manualSourceTypeLabels, manualSourceTypes } from '@citewright/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { CitationFormValues } from '../form/values.ts';

// The other types, and the table of their fields.
const TypeSelect = lazyPart(async () => (await import('./type-select.tsx')).TypeSelect);

/** The five source types as a radio group in one row, and all others behind "More types". */
export function SourceTypeSelector() {
  const { control, setValue } = useFormContext<CitationFormValues>();
  const [sourceType, other] = useWatch({ control, name: ['manualSourceType', 'manualType'] });
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Source type</legend>
      <div className="flex flex-wrap gap-1.5">
        {manualSourceTypes.map((type) => (
          <label
            key={type}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-md border border-rule-strong px-2.5 text-sm text-ink-soft transition-colors duration-150 hover:bg-sunk has-checked:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="manualSourceType"
              value={type}
              checked={other === undefined && sourceType === type}
              onChange={() => {
                setValue('manualType', undefined);
                setValue('manualSourceType', type);
              }}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {manualSourceTypeLabels[type]}
          </label>
        ))}
        <TypeSelect waiting={<span className="h-11 w-30 rounded-md border border-rule" />} />
      </div>
    </fieldset>
  );
}
