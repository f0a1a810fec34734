import {
  type KeyedList,
  type PaperDocument,
  PaperError,
  type PaperReference,
  type Span,
} from '@citewright/documents';
import { comparable, dateOf, type Item } from '@citewright/record';
import { parseReference, splitReferences } from '@citewright/references';
import { isFurniture, withoutFurniture } from './furniture.ts';

/** An entry with what call-outs name it by. */
export interface Entry extends PaperReference {
  /** The printed number, or the place in a list that prints none. */
  number: number;
  isNumbered: boolean;
  /** Which of the lists of the document it stands in. */
  list: number;
  /** The text from the first author on, folded. */
  folded: string;
  /** Names of authors, folded: what stands before the year, or before the title. */
  head: string;
  /** Years of the work as printed, the first one first; the original's too. */
  years: string[];
  /** Years of days: `03-06-2020`, accessed `16-XI-2019`. */
  days: string[];
  /** The letter after the year. */
  suffix: string;
  /** Words of an organisation's name, without small ones. */
  organisation: string[];
}

const label = /^(?:\[\s*(\d{1,4})\s*\]|\(\s*(\d{1,4})\s*\)|(\d{1,4})\s?[.):]|(\d{1,4})\s+(?=\p{Lu}))\s*/u;
/** Both years of `1962/1970`. */
const aYear = /(?<![\d.:-]|(?<!(?:1[5-9]|20)\d\d)\/)((?:1[5-9]|20)\d\d)([a-z])?(?![\d])(?!-\d{3})/g;
/**
 * What stands in the place of a year, with its letter: `(n.d.-a)`, `[s. f.]`, `(in press-b)`; without brackets in small letters, since
 * `S. D.` are initials.
 */
