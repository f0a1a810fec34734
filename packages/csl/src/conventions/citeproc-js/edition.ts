import type { NumberValue } from '../../text/number.ts';
import { capitalised, STOP_WORDS } from '../../text/title-case.ts';

/**
 * A marker word before a value with several parts, with a private-use character so that no text contains it. If the style
 * capitalises the value, the marker becomes `CAPITAL`; `settle` then removes it and capitalises each part.
 */
const SMALL = 'x\ue000';
const CAPITAL = 'X\ue000';

const PARTED = /, |-| and /;
const SEPARATORS = /(, |-| and )/;
/** Text with markup or quotation marks is handled as a field. */
const SPECIAL = /["'<“‘]/;

/** Marks the value of a number variable if it is text in several parts. */
export function marked(value: NumberValue, typed: string): NumberValue {
  const parted = PARTED.test(typed) && /\p{L}{2}/u.test(typed) && !SPECIAL.test(typed);
  if (value.numeric || value.ranged || value.chunks[0]?.label || !parted) return value;
  const chunk = { text: SMALL + typed, separator: '', range: false, label: undefined, typed: '' };
  return { ...value, chunks: [chunk], ranged: true };
}

/** Capitalises the first word of a part, or the second if the first is a single letter or a stop word. */
function capitalisedPart(part: string): string {
  const [first = '', second] = part.split(' ');
  const leads = second === undefined || (first.length > 1 && !STOP_WORDS.has(first));
  return leads ? capitalised(part) : `${first} ${capitalised(part.slice(first.length + 1))}`;
}

/** Removes the marker, and capitalises each part if the style capitalised the marker. */
export function unmarked(text: string): string {
  if (text.startsWith(SMALL)) return text.slice(SMALL.length);
  if (!text.startsWith(CAPITAL)) return text;
  const [first = '', ...rest] = text.slice(CAPITAL.length).split(SEPARATORS);
  return (
    capitalised(first) + rest.map((part) => (SEPARATORS.test(part) ? part : capitalisedPart(part))).join('')
  );
}
