import { inputLimits, type Locator } from '@citewright/contract';
import { useMemo, useState } from 'react';
import { inTextFormsOf } from '~/clipboard/in-text-forms.ts';
import { InTextLines } from '~/clipboard/in-text-lines.tsx';
import { locatorOptions } from '~/content/locator-options.ts';
import { loadFormatter } from '~/engine/load-formatter.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { HistoryEntry } from '../history/session-history.ts';
import { sessionHistory } from '../history/use-session-history.ts';
import { restyleReference } from './restyle.ts';
import { printedKey, useEngine } from './use-restyled.ts';

interface InTextLineProps {
  entry: HistoryEntry;
  /** Whether the place is kept with the entry; that of a project's citation is chosen in its list. */
  keepsPlace: boolean;
  lang: string | undefined;
}

function locatorOf({ label, value }: Locator): Locator | undefined {
  return value.trim() === '' ? undefined : { label, value: value.trim() };
}

/** Keeps a place with an entry of the history, whose forms are in the style in which it was made. */
async function keepPlace(id: number, locator: Locator | undefined): Promise<void> {
  const entry = sessionHistory()
    .entries()
    .find((other) => other.id === id);
  if (!entry || JSON.stringify(entry.citation.locator) === JSON.stringify(locator)) return;
  const style = printedKey(entry);
  const formatter = await loadFormatter([style]);
  if (!formatter) return;
  const { inTextCitation, inTextHtml, inTextForms } = restyleReference(
    entry.citation,
    style,
    locator,
    formatter,
  );
  sessionHistory().place(id, { locator, inTextCitation, inTextHtml, inTextForms });
}

/** The in-text forms, each with a copy button, and the place in the work that they name. */
export function InTextLine({ entry, keepsPlace, lang }: InTextLineProps) {
  const { citation } = entry;
  const style = printedKey(entry);
  const [place, setPlace] = useState(citation.locator ?? { label: 'page', value: '' });
  const [isBegun, setIsBegun] = useState(false);
  const formatter = useEngine(style, isBegun);
  const forms = useMemo(() => {
    if (!isBegun || !formatter) return inTextFormsOf(citation);
    return inTextFormsOf(restyleReference(citation, style, locatorOf(place), formatter));
  }, [citation, formatter, isBegun, place, style]);
  if (Object.keys(forms).length === 0) return null;
  const begin = () => setIsBegun(true);
  const keep = () => void (keepsPlace && isBegun && keepPlace(entry.id, locatorOf(place)));
  return (
    <div className="rounded-md bg-sunk py-0.5 pr-1 pl-4">
      <InTextLines forms={forms} lang={lang} />
      <div className="flex max-w-96 gap-2 pt-1 pr-3 pb-3" data-print="off">
        <SelectField
          label="What to name in the text"
          labelHidden
          className="w-36"
          options={locatorOptions}
          value={place.label}
          onFocus={begin}
          onBlur={keep}
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
          onBlur={keep}
          onChange={({ target }) => setPlace({ ...place, value: target.value })}
        />
      </div>
    </div>
  );
}
