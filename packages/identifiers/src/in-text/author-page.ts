import type { InTextCite } from './cite.ts';
import { takePageBehind, takePlaceBehind } from './locator.ts';
import { readNamed } from './named.ts';
import { takePrefix } from './prefix.ts';
import { calendarWords, countedWords } from './words.ts';

/** `Figure 2`, `May 5`, `GSE 1234`: a number that is not a page. */
function isNumbered(text: string): boolean {
  const words = text.split(' ').map((word) => word.replace('.', '').toLowerCase());
  if (words.some((word) => countedWords.has(word) || calendarWords.has(word))) return true;
  return !/\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text);
}

/**
 * `Smith 45`, `"Impact of warming" 6`, `Smith, ch. 3`: MLA cites a place without a year (MLA Handbook, 9th
 * ed., 6.3).
 */
export function readAuthorPage(text: string): InTextCite | undefined {
  const { rest, ...lead } = takePrefix(text);
  const { before, locator } = takePlaceBehind(rest) ?? takePageBehind(rest) ?? {};
  if (!before || !locator) return undefined;
  const name = before.replace(/,? pp?\.?$/, '');
  if (isNumbered(name) || name.endsWith(',')) return undefined;
  const named = readNamed(name);
  if (named === undefined || named === 'nobody') return undefined;
  return { ...lead, ...named, undated: 'not named', locator };
}
