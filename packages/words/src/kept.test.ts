import { expect, test } from 'vitest';
import { keptSentence, unplacedSentence } from './kept.ts';

const none = { missing: [], added: [] };

test.each([
  [{ reason: 'no-reference', words: none }, 'Kept as you wrote it: this is not a reference.'],
  [
    { reason: 'unaccounted-words', words: { missing: [{ text: 'in press' }, { text: 'fasc.' }], added: [] } },
    'Kept as you wrote it: we could not place “in press”, “fasc.”.',
  ],
  [
    { reason: 'unaccounted-words', words: { missing: [{ text: 'Oslo' }], added: [{ text: 'Bergen' }] } },
    'Kept as you wrote it: we could not place “Oslo”; we would have added “Bergen”.',
  ],
] as const)('why an entry stands as it was given: %j', (kept, sentence) => {
  expect(keptSentence(kept)).toBe(sentence);
});

test('words without a field are named', () => {
  expect(unplacedSentence(['in press', 'Oslo'])).toBe('We could not place “in press”, “Oslo”.');
});
