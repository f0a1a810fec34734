import { describe, expect, test } from 'vitest';
import { readCases } from './case-table.fixture.ts';
import { inputLimit, parseUrl } from './index.ts';

describe('an address is read as one WHATWG parse gives it', () => {
  test.each(readCases('url'))('$about: $input', ({ input = '', url }) => {
    expect(parseUrl(input)).toBe(url || undefined);
  });

  test('of 2,048 characters', () => {
    const longest = 'http://example.com/'.padEnd(inputLimit, 'a');
    expect(parseUrl(longest)).toBe(longest);
    expect(parseUrl(`${longest}a`)).toBeUndefined();
  });

  test('that would be longer when encoded is refused', () => {
    expect(parseUrl('http://example.com/'.padEnd(1_000, 'ä'))).toBeUndefined();
  });
});
