import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedValue } from './stored-value.ts';

const words = () =>
  storedValue<readonly string[]>('words', [], (json) => {
    if (!Array.isArray(json)) throw new TypeError('not a list');
    return json.map(String);
  });

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what is written is read by the next page', () => {
  words().write(['one']);
  expect(words().read()).toEqual(['one']);
});

test('an unchanged value is the same object', () => {
  const value = words();
  value.write(['one']);
  expect(value.read()).toBe(value.read());
});

test.each(['{', '{"a":1}', 'null'])('stored text %s that is not a value counts as empty', (text) => {
  kept.set('words', text);
  expect(words().read()).toEqual([]);
});

test('with blocked storage a value lasts as long as the page', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  const value = words();
  expect(value.read()).toEqual([]);
  value.write(['one']);
  expect(value.read()).toEqual(['one']);
});
