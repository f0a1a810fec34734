import type { Name } from '@citewright/record';
import { comparable, isGivenName } from '@citewright/record';
import type { Page } from './page.ts';
import { toPerson } from './person-name.ts';
import { siteLabel } from './site-name.ts';

/**
 * The full name of an author who signs with a given name ("Henry") on a site with the family name as host, if
 * the page prints both ("Henry Steinhau" on steinhau.example); else the name unchanged.
 */
export function fullerName(name: Name, page: Page): Name {
  const { literal } = name;
  const label = comparable(siteLabel(page.url)).replaceAll(' ', '');
  if (literal === undefined || !/^\p{L}{3,20}$/u.test(literal) || !isGivenName(literal) || label === '')
    return name;
  const lower = page.text.slice(0, 200_000).toLowerCase();
  const given = `${literal.toLowerCase()} `;
  for (let at = lower.indexOf(given); at >= 0; at = lower.indexOf(given, at + 1)) {
    const start = at + given.length;
    const family = /^\p{Lu}[\p{L}’'-]{2,30}/u.exec(page.text.slice(start, start + 31))?.[0];
    const key = family === undefined ? '' : comparable(family).replaceAll(' ', '');
    if (key !== '' && label.includes(key)) return toPerson(`${literal} ${family}`);
  }
  return name;
}
