import { expect, it } from 'vitest';
import { markListed, markValues } from './mark-listed.ts';

const slight = { weight: 'slight' } as const;
const shown = (text: string, ...differences: Parameters<typeof markListed>[1]) =>
  markListed(text, differences)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

const cases: [name: string, expected: string, ...Parameters<typeof shown>][] = [
  [
    'a wrong year is marked',
    'LeCun, Y. ([2016]). Deep learning.',
    'LeCun, Y. (2016). Deep learning.',
    { field: 'issued', listed: '2016', record: '2015', ...slight },
  ],
  [
    'of a title only the words that differ are marked, whatever the capitals and signs',
    'LeCun. Deep “[Learners]”: a review. Nature.',
    'LeCun. Deep “Learners”: a review. Nature.',
    { field: 'title', listed: 'Deep learners: A review', record: 'Deep learning: A review', ...slight },
  ],
  [
    'pages are found with any dash',
    'Nature 521, [400]–444.',
    'Nature 521, 400–444.',
    { field: 'page', listed: '400-444', record: '436-444', ...slight },
  ],
  [
    'names in another order are found word by word',
    'Y. LeCun, G. [Hintom]. Deep learning.',
    'Y. LeCun, G. Hintom. Deep learning.',
    { field: 'author', listed: 'LeCun, Y.; Hintom, G.', record: 'LeCun, Y.; Hinton, G.', ...slight },
  ],
  [
    'what the list lacks marks nothing',
    'Deep learning. Nature.',
    'Deep learning. Nature.',
    { field: 'DOI', listed: null, record: '10.1038/nature14539', ...slight },
  ],
  [
    'adjacent words are marked as one',
    'LeCun. [Shallow teaching]. Nature.',
    'LeCun. Shallow teaching. Nature.',
    { field: 'title', listed: 'Shallow teaching', record: 'Deep learning', ...slight },
  ],
];

for (const [name, expected, ...input] of cases) {
  it(name, () => {
    expect(shown(...input)).toBe(expected);
  });
}

it('of two values each has its own words marked', () => {
  expect(
    markValues({ field: 'title', listed: 'On growth', record: 'On Growth and form', ...slight }),
  ).toEqual({
    listed: [{ text: 'On growth', isMarked: false }],
    record: [
      { text: 'On Growth ', isMarked: false },
      { text: 'and form', isMarked: true },
    ],
  });
});

it('words at given places are marked, too', () => {
  expect(markListed('Lakes. Copy 2.', [], [{ start: 7, end: 11 }])).toEqual([
    { text: 'Lakes. ', isMarked: false },
    { text: 'Copy', isMarked: true },
    { text: ' 2.', isMarked: false },
  ]);
});
