import { expect, test } from 'vitest';
import { testApp, typedBook } from '../app.fixture.ts';
import { forwardedAddresses } from './forwarded.ts';

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['198.51.100.1, 192.0.2.7', '198.51.100.1, 192.0.2.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['198.51.100.1:4711', '198.51.100.1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['junk, 198.51.100.1', '198.51.100.1'],
  ['198.51.100.1, junk', undefined],
  ['junk', undefined],
  ['unknown', undefined],
  ['198.51.100.1.5', undefined],
  ['', undefined],
  [',,,', undefined],
  ['198.51.100.1,', undefined],
])('of %j the addresses are %j', (header, addresses) => {
  expect(forwardedAddresses(header)).toBe(addresses);
});

test('what a client calls itself behind a trusted proxy gives it no limit of its own', async () => {
  const limits = { sessionPerMinute: 100, ipPerMinute: 1 };
  const app = await testApp({ config: { limits, trustedProxies: ['127.0.0.1'] } });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const cite = async (forwarded: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
    const body = JSON.stringify(typedBook);
    return (await fetch(`${address}/api/citations`, { method: 'POST', headers, body })).status;
  };
  expect([await cite('junk'), await cite('other junk'), await cite('198.51.100.1')]).toEqual([200, 429, 200]);
});
