import { expect, test } from 'vitest';
import { createHeldBytes } from './held-bytes.ts';

const mebibyte = 1024 * 1024;
const held = () => createHeldBytes({ perNetwork: 4 * mebibyte, total: 6 * mebibyte });
const refusal = (code: string) => expect.objectContaining({ code });

test('a network holds its share, and no more until it has released some', () => {
  const { hold, release } = held();
  hold('a', 4 * mebibyte);
  expect(() => hold('a', 1)).toThrow(refusal('RATE_LIMITED'));
  release('a', mebibyte);
  expect(() => hold('a', mebibyte)).not.toThrow();
});

test('what a network may never hold is too large, and does not help to come again', () => {
  expect(() => held().hold('a', 4 * mebibyte + 1)).toThrow(refusal('PAYLOAD_TOO_LARGE'));
});

test('when all together hold too much, who holds little is not refused', () => {
  const { hold } = held();
  hold('a', 4 * mebibyte);
  hold('b', 2 * mebibyte);
  expect(() => hold('b', 1)).toThrow(refusal('OVERLOADED'));
  expect(() => hold('c', mebibyte)).not.toThrow();
});
