import { expect, it, test } from 'vitest';
import { entryBegins, lineFinder } from './places.ts';

const library = `@string{nature = "Nature"}

@article{lecun2015,
  author = {LeCun, Yann and Bengio, Yoshua and Hinton, Geoffrey},
  title = {Deep {L}earning},
  journal = nature,
  year = {2014}
}

@book{berg2014,
  author = {Berg, Kari},
  title = {Towns and Rivers},
  year = 2014
}
`;

const paper = `# Rivers

Rivers grow, as was shown
before [@okafor2019, p. 7].

Deep learning came later (LeCun et al.,
2015), and \\textit{towns} followed [@Berg2014].
`;

const cases: [what: string, text: string, quoted: string, line: number | undefined][] = [
  [
    'an entry by the words that its fields share with its print',
    library,
    'LeCun, Yann; Bengio, Yoshua; Hinton, Geoffrey. 2014. Deep learning. Nature',
    4,
  ],
  [
    'the second entry, though it has the year of the first',
    library,
    'Berg, Kari. 2014. Towns and Rivers',
    11,
  ],
  ['a key', paper, 'Berg2014', 7],
  ['a citation that is broken over two lines', paper, '(LeCun et al., 2015)', 6],
  ['a sentence whose marks are not printed', paper, 'came later, and towns followed', 6],
  ['nothing for words that are not there', paper, 'Moreau 2001 A history of harbours', undefined],
  ['nothing for a quotation without words', paper, '(…)', undefined],
  ['nothing in an empty text', '', 'Berg2014', undefined],
];

test.each(cases)('finds %s', (_what, text, quoted, line) => {
  expect(lineFinder(text)(quoted)).toBe(line);
});

it('words that stand on many lines tell no place', () => {
  const text = `${'the same river\n'.repeat(100)}the other harbour\n`;
  expect(lineFinder(text)('the same river')).toBeUndefined();
  expect(lineFinder(text)('the other harbour')).toBe(101);
});

it('an entry of BibTeX begins at its type', () => {
  expect(entryBegins(library, 4)).toBe(3);
  expect(entryBegins(library, 11)).toBe(10);
  expect(entryBegins('author = {Berg}', 1)).toBe(1);
});
