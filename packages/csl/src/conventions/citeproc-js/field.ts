import { mapText, type Node } from '../../output/node.ts';
import { parseMarkup } from '../../text/markup.ts';

/** The first word after a typed single quotation mark that another closes. */
const QUOTED = /(^|[\s([])'([\p{L}\p{N}]+)(?=[^']*'(?!\p{L}))/u;
/** Double quotation marks round a title that begins with a space. */
const WIDE = /^"\s([^"]*)"/;
/** What is in double quotation marks, and a genitive in it that stands apart. */
const DOUBLE = /"[^"]*"/g;
const GENITIVE = / '(?=s\s)/g;

/** Letters of no script, which stand for a space and for a straight quotation mark. */
const STAND_IN: Record<string, string> = { '\ue000': ' ', '\ue001': "'" };

const prepared = (text: string): string =>
  text
    .replaceAll('\n ', '  ')
    .replaceAll('\u00a0\u00a0', '\u00a0 ')
    .replace(WIDE, '"\ue000$1"')
    .replace(DOUBLE, (quoted) => quoted.replace(GENITIVE, ' \ue001'))
    .replace(QUOTED, `$1'<span class="nocase">$2</span>`);

/**
 * The word after the first typed single quotation mark keeps its small letters. A line break before a space is a space, and
 * space at the beginning stays. Quotation marks may have space inside them; in double ones a genitive that stands apart keeps
 * its straight mark.
 */
export function field(text: string): Node {
  const node = mapText(parseMarkup(prepared(text)), (piece) =>
    piece.replace(/[\ue000\ue001]/g, (mark) => STAND_IN[mark] ?? mark),
  );
  return text.startsWith(' ') && !node.markup ? { ...node, markup: 'apart' } : node;
}
