import type { Node } from '../../output/node.ts';
import { parseMarkup } from '../../text/markup.ts';

/** The first word after a typed single quotation mark that another closes. */
const QUOTED = /(^|[\s([])'([\p{L}\p{N}]+)(?=[^']*'(?!\p{L}))/u;
/** Double quotation marks round a title that begins with a space. */
const WIDE = /^"(\s[^"]*)"/;

const prepared = (text: string): string =>
  text
    .replaceAll('\n ', '  ')
    .replaceAll('\u00a0\u00a0', '\u00a0 ')
    .replace(WIDE, '“$1”')
    .replace(QUOTED, `$1'<span class="nocase">$2</span>`);

/**
 * The word after the first typed single quotation mark keeps its small letters. A line break before a space is a space, and
 * space at the beginning stays. Quotation marks may have space inside them.
 */
export function field(text: string): Node {
  const node = parseMarkup(prepared(text));
  return text.startsWith(' ') && !node.markup ? { ...node, markup: 'apart' } : node;
}
