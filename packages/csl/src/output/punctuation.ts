/** What happens when two punctuation marks meet: the right one is dropped, or replaces the left one. */
export type Meeting = 'keep' | 'drop' | 'replace';

/** The marks that are dropped after a mark, and those that replace it. */
interface Rule {
  readonly drops: string;
  readonly replacedBy: string;
}

/**
 * Adjacent marks that are not simply concatenated. From the test suite (punctuation_FullMonty*): the specification only
 * asks that punctuation is not doubled.
 */
const RULES: Record<string, Rule> = {
  ':': { drops: ':.', replacedBy: '!?' },
  ';': { drops: ':.;', replacedBy: '!?' },
  '!': { drops: ':.!', replacedBy: '' },
  '?': { drops: ':.?', replacedBy: '' },
  '.': { drops: '.', replacedBy: '' },
  ',': { drops: ',', replacedBy: '' },
  ' ': { drops: ' \u00a0', replacedBy: '' },
  '\u00a0': { drops: ' ', replacedBy: '' },
};

/** The rules by character code. Letters, the common case, have none. */
const RULES_BY_CODE: ReadonlyMap<number, Rule> = new Map(
  Object.entries(RULES).map(([mark, rule]) => [mark.charCodeAt(0), rule]),
);

/** How the character codes `left` and `right` meet where two pieces of output touch. */
export function meet(left: number, right: number): Meeting {
  const rule = RULES_BY_CODE.get(left);
  if (!rule) return 'keep';
  const mark = String.fromCharCode(right);
  if (rule.drops.includes(mark)) return 'drop';
  return rule.replacedBy.includes(mark) ? 'replace' : 'keep';
}

const MARKS_IN_QUOTE: ReadonlySet<number> = new Set([...'.,!?'].map((mark) => mark.charCodeAt(0)));

/** Whether a mark after a closing quote moves inside it where the locale says so (punctuation-in-quote). */
export const movesIntoQuote = (code: number): boolean => MARKS_IN_QUOTE.has(code);
