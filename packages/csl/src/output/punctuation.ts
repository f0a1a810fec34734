/** What becomes of two punctuation marks that meet: the right one is dropped, or takes the place of the left. */
export type Meeting = 'keep' | 'drop' | 'replace';

/**
 * Pairs that do not simply stand beside each other, one after the other. From the test suite (punctuation_FullMonty*): the
 * specification only asks that punctuation is not doubled.
 */
const PAIRS = '::;:!:?::...;.!.?.;;!!??,,  \u00a0  \u00a0:!;!:?;?';
const REPLACED = /[:;][!?]/;

/** One row per left character code, so that the common case, two letters, costs one array look-up. */
const ROWS: (Record<number, Meeting> | undefined)[] = [];
for (const pair of PAIRS.match(/../g) ?? []) {
  const row = ROWS[pair.charCodeAt(0)] ?? {};
  row[pair.charCodeAt(1)] = REPLACED.test(pair) ? 'replace' : 'drop';
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
