import { monthTable } from './month-table.ts';
import type { MonthOf } from './plain-date.ts';

const byLanguage = new Map(
  Object.entries(monthTable).map(([language, months]) => [language, monthsIn(months)]),
);
const inAnyLanguage = new Map([...byLanguage.values()].toReversed().flatMap((months) => [...months]));

function monthsIn(table: string): Map<string, number> {
  const entries = table
    .split('|')
    .flatMap((forms, index) =>
      forms.split(' ').map((form): [string, number] => [form.replaceAll('_', ' '), index + 1]),
    );
  return new Map(entries.filter(([form]) => form !== '').toReversed());
}

/** A word without case, accents and dots, as the table lists month names. */
function wordKey(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}.]+/gu, '')
    .toLowerCase();
}

/**
 * The month that a word names in any of about fifty languages; the language of the text decides where they disagree (`listopad` is
 * November in Polish and October in Croatian).
 */
export const monthInAnyLanguage: MonthOf = (word, language) => {
  const key = wordKey(word);
  if (key.length < 2 || key.length > 24) return undefined;
  const own = language && byLanguage.get(language.slice(0, 2).toLowerCase())?.get(key);
  return own || inAnyLanguage.get(key);
};
