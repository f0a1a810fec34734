import { expect, it } from 'vitest';
import { plainLook } from './document-corrector.ts';
import { diffWords } from './word-diff.ts';

it.each([
  ['a word', 'Memory is short, they say.', 'Memory is long, they say.', ['short → long']],
  [
    'an address as a whole',
    'Cowan, N. Four. https://doi.org/10.1017/s01.',
    'Cowan, N. Four. https://doi.org/10.1017/s02.',
    ['https://doi.org/10.1017/s01 → https://doi.org/10.1017/s02'],
  ],
  ['no letter of a DOI', 'Cowan, N. Four. doi: 10.1017/S01X', 'Cowan, N. Four. doi: 10.1017/s01x', []],
])('changes %s', (_, old, fresh, changes) => {
  const hunks = diffWords({ text: old, lookAt: () => plainLook }, [
    { ...plainLook, text: fresh, href: undefined },
  ]);
  expect(
    hunks.map(
      ({ start, end, runs }) => `${old.slice(start, end)} → ${runs.map(({ text }) => text).join('')}`,
    ),
  ).toEqual(changes);
});
