import { type Item, isAboutStyle, isMissing, type Notice, withSeverity } from '@citewright/record';
import { styleOf } from '@citewright/styles';
import { doubtfulCapitals } from './doubtful-capitals.ts';

type Field =
  | 'title'
  | 'author'
  | 'issued'
  | 'container-title'
  | 'publisher-place'
  | 'publisher'
  | 'volume'
  | 'page';

/** What the message about a missing field depends on: the reference without it, and the style that asks for it. */
interface Without {
  text: string;
  label: string;
  item: Item;
}

const noDate = [/\(n\.d\.\)|\bn\.d\./, /\(no date\)/] as const;

/** What the reference prints instead of the date: "n.d.", "no date", or nothing. */
function dateRule({ text, label }: Without): string {
  const [nd, spelled] = noDate.map((pattern) => pattern.test(text));
  if (nd) return `No date was found, so the reference says “n.d.” (no date), as ${label} asks.`;
  if (spelled) return `No date was found, so the reference says “no date”, as ${label} asks.`;
  return `No date was found, so the reference goes without one, as ${label} allows.`;
}

/** What the reference begins with instead of an author. */
function authorRule({ text, label, item }: Without): string {
  const site = String(item['container-title'] ?? '');
  const first = text.replace(/^(?:\[1\]|1\.?)\s/, '').replace(/^[“‘"']/, '');
  const lead = site !== '' && first.startsWith(site) ? 'the name of the site' : 'the title';
  return `No author was found, so the reference begins with ${lead}, as ${label} asks. An organisation can be the author, too.`;
}

const wordsFor: Record<Field, (without: Without) => string> = {
  title: () => 'No title was found. Describe the source in a few words of your own, in Manual Entry.',
  author: authorRule,
  issued: dateRule,
  'container-title': ({ label }) =>
    `It is not said where this was published, and ${label} asks for it. Look at the first page of the text.`,
  publisher: ({ label }) =>
    `No publisher is given, and ${label} asks for one. It stands on the page behind the title page.`,
  'publisher-place': ({ label }) =>
    `No place of publication is given, and ${label} asks for one. It stands on the title page or on the page behind it.`,
  volume: () =>
    'No volume is given. The article may have come out online first; check whether it has one by now.',
  page: ({ label }) =>
    `No page numbers are given. ${label} asks for them where there are any; online journals often have none.`,
};

/** Fields that every style asks for in items of a type, besides title, author and date. */
const requiredFields: Record<string, readonly Field[]> = {
  'article-journal': ['container-title', 'volume', 'page'],
  'article-magazine': ['container-title'],
  'article-newspaper': ['container-title'],
  chapter: ['container-title', 'publisher', 'page'],
  'paper-conference': ['container-title'],
  book: ['publisher'],
  report: ['publisher'],
  thesis: ['publisher'],
};

/** A book has place, publisher and date (Chicago 17, chapter 14), and so has the book that a chapter stands in. */
const placedTypes: ReadonlySet<string> = new Set(['book', 'chapter']);

/** A notice for each field that a style asks for and the item lacks; `everywhere` is asked for in all types. `text` is its reference. */
function missingFields(item: Item, style: string, text: string, everywhere: readonly Field[]): Notice[] {
  const { about } = styleOf(style);
  const without = { text, label: about.name, item };
  const required = [...everywhere, ...(requiredFields[item.type] ?? [])];
  if (about.asksForPlaces && placedTypes.has(item.type)) required.push('publisher-place');
  const missing = required.filter((field) => isMissing(item, field));
  // An article without a volume has no pages either: one sentence says both.
  return missing
    .filter((field) => field !== 'page' || !missing.includes('volume'))
    .map((field) => ({ code: 'missing-field', message: wordsFor[field](without), fields: [field] }));
}

function capitalNotice(item: Item, style: string, set: Item['title']): Notice[] {
  const words = doubtfulCapitals(item, style, set);
  if (words.length === 0) return [];
  const list = words.map((word) => `“${word}”`).join(', ');
  const message = `${list} ${words.length === 1 ? 'is' : 'are'} in small letters here. A name would keep its capital.`;
  return [{ code: 'doubtful-capitals', message, fields: ['title'], words }];
}

/**
 * The notices on a record for one style: those about the record itself, and those about missing fields and doubtful capitals
 * made again for `style`. `text` is the reference in that style, `set` the title as the style capitalises it, if known. Whoever
 * typed a record knows that it has no author or no date.
 */
export function noticesInStyle(
  { item, notices, verification }: { item: Item; notices: readonly Notice<string>[]; verification: string },
  style: string,
  text: string,
  set?: Item['title'],
): Notice<string>[] {
  const missing = missingFields(
    item,
    style,
    text,
    verification === 'typed' ? [] : ['title', 'author', 'issued'],
  );
  return [
    ...notices.filter((notice) => !isAboutStyle(notice)).map(withSeverity),
    ...missing,
    ...capitalNotice(item, style, set),
  ];
}
