import { comparable, type Item, yearOf } from '@citewright/record';
import { editionOf } from '@citewright/registers';
import type { FieldDifference } from './differences.ts';
import { isPreprint } from './places.ts';
import { textOf } from './titles.ts';

const comparableNumber = (value: unknown) => comparable(String(value ?? '')).replace(/^0+/, '');

type PlaceNumber = 'volume' | 'issue' | 'page';

interface Pages {
  first: string;
  /** The last page in full: 129 of `123-9`. Absent where one page is given. */
  last: string | undefined;
}

function readPages(pages: string): Pages {
  const [first = '', last] = pages.split(/[-–—,]/).map(comparableNumber);
  if (!last) return { first, last: undefined };
  const isShort = /^\d+$/.test(first + last) && last.length < first.length;
  return { first, last: isShort ? first.slice(0, first.length - last.length) + last : last };
}

/** Volume, issue and pages, where both have them. A volume and a page that are both others are those of another place. */
export function compareNumbers(listed: Item, record: Item) {
  const isSame: Partial<Record<PlaceNumber, boolean>> = {};
  const differences: FieldDifference[] = [];
  for (const field of ['volume', 'issue', 'page'] as const) {
    const [one, other] = [listed[field], record[field]].map((value) => String(value ?? ''));
    if (!one || !other) continue;
    const [own, known] = [readPages(one), readPages(other)];
    const isRange = field === 'page' && own.last !== undefined && known.last !== undefined;
    isSame[field] =
      field === 'page' ? own.first === known.first : comparableNumber(one) === comparableNumber(other);
    if (!isSame[field] || (isRange && own.last !== known.last))
      differences.push({ field, listed: one, record: other, weight: 'slight' });
  }
  const isElsewhere = isSame.volume === false && isSame.page === false;
  return {
    isSame,
    differences: isElsewhere
      ? differences.map((difference) => ({ ...difference, weight: 'serious' as const }))
      : differences,
  };
}

/** Years apart that print and online publication explain. */
export const sameYears = 1;

/** Compares the year of a listed work with those of a record, and `years` in which the work appeared besides. */
export function compareYears(
  listed: Item,
  record: Item,
  years: readonly number[],
): { gap?: number; difference?: FieldDifference } {
  const one = yearOf(listed.issued);
  const own = yearOf(record.issued);
  const known = [own, yearOf(record['original-date']), ...years].filter((year) => year !== undefined);
  if (one === undefined || known.length === 0) return {};
  const gap = Math.min(...known.map((year) => Math.abs(year - one)));
  if (gap === 0) return { gap };
  const weight = gap > sameYears ? 'serious' : 'slight';
  return {
    gap,
    difference: { field: 'issued', listed: String(one), record: String(own ?? known[0]), weight },
  };
}

/** Without the version that arXiv's has. */
const unversionedDoi = ({ DOI }: Item) =>
  DOI === undefined
    ? undefined
    : String(DOI)
        .toLowerCase()
        .replace(/(\/arxiv\..*)v\d+$/, '$1');

function compareDois(listed: Item, record: Item): FieldDifference | undefined {
  const [one, other] = [unversionedDoi(listed), unversionedDoi(record)];
  if (one === undefined || other === undefined || one === other) return undefined;
  // A work has one DOI at its publisher's and another at its preprint's.
  const weight =
    isPreprint(record) !== isPreprint(listed) || /arxiv|zenodo|ssrn/.test(one + other) ? 'slight' : 'serious';
  return { field: 'DOI', listed: one, record: other, weight };
}

/** The nine digits that an ISBN of ten and that of thirteen share. */
const isbnsOf = ({ ISBN }: Item): string[] =>
  String(ISBN ?? '')
    .replace(/(?<=\d)-(?=[\dXx])/g, '')
    .match(/\b(?:97[89])?\d{9}[\dXx]\b/g)
    ?.map((isbn) => (isbn.length > 10 ? isbn.slice(3, 12) : isbn.slice(0, 9))) ?? [];

/** A book has an ISBN for each of its bindings. */
function compareIsbns(listed: Item, record: Item): FieldDifference | undefined {
  const [own, known] = [isbnsOf(listed), isbnsOf(record)];
  if (own.length === 0 || known.length === 0 || own.some((isbn) => known.includes(isbn))) return undefined;
  return { field: 'ISBN', listed: String(listed.ISBN), record: String(record.ISBN), weight: 'slight' };
}

function compareEditions(listed: Item, record: Item): FieldDifference | undefined {
  const [own, known] = [listed.edition, record.edition].map((edition) => String(edition ?? ''));
  if (!own || !known) return undefined;
  const [one, other] = [own, known].map((edition) => Number(editionOf(edition) ?? 0) || 0);
  if (!one || !other || one === other) return undefined;
  return { field: 'edition', listed: own, record: known, weight: 'slight' };
}

/** What many publishers' names share. */
const commonNames =
  /\b(?:the|and|et|und|y|press|presses?|publishers?|publishing|publications?|verlag|editions?|editores?|editora|editorial|edizioni|uitgeverij|ltd|limited|inc|llc|gmbh|co|kg|ag|bv|company|group|books?|of|sons|university|univ|universitat|universite|universidad|de|for|international|nature)\b/g;

function comparePublishers(listed: Item, record: Item): FieldDifference | undefined {
  const [own, known] = [listed.publisher, record.publisher].map(textOf);
  const isPlace = textOf(record['container-title']) === own;
  if (!own || !known || isPlace) return undefined;
  const wordsIn = (name: string) => comparable(name).replace(commonNames, ' ').split(/\s+/).filter(Boolean);
  const [words, others] = [wordsIn(own), wordsIn(known)];
  const initials = (name: string) =>
    comparable(name)
      .split(' ')
      .map(([letter]) => letter)
      .join('');
  const areLetters = [own, known].some((name, at) =>
    initials([known, own][at] ?? '').includes(comparable(name).replaceAll(' ', '')),
  );
  const [few, many] = words.length <= others.length ? [words, others] : [others, words];
  if (
    areLetters ||
    few.length === 0 ||
    few.some((word) => many.some((other) => other.startsWith(word) || word.startsWith(other)))
  )
    return undefined;
  return { field: 'publisher', listed: own, record: known, weight: 'slight' };
}

/** Identifiers, edition and publisher, where both have them. */
export const compareDetails = (listed: Item, record: Item): FieldDifference[] =>
  [compareDois, compareIsbns, compareEditions, comparePublishers].flatMap(
    (compare) => compare(listed, record) ?? [],
  );