const noYear =
  /[([](?:[nNsS]\.\s?[dDfF]\.|[oO]\.\s?J\.|[nN]o date|[sS]in fecha|[sS]ans date|[iI]n press|[fF]orthcoming)(?:-([a-z]))?[)\]]|(?<=[.,”’"] )(?:n\.\s?d\.|s\.\s?[df]\.|o\.\s?J\.|no date)(?:-([a-z]))?(?![\p{L}\p{N}])/u;
/** A year behind a day and a month. */
const aDay = /(?<!\d)\d{1,2}[-/.](?:\d{1,2}|[IVX]{1,4})[-/.]((?:19|20)\d\d)(?!\d)/gu;
const smallWords = new Set(
  'of the and for de da do das dos del la las los e y et des du le les in on und der für di della'.split(' '),
);

/** The words of an organisation's name, folded; empty where an entry begins with a person's. */
function organisationOf(text: string): string[] {
  const words = (/^[^.,;:(–]{4,120}/.exec(text)?.[0] ?? '').split(/[\s-]+/);
  return words.length < 2
    ? []
    : words.flatMap((word) => (smallWords.has(word.toLowerCase()) ? [] : [comparable(word)]));
}

const dash = /^(?:[—–_-]{2,}|[—–_])[.,;:]?\s*/u;

/** An item whose entry prints a dash for the authors of the one before it. */
function withAuthorsOf({ author, editor }: Item, item: Item): Item {
  if (author) return { ...item, author };
  return editor && !item.author ? { ...item, editor } : item;
}

function entryOf(text: string, start: number, end: number, place: number, before: Entry | undefined): Entry {
  const [whole = '', ...numbers] = label.exec(text) ?? [];
  const ownNumber = numbers.find((digits) => digits !== undefined);
  const bare = text.slice(whole.length);
  const parsed = parseReference(text).item;
  const years = [...bare.matchAll(aYear)];
  const printed = years.map(([, digits = '']) => digits);
  const issued =
    parsed.issued && 'date-parts' in parsed.issued ? String(parsed.issued['date-parts']?.[0]?.[0] ?? '') : '';
  const mark = noYear.exec(bare);
  // The years behind the mark are those of access.
  const isUndated = mark !== null && mark.index < (years[0]?.index ?? Infinity);
  const own = isUndated ? undefined : (years.find(([, digits]) => digits === issued) ?? years[0]);
  const lettered = years.find(
    ([, digits, letter]) => letter !== undefined && digits === (own?.[1] ?? digits),
  );
  const repeated = dash.test(bare) ? before : undefined;
  const sameAuthor = repeated?.head;
  const item = repeated ? withAuthorsOf(repeated.item, parsed) : parsed;
  const folded = comparable(bare).replace(/^\d+(?=\p{L})/u, '');
  const dated = own ?? (isUndated ? mark : undefined);
  const name =
    sameAuthor ?? comparable(bare.slice(0, dated && dated.index > 3 ? Math.min(dated.index, 400) : 200));
  return {
    text: bare,
    start: start + whole.length,
    end,
    item,
    number: ownNumber === undefined ? place : Number(ownNumber),
    isNumbered: ownNumber !== undefined,
    list: 0,
    folded: sameAuthor ? `${sameAuthor} ${comparable(bare.replace(dash, ''))}` : folded,
    head: name,
    years: isUndated ? [] : [...new Set([own?.[1] ?? '', ...printed])].filter((one) => one !== ''),
    days: [...(isUndated ? printed : []), ...Array.from(bare.matchAll(aDay), ([, digits = '']) => digits)],
    suffix: own?.[2] || (isUndated ? (mark[1] ?? mark[2] ?? '') : (lettered?.[2] ?? '')),
    organisation: organisationOf(bare),
  };
}

/** An entry that stands outside of a list. */
export function entryAt(text: string, { start, end }: Span): Entry {
  return entryOf(text.slice(start, end), start, end, 0, undefined);
}

/** The entries of a list whose works have keys: what the files of references say of them is not read from what is printed. */
export const entriesByKey = (text: string, { entries }: KeyedList): Entry[] =>
  entries.map(({ start, end, item }, index) => {
    const own = entryOf(text.slice(start, end), start, end, index + 1, undefined);
    if (!item) return own;
    const year = String(dateOf(item.issued)[0] ?? '');
    const years = year === '' ? own.years : [year, ...own.years.filter((other) => other !== year)];
    return { ...own, item, years, suffix: '' };
  });

/** Without a year and with so few characters a line is a heading inside the list. */
const shortest = 15;

/** The entries of a list: paragraphs that the file marks as such, else what the text shows. */
function listedIn(
  { text, blocks }: Pick<PaperDocument, 'text' | 'blocks'>,
  list: Span,
): (Span & { text: string })[] {
  const own = blocks.filter(({ start, end }) => start >= list.start && end <= list.end);
  if (own.length > 2 && own.every(({ kind }) => kind === 'entry'))
    return own
      .map(({ start, end }) => ({ text: text.slice(start, end), start, end }))
      .filter((entry) => !isFurniture(entry.text));
  return splitReferences(withoutFurniture(text.slice(list.start, list.end))).map(
    ({ text: printed, start, end }) => ({
      text: printed,
      start: list.start + start,
      end: list.start + end,
    }),
  );
}

/** Entries of a paper, at most. */
const mostEntries = 3000;

/** The entries of the lists of a document, in its order. Throws a `PaperError` where there are too many. */
export function entriesOf(document: Pick<PaperDocument, 'text' | 'blocks'>, lists: readonly Span[]): Entry[] {
  const entries: Entry[] = [];
  for (const [index, list] of lists.entries()) {
    let place = 0;
    for (const { text: own, start, end } of listedIn(document, list)) {
      if (own.length < shortest && !/\d{4}/.test(own)) continue;
      place += 1;
      if (entries.length >= mostEntries)
        throw new PaperError('too-complex', `The paper lists more than ${mostEntries} references`);
      entries.push({ ...entryOf(own, start, end, place, entries.at(-1)), list: index });
    }
  }
  return entries;
}
