import { expect, test } from 'vitest';
import { strategyOf, withoutQuery } from './strategy.ts';

const origin = 'https://cite.example';
const get = { method: 'GET', mode: 'cors' };

test.each([
  [{ ...get, url: `${origin}/assets/entry-Ab12.js` }, 'cache-first'],
  [{ ...get, url: `${origin}/icons/icon-192.png` }, 'cache-first'],
  [{ ...get, mode: 'navigate', url: `${origin}/` }, 'network-first'],
  [{ ...get, mode: 'navigate', url: `${origin}/blogs/et-al?from=feed` }, 'network-first'],
  [{ ...get, url: `${origin}/_.data` }, 'network-first'],
  [{ ...get, url: `${origin}/api/projects` }, 'ignore'],
  [{ ...get, mode: 'navigate', url: `${origin}/api/docs` }, 'ignore'],
  [{ ...get, url: `${origin}/api/projects/1/export?format=docx` }, 'ignore'],
  [{ ...get, method: 'POST', url: `${origin}/api/citations` }, 'ignore'],
  [{ ...get, mode: 'navigate', url: `${origin}/%61pi/projects` }, 'ignore'],
  [{ ...get, url: `${origin}/covers/et-al.svg` }, 'ignore'],
  [{ ...get, url: 'https://elsewhere.example/assets/entry.js' }, 'ignore'],
] as const)('%j is %s', (wish, strategy) => {
  expect(strategyOf(wish, origin)).toBe(strategy);
});

test('a page is kept without its query, which may say what somebody cites', () => {
  expect(withoutQuery(`${origin}/cite?url=https://private.example/secret`)).toBe(`${origin}/cite`);
});
