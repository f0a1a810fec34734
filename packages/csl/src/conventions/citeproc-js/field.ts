import type { Node } from '../../output/node.ts';
import { parseMarkup } from '../../text/markup.ts';

/** A word in small letters after a typed single quotation mark that another closes. */
const QUOTED = /(^|[\s([])'(\p{Ll}[\p{L}\p{N}]*)(?=[^']*'(?!\p{L}))/u;

/**
 * The word after the first typed single quotation mark keeps its small letters; a line break before a space is one too, and
 * space at the beginning stays.
 */
export function field(text: string): Node {
  const line = text.replaceAll('\n ', '  ');
  const node = parseMarkup(
    line.includes("'") ? line.replace(QUOTED, `$1'<span class="nocase">$2</span>`) : line,
  );
  return line.startsWith(' ') && !node.markup ? { ...node, markup: 'apart' } : node;
}
