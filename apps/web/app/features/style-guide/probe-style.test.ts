import { expect, test } from 'vitest';
import { styleHabits } from './probe-style.ts';

test.each([
  ['apa', 'Alphabetical', 'From 21 authors on, the first 19 and the last', 'In full', 'Sentence case'],
  [
    'american-medical-association',
    'In the order of citing',
    'From 7 authors on, the first 3',
    'Shortened: J Am Chem Soc',
    'Sentence case',
  ],
  [
    'nature',
    'In the order of citing',
    'From 6 authors on, only the first',
    'Shortened: J. Am. Chem. Soc.',
    'As published',
  ],
  [
    'association-for-computing-machinery',
    'Alphabetical',
    'All are named',
    'Shortened: J. Am. Chem. Soc.',
    'As published',
  ],
  [
    'royal-society-of-chemistry',
    'In the order of citing',
    'All are named',
    'Shortened: J. Am. Chem. Soc.',
    'Left out',
  ],
  [
    'bluebook-law-review',
    'None: sources are in the notes',
    'From 4 authors on, only the first',
    'Shortened: J. Am. Chem. Soc.',
    'Headline capitals',
  ],
])('the habits of %s', (style, order, authors, journals, titles) => {
  expect(styleHabits(style)).toEqual({ order, authors, journals, titles });
});
