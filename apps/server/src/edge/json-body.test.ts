import { expect, test } from 'vitest';
import { parseJson } from './json-body.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  ['{"a":[1,"é",null,true]}', { a: [1, 'é', null, true] }],
  ['"a\\nb"', 'a\nb'],
  ['{"a":1,"a":2}', { a: 2 }],
])('%s is accepted', (text, value) => {
  expect(parseJson(bytes(text))).toEqual(value);
});

test('64 levels are accepted', () => {
  expect(() => parseJson(bytes(nested(64)))).not.toThrow();
});

test.each([
  ['an empty body', bytes(''), 'INVALID_JSON'],
  ['cut JSON', bytes('{"a":'), 'INVALID_JSON'],
  ['a trailing comma', bytes('{"a":1,}'), 'INVALID_JSON'],
  ['single quotes', bytes("{'a':1}"), 'INVALID_JSON'],
  ['NaN', bytes('[NaN]'), 'INVALID_JSON'],
  ['invalid UTF-8', Uint8Array.of(0x22, 0xff, 0xfe, 0x22), 'INVALID_JSON'],
  ['65 levels', bytes(nested(65)), 'INVALID_REQUEST'],
  ['30,000 levels', bytes(nested(30_000)), 'INVALID_REQUEST'],
  ['NUL in a string', bytes('["a\\u0000b"]'), 'INVALID_REQUEST'],
  ['half a surrogate pair', bytes('["\\ud800"]'), 'INVALID_REQUEST'],
  ['a __proto__ key', bytes('{"a":{"__proto__":{"b":1}}}'), 'INVALID_REQUEST'],
])('%s is refused', (_, body, code) => {
  expect(() => parseJson(body)).toThrow(expect.objectContaining({ code }));
});
