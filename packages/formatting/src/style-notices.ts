import {
  type ExpectedField,
  type Item,
  isAboutStyle,
  isMissing,
  type Notice,
  type NoticeValues,
  withSeverity,
} from '@citewright/record';
import { styleOf } from '@citewright/styles';
import { isCitedInTextOnly } from './cited-in-text-only.ts';
import { doubtfulCapitals } from './doubtful-capitals.ts';

/** A notice that depends on the style. */
export type StyleNotice = Notice<'missing-field' | 'doubtful-capitals' | 'cited-in-text-only'>;

type Instead = NoticeValues['missing-field']['instead'];

const noDate = [/\(n\.d\.\)|\bn\.d\./, /\(no date\)/] as const;

/** What the reference prints instead of the date: "n.d.", "no date", or nothing. */
function insteadOfDate(text: string): Instead {
  const [nd, spelled] = noDate.map((pattern) => pattern.test(text));
  return nd ? 'n.d.' : spelled ? 'no date' : 'nothing';
}

/** What the reference begins with instead of an author. */
function insteadOfAuthor(text: string, item: Item): Instead {
  const site = String(item['container-title'] ?? '');
  const first = text.replace(/^(?:\[1\]|1\.?)\s/, '').replace(/^[“‘"']/, '');
  return site !== '' && first.startsWith(site) ? 'site' : 'title';
}

/** Fields that every style asks for in items of a type, besides title, author and date. */
const requiredFields: Record<string, readonly ExpectedField[]> = {
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
function missingFields(
  item: Item,
  style: string,
  text: string,
  everywhere: readonly ExpectedField[],
): StyleNotice[] {
  const { about } = styleOf(style);
  const insteadOf: Partial<Record<ExpectedField, () => Instead>> = {
    author: () => insteadOfAuthor(text, item),
    issued: () => insteadOfDate(text),
  };
  const required = [...everywhere, ...(requiredFields[item.type] ?? [])];
  if (about.asksForPlaces && placedTypes.has(item.type)) required.push('publisher-place');
  const missing = required.filter((field) => isMissing(item, field));
  // An article without a volume has no pages either: one sentence says both.
  return missing
    .filter((field) => field !== 'page' || !missing.includes('volume'))
    .map((field) => {
      const instead = insteadOf[field]?.();
      const isOfThesis = item.type === 'thesis' && field === 'publisher';
      const values = {
        field,
        style: about.name,
        ...(instead && { instead }),
        ...(isOfThesis && { of: 'thesis' as const }),
      };
      return { code: 'missing-field', values, fields: [field] };
    });
}

function capitalNotice(item: Item, style: string, set: Item['title']): StyleNotice[] {
  const words = doubtfulCapitals(item, style, set);
  return words.length === 0 ? [] : [{ code: 'doubtful-capitals', values: { words }, fields: ['title'] }];
}

function placeNotice(item: Item, style: string): StyleNotice[] {
  if (!isCitedInTextOnly(item, style)) return [];
  return [{ code: 'cited-in-text-only', values: { style: styleOf(style).about.name } }];
}

/**
 * The notices on a record for one style: those about the record itself, and those about missing fields and doubtful capitals
 * made again for `style`. `text` is the reference in that style, `set` the title as the style capitalises it, if known. Whoever
 * typed a record knows that it has no author or no date.
 */
export function noticesInStyle<Known extends { code: string }>(
  { item, notices, verification }: { item: Item; notices: readonly Known[]; verification: string },
  style: string,
  text: string,
  set?: Item['title'],
): ((Known & { severity?: 'warning' }) | StyleNotice)[] {
  const missing = missingFields(
    item,
    style,
    text,
    verification === 'typed' ? [] : ['title', 'author', 'issued'],
  );
  return [
    ...notices.filter((notice) => !isAboutStyle(notice)).map(withSeverity),
    ...placeNotice(item, style),
    ...missing,
    ...capitalNotice(item, style, set),
  ];
}
