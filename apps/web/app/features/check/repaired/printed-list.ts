import { styleOf } from '@citewright/styles';
import type { Formatter } from '~/engine/load-formatter.ts';
import type { Entry } from '../state/check-state.ts';
import { isAsWritten } from '../state/decision.ts';
import { repairedList } from '../state/repaired-list.ts';

/** Whether an entry of a text stands in the list letter for letter. */
export const standsAsWritten = ({ result, decision, isText }: Entry): boolean =>
  isText === true && result !== undefined && isAsWritten(result, decision);

/** The list in a style, in its order: repaired entries and those set anew as the style prints them, all others letter for letter as they were written. */
export function printedList(
  { formatBibliography, asGiven }: Formatter,
  entries: readonly Entry[],
  style: string,
): ReturnType<Formatter['formatBibliography']> {
  const written = new Map(
    entries.filter(standsAsWritten).map(({ index, input }) => [`entry-${index + 1}`, input]),
  );
  const { isNumeric } = styleOf(style).csl;
  return formatBibliography(repairedList(entries), style).map((printed) => {
    const input = written.get(String(printed.id));
    return input === undefined ? printed : { id: printed.id, ...asGiven(printed, input, isNumeric) };
  });
}
