import { expect, test } from 'vitest';
import { publicationDate } from './publication-date.ts';

test.each([
  ['2026-02-03', 'short', 'Feb 3, 2026'],
  ['2026-02-03', 'long', 'February 3, 2026'],
  ['2025-12-31T23:30:00Z', 'long', 'December 31, 2025'],
  ['soon', 'long', 'Publication date unavailable'],
  ['', 'short', 'Publication date unavailable'],
] as const)('%j is shown %s as "%s"', (iso, format, shown) => {
  expect(publicationDate(iso, format)).toBe(shown);
});
