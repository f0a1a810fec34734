import type { AdviceKind } from '@citewright/contract';

// What a paper does otherwise than its style, or than it does itself elsewhere, in words.

/** How many citations, in brackets or in running text, join the last two names in one way. */
interface JoiningHabit {
  isNarrative: boolean;
  most: number;
  all: number;
  usual: 'sign' | 'word';
}

/** What the sentence of each kind of advice needs. */
interface AdviceValues {
  'citation-order': object;
  'et-al': object;
  ampersand: { habits: readonly JoiningHabit[] };
  'quotation-page': object;
  'list-style': { style: string; agreeing: number; compared: number };
}

/** What is at one place of advice. */
type AdviceNote =
  | { says: 'cited-after' | 'cited-before'; number: number; other: number }
  | { says: 'two-authors' | 'all-named' }
  | {
      says: 'departs';
      style: string;
      traits: readonly { name: string; own: string; usual: string }[];
    };

/** How each kind of advice is called. */
export const adviceTitles: Readonly<Record<AdviceKind, string>> = {
  'citation-order': 'Number order',
  'et-al': 'Use of “et al.”',
  ampersand: '“&” or “and”',
  'quotation-page': 'Quotation without a page',
  'list-style': 'Departs from the style',
};

const joined = ({ isNarrative, most, all, usual }: JoiningHabit): string => {
  const where = isNarrative ? 'in running text' : 'in brackets';
  const [own, other] = usual === 'sign' ? ['“&”', 'a word'] : ['a word', '“&”'];
  return `${most} of ${all} citations ${where} join the last two names with ${own}; these have ${other}.`;
};

const sentences: { [Kind in AdviceKind]: (values: AdviceValues[Kind]) => string } = {
  'citation-order': () =>
    'The numbers of this paper follow the order of first mention, except these. Renumbering the list fixes it.',
  'et-al': () =>
    'These citations use “et al.” differently from the rest of the paper and from what styles ask.',
  ampersand: ({ habits }) => habits.map(joined).join(' '),
  'quotation-page': () =>
    'Each of these citations follows a quotation but gives no page. Author–date styles ask for one.',
  'list-style': ({ style, agreeing, compared }) =>
    `${agreeing} of ${compared} articles in the list are printed as in ${style}.`,
};

/** Advice by its kind and values. */
type AdviceOf<Kind extends AdviceKind> = { kind: Kind; values: AdviceValues[Kind] };

/** The sentence of a piece of advice. */
export const adviceSentence = <Kind extends AdviceKind>({ kind, values }: AdviceOf<Kind>): string =>
  sentences[kind](values);

/** The sentence of what is at a place of advice. */
export function adviceNote(note: AdviceNote): string {
  switch (note.says) {
    case 'cited-after':
      return `${note.number} is first cited after ${note.other}.`;
    case 'cited-before':
      return `${note.number} is first cited before ${note.other}.`;
    case 'two-authors':
      return 'The list has two authors: styles name both.';
    case 'all-named':
      return 'All authors are named here, after “et al.” earlier on.';
    case 'departs':
      return `${note.traits.map(({ name, own, usual }) => `${name}: here “${own}”, in ${note.style} “${usual}”`).join('; ')}.`;
  }
}
