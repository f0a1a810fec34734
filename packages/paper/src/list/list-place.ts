import { PaperError } from '@citewright/documents';

const squashed = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Characters of a line that are enough to know it by, where more of it is quoted than stands there. */
const telling = 20;

/** The last line that begins as a quoted one, or else that has it. */
function lineOf(text: string, quoted: string): number | undefined {
  const wanted = squashed(quoted.trim().split(/[\r\n]/, 1)[0] ?? '');
  if (wanted === '') return undefined;
  let [begins, has]: (number | undefined)[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const own = squashed(line);
    if (own.startsWith(wanted) || (own.length >= telling && wanted.startsWith(own))) begins = index;
    else if (own.includes(wanted)) has = index;
  }
  return begins ?? has;
}

/**
 * The place of a text where its list of references begins, as somebody said it: an offset in UTF-16 units, or the words of its first line. Throws a
 * `PaperError` where there is no such place.
 */
export function listPlace(text: string, begins: string): number {
  const offset = /^\s*\d{1,9}\s*$/.test(begins) ? Number(begins) : undefined;
  const place = offset === undefined ? lineOf(text, begins) : offset < text.length ? offset : undefined;
  if (place === undefined) throw new PaperError('no-such-place', 'The paper has no such place');
  return place;
}
