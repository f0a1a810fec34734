import { describe, expect, it } from 'vitest';
import { checkDocument } from '../check-document.ts';

const list = `References

Abel, A., & Baker, B. (2001). On cells. Nature, 1(1), 1–9.

Cohen, C., & Davis, D. (2002). On stars. Nature, 2(1), 1–9.

Evans, E., Fox, F., & Gray, G. (2003). On fire. Nature, 3(1), 1–9.
`;

/** The advice on a paper: its kind, its places, and what it says of them. */
function adviceOn(text: string, entries = list): [kind: string, ...places: string[]][] {
  const paper = `${text}\n\n${entries}`;
  return checkDocument({ text: paper, blocks: [], raised: [], notes: [], live: [] }).advice.map(
    ({ kind, places }) => [
      kind,
      ...places.map(
        ({ start, end, note }) =>
          `${paper.slice(start, end).slice(0, 28)}${note ? ` | ${Object.values(note).join(' ')}` : ''}`,
      ),
    ],
  );
}

const all = 'Cells divide (Abel & Baker, 2001; Cohen & Davis, 2002; Evans et al., 2003).';
const many = Array.from({ length: 7 }, () => 'They divide (Abel & Baker, 2001).').join(' ');

const cases: [name: string, text: string, ...advice: [kind: string, ...places: string[]][]][] = [
  ['a paper that does the same everywhere', all],
  [
    'one citation in brackets has a word where the others have a sign',
    `${all} ${many} They grow (Cohen and Davis, 2002).`,
    ['ampersand', 'Cohen and Davis, 2002'],
  ],
  [
    'running text has a word where brackets have a sign, as APA asks',
    `${all} ${many} Cohen and Davis (2002) agree.`,
  ],
  ['too few citations to know a habit', `${all} They grow (Cohen and Davis, 2002).`],
  [
    'two authors are shortened',
    `${all} They grow (Cohen et al., 2002).`,
    ['et-al', 'Cohen et al., 2002 | two-authors'],
  ],
  [
    'all authors after a short form',
    `${all} They burn (Evans, Fox, & Gray, 2003).`,
    ['et-al', 'Evans, Fox, & Gray, 2003 | all-named'],
  ],
  [
    'all authors at first and a short form then, as older styles ask',
    `They burn (Evans, Fox, & Gray, 2003). ${all}`,
  ],
  [
    'a quotation without a page',
    `${all} They say “a cell is more than all of its parts” (Abel & Baker, 2001).`,
    ['quotation-page', 'Abel & Baker, 2001'],
  ],
  [
    'a German quotation without a page',
    `${all} Es heißt: „Eine Zelle ist mehr als alle ihre Teile“ (Abel & Baker, 2001).`,
    ['quotation-page', 'Abel & Baker, 2001'],
  ],
  [
    'a French quotation without a page',
    `${all} On lit « une cellule est plus que toutes ses parties » (Abel & Baker, 2001).`,
    ['quotation-page', 'Abel & Baker, 2001'],
  ],
  [
    'a quotation with its page',
    `${all} They say “a cell is more than all of its parts” (Abel & Baker, 2001, p. 3).`,
  ],
  [
    'a quotation with its paragraph',
    `${all} They say “a cell is more than all of its parts” (Abel & Baker, 2001, para. 3).`,
  ],
  ['scare quotes', `${all} This “cell of cells” (Abel & Baker, 2001) is small.`],
  [
    'a question that people were asked',
    `${all} An example item is “I often feel that cells are more” (Abel & Baker, 2001).`,
  ],
  [
    'an author without a year',
    `Cells divide (Abel & Baker, 2001; Cohen & Davis, 2002). Evans was the first.`,
  ],
];

describe('advice on names and quotations', () => {
  it.each(cases)('%s', (_, text, ...advice) => {
    expect(adviceOn(text)).toEqual(advice);
  });
});

const numbered = `References\n\n${[
  'Abel A',
  'Baker B',
  'Cohen C',
  'Davis D',
  'Evans E',
  'Fox F',
  'Gray G',
  'Hall H',
]
  .map((name, index) => `${index + 1}. ${name}. On cells and stars. Nature. 200${index};1:1-9.`)
  .join('\n\n')}\n`;

describe('advice on the order of numbers', () => {
  it.each<[name: string, text: string, ...advice: [kind: string, ...places: string[]][]]>([
    ['in order', 'One [1,2]. Two [3]. Three [4-6]. Four [7]. Five [8].'],
    [
      'one number comes too early',
      'One [1,2]. Two [6]. Three [3-5]. Four [7]. Five [8].',
      ['citation-order', '[6] | cited-before 6 3'],
    ],
    [
      'one number comes too late',
      'One [1]. Two [3]. Three [4-6]. Four [2]. Five [7,8].',
      ['citation-order', '[2] | cited-after 2 6'],
    ],
    [
      'a figure moves with its page',
      'One [1,2].\n\nFigure 1. Cells, after [6].\n\nThree [3-5]. Four [7]. Five [8].',
    ],
    ['a list in the order of the alphabet', 'One [5]. Two [3,8]. Three [4]. Four [1]. Five [7,2,6].'],
  ])('%s', (_, text, ...advice) => {
    expect(adviceOn(text, numbered)).toEqual(advice);
  });
});
