import {
  type DateValue,
  type Item,
  isDateVariable,
  isNameVariable,
  type Name,
  readDate,
  readNames,
} from '@citewright/record';

/** The CSL type of each source type, and the CSL field that its "publisher" fills unless `container-title` is given. */
const sourceTypes = {
  article: { type: 'article-journal', publisher: 'container-title' },
  book: { type: 'book', publisher: 'publisher' },
  website: { type: 'webpage', publisher: 'container-title' },
  report: { type: 'report', publisher: 'publisher' },
  conference: { type: 'paper-conference', publisher: 'publisher' },
} as const;

type FurtherFields = Omit<Item, 'id' | 'type' | 'title' | 'publisher'>;

/** A name or a date may be typed as text. */
type Typed<Value> = NonNullable<Value> extends Name[] | DateValue ? Value | string : Value;

/** What a person types about a source: the form's fields and any further CSL field. Names of one role are one text. */
export type TypedDetails = { [Field in keyof FurtherFields]?: Typed<FurtherFields[Field]> } & {
  title: string;
  authors: string;
  /** A date in any usual form. */
  year: string;
  /** Said in place of authors and year: the source names none. */
  noAuthor?: boolean | undefined;
  noDate?: boolean | undefined;
  /** One of the five source types of the form; by default an article. */
  sourceType?: keyof typeof sourceTypes | undefined;
  /** A CSL type, which takes precedence. */
  type?: string | undefined;
  publisher?: string | undefined;
  url?: string | undefined;
};

const undated = /^(?:n\.?\s?d\.?|no date|undated)$/i;
const unpublished = /^(?:in press|forthcoming|in preparation|submitted)$/i;

/** The typed date, or the words for work without a date or not yet published. */
function issuedOf(year: string): Pick<Item, 'issued' | 'status'> {
  const text = year.trim();
  if (undated.test(text)) return {};
  return unpublished.test(text) ? { status: text.toLowerCase() } : { issued: readDate(text) };
}

function dayOf(date: Date): DateValue {
  return { 'date-parts': [[date.getFullYear(), date.getMonth() + 1, date.getDate()]] };
}

function readTyped(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isNameVariable(field)) return readNames(value);
  return isDateVariable(field) ? readDate(value) : value;
}

/**
 * Typed details as a CSL item. `today` becomes the date of access where a web address is given (Harvard and MLA print it).
 * For an article or a web page the publisher is the journal or site, unless `container-title` says otherwise.
 */
export function itemFromManual(data: TypedDetails, today: Date): Item {
  const { title, authors, year, noAuthor, noDate, publisher, url, ...others } = data;
  const { sourceType = 'article', type: cslType, ...further } = others;
  const { type, publisher: publisherField } =
    cslType === undefined ? sourceTypes[sourceType] : ({ type: cslType, publisher: 'publisher' } as const);
  const author = noAuthor ? [] : readNames(authors);
  const target =
    publisherField === 'container-title' && further['container-title'] ? 'publisher' : publisherField;
  const item = {
    id: 'manual',
    type,
    title: title.normalize('NFC').replace(/\s+/g, ' ').trim(),
    ...(author.length ? { author } : {}),
    ...(noDate ? {} : issuedOf(year)),
    ...(publisher?.trim() ? { [target]: publisher.trim() } : {}),
    ...(url?.trim() ? { URL: url.trim(), accessed: dayOf(today) } : {}),
  };
  const read = Object.entries(further).map(([field, value]) => [field, readTyped(field, value)]);
  return { ...item, ...Object.fromEntries(read) };
}
