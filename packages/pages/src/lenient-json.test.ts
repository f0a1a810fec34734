import { expect, it } from 'vitest';
import { parseLeniently } from './lenient-json.ts';

it.each([
  ['quotes not escaped', '{"a": "he said "no" to it", "b": 1}', { a: 'he said "no" to it', b: 1 }],
  ['a quote at the end', '{"a": "it is "so"", "b": 1}', { a: 'it is "so"', b: 1 }],
  ['raw line breaks', '{"a": "one\ntwo"}', { a: 'one\ntwo' }],
  ['commas too many', '{"a": [1, 2, ], }', { a: [1, 2] }],
  ['a comma missing', '{"a": "x"\n "b": "y"}', { a: 'x', b: 'y' }],
  ['brackets left open', '{"a": {"b": [1, "x"', { a: { b: [1, 'x'] } }],
  ['escapes', String.raw`{"a": "caf\u00e9 \/ \"x\""}`, { a: 'café / "x"' }],
  ['words', '{"a": true, "b": null, "c": -1.5}', { a: true, b: undefined, c: -1.5 }],
])('reads %s', (_, text, value) => {
  expect(parseLeniently(text)).toEqual(value);
});

it.each(['', '{', ']', '"', '{"a" "b" "c"', '['.repeat(100_000), '{"a":'.repeat(100_000)])(
  'does not fail on rubbish',
  (text) => {
    expect(() => parseLeniently(text)).not.toThrow();
  },
);
