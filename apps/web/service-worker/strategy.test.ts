import { expect, test } from 'vitest';
import { strategyOf } from './strategy.ts';

const origin = 'https://cite.example';
const get = { method: 'GET', mode: 'cors' };

test.each([
  [{ ...get, url: `${origin}/assets/entry-Ab12.js` }, 'kept'],
  [{ ...get, url: `${origin}/icons/icon-192.png` }, 'kept'],
  [{ ...get, mode: 'navigate', url: `${origin}/` }, 'network-first'],
  [{ ...get, mode: 'navigate', url: `${origin}/blogs/et-al?from=feed` }, 'network-first'],
  [{ ...get, url: `${origin}/_.data` }, 'network-first'],
  [{ ...get, url: `${origin}/api/projects` }, 'untouched'],
  [{ ...get, mode: 'navigate', url: `${origin}/api/docs` }, 'untouched'],
  [{ ...get, url: `${origin}/api/projects/1/export?format=docx` }, 'untouched'],
  [{ ...get, method: 'POST', url: `${origin}/api/citations` }, 'untouched'],
  [{ ...get, url: `${origin}/covers/et-al.svg` }, 'untouched'],
  [{ ...get, url: 'https://elsewhere.example/assets/entry.js' }, 'untouched'],
] as const)('%j is %s', (wish, strategy) => {
  expect(strategyOf(wish, origin)).toBe(strategy);
});
