import { inputLimits } from '@citewright/contract';
import { useMemo, useState } from 'react';
import { inTextFormsOf } from '~/clipboard/in-text-forms.ts';
import { InTextLines } from '~/clipboard/in-text-lines.tsx';
import { locatorOptions } from '~/content/locator-options.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { HistoryEntry } from '../history/session-history.ts';
import { restyleReference } from './restyle.ts';
import { printedKey, useEngine } from './use-restyled.ts';

interface InTextLineProps {
  entry: HistoryEntry;
  lang: string | undefined;
}

/** The in-text forms, each with a copy button, and the place in the work that they name. */
export function InTextLine({ entry, lang }: InTextLineProps) {
  const { citation } = entry;
  const style = printedKey(entry);
  const [place, setPlace] = useState(citation.locator ?? { label: 'page', value: '' });
  const [isBegun, setIsBegun] = useState(false);
  const formatter = useEngine(style, isBegun);
  const forms = useMemo(() => {
    if (!isBegun || !formatter) return inTextFormsOf(citation);
    const value = place.value.trim();
    const locator = value === '' ? undefined : { label: place.label, value };
    return inTextFormsOf(restyleReference(citation, style, locator, formatter));
  }, [citation, formatter, isBegun, place, style]);
  if (Object.keys(forms).length === 0) return null;
  const begin = () => setIsBegun(true);
  return (
    <div className="mt-4 rounded-md bg-sunk py-0.5 pr-1 pl-4">
      <InTextLines forms={forms} lang={lang} />
      <div className="flex max-w-96 gap-2 pt-1 pr-3 pb-3" data-print="off">
        <SelectField
          label="What to name in the text"
          labelHidden
          className="w-36"
          options={locatorOptions}
          value={place.label}
          onFocus={begin}
          onChange={({ target }) => setPlace({ ...place, label: target.value })}
        />
        <TextField
          label="Number of the page, chapter or other place"
          labelHidden
          className="min-w-0 flex-1"
          placeholder={place.label === 'timestamp' ? '12:30' : '23-25'}
          maxLength={inputLimits.locator}
          autoComplete="off"
          value={place.value}
          onFocus={begin}
          onChange={({ target }) => setPlace({ ...place, value: target.value })}
        />
      </div>
    </div>
  );
}
