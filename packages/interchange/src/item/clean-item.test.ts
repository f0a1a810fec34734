import { expect, test } from 'vitest';
import { cleanItem } from './clean-item.ts';

test.each([
  ['line breaks', 'Rivers\r\nand\u2028towns', 'Rivers and towns'],
  ['control characters', 'Ri\u0007vers\u0000', 'Rivers'],
  ['switches of the writing direction', 'Rivers\u202e', 'Rivers'],
  ['halves of a character', 'Rivers \ud800', 'Rivers \ufffd'],
  ['marks of writing that belong to words', 'کتاب‌ها', 'کتاب‌ها'],
])('%s', (_, title, cleaned) => {
  expect(cleanItem({ id: 1, type: 'book', title }).title).toBe(cleaned);
});

test('names and dates are cleaned, numbers stay numbers', () => {
  const item = {
    id: 1,
    type: 'book',
    author: [{ family: 'Oka\nfor' }],
    issued: { 'date-parts': [[2019]], literal: 'Spring\n2019' },
    volume: 3,
  } as const;
  expect(
    cleanItem({
      ...item,
      author: [...item.author],
      issued: { 'date-parts': [[2019]], literal: 'Spring\n2019' },
    }),
  ).toEqual({
    ...item,
    author: [{ family: 'Oka for' }],
    issued: { 'date-parts': [[2019]], literal: 'Spring 2019' },
  });
});
