import { monthTable } from './month-table.ts';

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

/** Letters without case, accents and dots: the key under which month names are kept. */
export function wordKey(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}.]+/gu, '')
    .toLowerCase();
}

/**
 * The month (1-12) that a word names in any of about fifty languages; the page's language decides where they disagree
 * (`listopad` is November in Polish and October in Croatian).
 */
export function monthOf(word: string, language: string | undefined): number | undefined {
  const key = wordKey(word);
  if (key.length < 2 || key.length > 24) return undefined;
  const own = language && byLanguage.get(language.slice(0, 2).toLowerCase())?.get(key);
  return own || inAnyLanguage.get(key);
}
