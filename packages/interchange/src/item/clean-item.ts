import type { Item } from '@citewright/record';

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

/**
 * The item with each of its texts in one line, so that no value can break out of its field in a file. Of an annotation each paragraph is a
 * line.
 */
export function cleanItem<Work extends Item>(item: Work): Work {
  const cleaned = clean(item) as Work;
  return typeof item.annote === 'string' ? { ...cleaned, annote: cleanParagraphs(item.annote) } : cleaned;
}
