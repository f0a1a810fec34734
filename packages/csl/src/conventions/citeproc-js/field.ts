import { mapText, type Node } from '../../output/node.ts';
import { parseMarkup } from '../../text/markup.ts';

/** The first word in single quotation marks. */
const QUOTED = /(^|[\s([])'([\p{L}\p{N}]+)(?=[^']*'(?!\p{L}))/u;
/** Double quotation marks around text that begins with a space. */
const WIDE = /^"\s([^"]*)"/;
/** Text in double quotation marks, and a separate genitive in it. */
const DOUBLE = /"[^"]*"/g;
const GENITIVE = / '(?=s\s)/g;

/** Private-use characters for a space and a straight quotation mark. */
const STAND_IN: Record<string, string> = { '\ue000': ' ', '\ue001': "'" };

const prepared = (text: string): string =>
  text
    .replaceAll('\n ', '  ')
    .replaceAll('\u00a0\u00a0', '\u00a0 ')
    .replace(WIDE, '"\ue000$1"')
    .replace(DOUBLE, (quoted) => quoted.replace(GENITIVE, ' \ue001'))
    .replace(QUOTED, `$1'<span class="nocase">$2</span>`);

/**
 * The first word in single quotation marks keeps its case. A line break before a space is a space, and leading space stays.
 * Space inside quotation marks is allowed; a separate genitive in double ones keeps its straight apostrophe.
 */
export function field(text: string): Node {
  const node = mapText(parseMarkup(prepared(text)), (piece) =>
    piece.replace(/[\ue000\ue001]/g, (mark) => STAND_IN[mark] ?? mark),
  );
  return text.startsWith(' ') && !node.markup ? { ...node, markup: 'apart' } : node;
}
