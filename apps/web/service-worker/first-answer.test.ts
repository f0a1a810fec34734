import { expect, test } from 'vitest';
import { firstAnswer, isOurs } from './first-answer.ts';

const silent = new Promise<string>(() => {});
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['the answer of the network', () => Promise.resolve('new'), 'old', 'new'],
  ['the stored page when the network fails', broken, 'old', 'old'],
  ['the stored page when the network is silent', () => silent, 'old', 'old'],
])('a page is %s', async (_, network, stored, shown) => {
  expect(await firstAnswer(network(), async () => stored, 0)).toBe(shown);
});

test('a page that is not stored is waited for', async () => {
  const late = Promise.withResolvers<string>();
  const stored = async () => {
    late.resolve('late');
    return undefined;
  };
  expect(await firstAnswer(late.promise, stored, 0)).toBe('late');
});

test('a page that is not stored fails as the network does', async () => {
  await expect(firstAnswer(broken(), async () => undefined, 0)).rejects.toThrow('Failed to fetch');
});

const marked = { 'x-citewright': '1' };

test.each([
  ['our page', new Response('<html>', { headers: marked }), true],
  ['the page of a network', new Response('Welcome to CampusNet'), false],
  [
    'what somebody cites',
    new Response('<html>', { headers: { ...marked, 'cache-control': 'no-store' } }),
    false,
  ],
  ['a failure of ours', new Response('', { status: 503, headers: marked }), false],
])('%s is stored: %o', (_, response, isStored) => {
  expect(isOurs(response)).toBe(isStored);
});
