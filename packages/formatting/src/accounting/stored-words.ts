import type { Item, Name } from '@citewright/record';
import { accountForWords } from './account.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Fields that say what kind of work it is or who may see it, not what the entry says. */
const silent = new Set(['id', 'type', 'language', 'citation-key']);

const isNames = (value: unknown): value is Name[] => Array.isArray(value);

const nameIn = ({ family, given, literal, suffix, ...particles }: Name): string =>
  literal === 'others'
    ? 'et al.'
    : [particles['non-dropping-particle'], family, literal, suffix].filter(Boolean).join(' ') +
      [given, particles['dropping-particle']]
        .filter(Boolean)
        .map((part) => `, ${part}`)
        .join('');

function storedText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (isNames(value)) return value.map(nameIn).join(', ');
  const parts = (value as Item['issued']) ?? {};
  if (!('date-parts' in parts)) return Object.values(parts).join(' ');
  return (parts['date-parts'] ?? [])
    .map(([year, month, day]) =>
      [year, month && (months[Number(month) - 1] ?? month), day].filter(Boolean).join(' '),
    )
    .join(' – ');
}

/** What a list prints before an entry. */
const label = /^\s*(?:\[\w{1,8}\]|\(?\d{1,4}[.)]|\d{1,4}(?=\s+\p{Lu}))\s*/u;
/** Tags of files whose markup came along, and a hyphen at the end of a line. */
const ofTheFile = /<\/?\w{1,12}>|(?<=\p{Ll})-[\s]+(?=\p{Ll})/gu;

/**
 * The words of an entry that stand in no field of the item that was read from it, in their order. What references print around the parts
 * of a work ("Vol.", "Retrieved from") is accounted for as when they are printed; a year may stand twice.
 */
export function unstoredWords(given: string, item: Item): string[] {
  const stored = Object.entries(item).flatMap(([field, value]) =>
    silent.has(field) ? [] : [storedText(value)],
  );
  const entry = given.replace(label, '').replace(ofTheFile, '');
  const year = /^\d{4}/.exec(storedText(item.issued))?.[0];
  return accountForWords(entry, stored.join('. '), item).missing.flatMap(({ text }) =>
    text === year || !/[\p{L}\p{N}]/u.test(text) ? [] : [text],
  );
}
