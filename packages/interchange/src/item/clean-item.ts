import type { Custom, Item, Quotation } from '@citewright/record';

/** No format allows these in a value: control characters, non-characters of XML, bidirectional controls. */
const forbidden = /[\p{Cc}\ufffe\uffff\u202a-\u202e\u2066-\u2069]+/gu;
const spaces = /[\s\u0085]+/g;
/** Texts of Latin letters without this are clean: most are, and files have a hundred thousand of them. */
const unusual = /[^ -~\u00a1-\u02ff]| {2}|^ | $/;

/** Text in one line of characters that every format can hold. */
export function cleanText(text: string): string {
  if (!unusual.test(text)) return text;
  return text.toWellFormed().replace(spaces, ' ').replace(forbidden, '').trim();
}

/** Text of several paragraphs, a line each. */
const cleanParagraphs = (text: string): string =>
  text
    .split(/[\n\r\u2028\u2029]+/)
    .map(cleanText)
    .filter(Boolean)
    .join('\n');

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part)]));
}

/** What readers say beside a work: notes and quotations keep their paragraphs; what is empty, and tags that are there already, go. */
function cleanCustom({ beside, notes, quotations, tags, listSection }: Custom): Custom | undefined {
  const parts: [keyof Custom, string | object | undefined][] = [
    ['beside', beside && cleanText(beside)],
    ['notes', notes && cleanParagraphs(notes)],
    ['quotations', quotations?.flatMap(cleanQuotation)],
    ['tags', tags && [...new Set(tags.map(cleanText).filter(Boolean))]],
    ['listSection', listSection && cleanText(listSection)],
  ];
  const said = parts.filter(([, part]) => (Array.isArray(part) ? part.length > 0 : part));
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

function cleanQuotation({ text, locator }: Quotation): Quotation[] {
  const [quoted, value] = [cleanParagraphs(text), locator ? cleanText(locator.value) : ''];
  if (quoted === '') return [];
  return [{ text: quoted, ...(locator && value && { locator: { label: cleanText(locator.label), value } }) }];
}

/**
 * The item with each of its texts in one line, so that no value can break out of its field in a file. Of annotations, notes and quotations
 * each paragraph is a line.
 */
export function cleanItem<Work extends Item>(item: Work): Work {
  const { custom, ...printed } = item;
  const beside = custom && cleanCustom(custom);
  return {
    ...(clean(printed) as Work),
    ...(typeof item.annote === 'string' && { annote: cleanParagraphs(item.annote) }),
    ...(beside && { custom: beside }),
  };
}
