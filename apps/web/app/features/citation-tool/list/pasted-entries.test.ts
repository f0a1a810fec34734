import { expect, test } from 'vitest';
import { pastedEntries } from './pasted-entries.ts';

test('the entries of a pasted text have no bullets and numbers', () => {
  expect(pastedEntries('1. 10.1038/nature14539\n2. 978-0-226-45808-3\n')).toEqual([
    '10.1038/nature14539',
    '978-0-226-45808-3',
  ]);
});

test('a text of 100,000 characters is read, a longer one is left to the server', () => {
  const line = '10.5555/x\n';
  expect(pastedEntries(line.repeat(10_000))).toHaveLength(10_000);
  expect(pastedEntries(line.repeat(10_001))).toEqual([]);
});
