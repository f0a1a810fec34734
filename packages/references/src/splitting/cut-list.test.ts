import { expect, test } from 'vitest';
import { cutList, withoutOrnaments } from './cut-list.ts';

const lecun = [
  'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep',
  'learning. Nature, 521(7553), 436–444.',
  'https://doi.org/10.1038/nature14539',
];
const kuhn = 'Kuhn, T. S. (1996). The structure of scientific revolutions. University of Chicago Press.';

test.each<[string, string[], string[]]>([
  [
    'identifiers stand one in a line',
    ['10.1038/nature14539', '978-0-226-45808-3', 'https://www.who.int/data/gho'],
    ['10.1038/nature14539', '978-0-226-45808-3', 'https://www.who.int/data/gho'],
  ],
  [
    'titles stand one in a line',
    ['A mathematical theory of communication', 'Deep learning'],
    ['A mathematical theory of communication', 'Deep learning'],
  ],
  ['a reference may take several lines', [...lecun, kuhn], [lecun.join(' '), kuhn]],
  ['one reference in several lines is one entry', lecun, [lecun.join(' ')]],
  ['empty lines are no entries', ['', '10.1038/nature14539', '', ''], ['10.1038/nature14539']],
])('%s', (_, lines, entries) => {
  expect(Array.from(cutList(lines.join('\n')), ({ text }) => text)).toEqual(entries);
});

test('whoever cuts a list hears how long a run of references is, and may end it', () => {
  const refuse = (lines: number) => {
    if (lines > 2) throw new RangeError('too long');
  };
  expect(() => [...cutList('one title\nanother title\na third title', refuse)]).toThrow('too long');
});

test.each([
  ['- 10.1038/nature14539', '10.1038/nature14539'],
  ['[12] Kuhn, T. S.', 'Kuhn, T. S.'],
  ['3. 978-0-226-45808-3,', '978-0-226-45808-3'],
  ['10.1038/nature14539', '10.1038/nature14539'],
])('the bullet or number of %j is not part of it', (line, expected) => {
  expect(withoutOrnaments(line)).toBe(expected);
});
