import type { NumberValue } from '../../text/number.ts';
import { capitalised, STOP_WORDS } from '../../text/title-case.ts';

/**
 * Before a number's text that has parts, a word that nobody prints: whether it has a capital when the tree is settled says
 * whether the style asks for one.
 */
const SMALL = 'x\ue000';
const CAPITAL = 'X\ue000';

const PARTED = /, |-| and /;
const SEPARATORS = /(, |-| and )/;
/** What markup and typographic quotation marks are made of: such text is left to the field. */
const SPECIAL = /["'<“‘]/;

/** The value of a number variable that is text in parts: printed as one, and marked. */
export function marked(value: NumberValue, typed: string): NumberValue {
  const parted = PARTED.test(typed) && /\p{L}{2}/u.test(typed) && !SPECIAL.test(typed);
  if (value.numeric || value.ranged || value.chunks[0]?.label || !parted) return value;
  const chunk = { text: SMALL + typed, separator: '', range: false, label: undefined, typed: '' };
  return { ...value, chunks: [chunk], ranged: true };
}

/** The first word of a part that is neither a letter nor a stop word, or the word after one. */
function capitalisedPart(part: string): string {
  const [first = '', second] = part.split(' ');
  const leads = second === undefined || (first.length > 1 && !STOP_WORDS.has(first));
  return leads ? capitalised(part) : `${first} ${capitalised(part.slice(first.length + 1))}`;
}

/** The text without the mark, each of its parts with a capital where the style asks for one. */
export function unmarked(text: string): string {
  if (text.startsWith(SMALL)) return text.slice(SMALL.length);
  if (!text.startsWith(CAPITAL)) return text;
  const [first = '', ...rest] = text.slice(CAPITAL.length).split(SEPARATORS);
  return (
    capitalised(first) + rest.map((part) => (SEPARATORS.test(part) ? part : capitalisedPart(part))).join('')
  );
}
