import { expect, test } from 'vitest';
import { cleanItem } from './clean-item.ts';

test('a DOI is stored without the address of its resolver', () => {
  expect(cleanItem({ id: 1, type: 'book', DOI: 'https://doi.org/10.1234/abc\n' }).DOI).toBe('10.1234/abc');
});
