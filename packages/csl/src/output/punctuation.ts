/** What becomes of two punctuation marks that meet: the right one is dropped, or takes the place of the left. */
export type Meeting = 'keep' | 'drop' | 'replace';

/**
 * Pairs that do not simply stand beside each other. From the test suite (punctuation_FullMonty*): the specification only
 * asks that punctuation is not doubled.
 */
const MEETINGS: Record<string, Meeting> = {
  '::': 'drop',
  ';:': 'drop',
  '!:': 'drop',
  '?:': 'drop',
  ':.': 'drop',
  '..': 'drop',
  ';.': 'drop',
  '!.': 'drop',
  '?.': 'drop',
  ';;': 'drop',
  '!!': 'drop',
  '??': 'drop',
  ',,': 'drop',
  '  ': 'drop',
  '\u00a0 ': 'drop',
  ' \u00a0': 'drop',
  ':!': 'replace',
  ';!': 'replace',
  ':?': 'replace',
  ';?': 'replace',
};

/** One row per left character code, so that the common case, two letters, costs one array look-up. */
const ROWS: (Record<number, Meeting> | undefined)[] = [];
for (const [pair, meeting] of Object.entries(MEETINGS)) {
  const row = ROWS[pair.charCodeAt(0)] ?? {};
  row[pair.charCodeAt(1)] = meeting;
  ROWS[pair.charCodeAt(0)] = row;
}

/** How the character codes `left` and `right` meet where two pieces of output touch. */
export function meet(left: number, right: number): Meeting {
  const row = ROWS[left];
  return row === undefined ? 'keep' : (row[right] ?? 'keep');
}

const IN_QUOTE = new Set([...'.,!?'].map((mark) => mark.charCodeAt(0)));

/** Whether a mark after a closing quote moves inside it where the locale says so (punctuation-in-quote). */
export const movesIntoQuote = (code: number): boolean => IN_QUOTE.has(code);
