import { expect, it } from 'vitest';
import { parseJson } from './json.ts';

it('JSON is parsed with or without a byte order mark', () => {
  expect(parseJson('\uFEFF{"a":"[{\\"["}')).toEqual({ a: '[{"[' });
  expect(parseJson(new TextEncoder().encode('[1]'))).toEqual([1]);
});

it('nesting that could exhaust the stack, HTML and cut answers are refused', () => {
  for (const text of ['['.repeat(65) + ']'.repeat(65), '<html>', '{"a":']) {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  }
  expect(parseJson('['.repeat(64) + ']'.repeat(64))).toBeDefined();
});
