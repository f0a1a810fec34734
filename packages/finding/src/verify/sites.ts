import { foldLetters, type Item } from '@citewright/record';
import type { SourceRecord } from '@citewright/registers';
import type { FieldDifference } from './differences.ts';
import { textOf } from './titles.ts';

/** Words that say nothing of a site: half of the web has them. */
const common = new Set(
  'the and for der die das und les des los las com org net www http https html blog home page site web website online official news press media magazine journal daily world international group inc ltd'.split(
    ' ',
  ),
);

const wordsIn = (name: string): string[] => foldLetters(name).match(/[\p{L}\p{N}]+/gu) ?? [];

const lettersIn = (name: string): string => wordsIn(name).join('');

/** Words of a name by which it is known; of one without any, its letters. */
function knownBy(name: string): string[] {
  const own = wordsIn(name).filter((word) => word.length > 2 && !common.has(word));
  return own.length > 0 ? own : [lettersIn(name)];
}

const saysNothing = (name: string): boolean => wordsIn(name).every((word) => common.has(word));

const initialsOf = (name: string): string =>
  wordsIn(name)
    .map((word) => word[0] ?? '')
    .join('');

/** Whether one name may be short for the other: by a word, or by the letters with which words begin. */
function shortensTo(one: string, other: string): boolean {
  const [letters, others] = [lettersIn(one), lettersIn(other)];
  const isWithin = knownBy(one).some((word) => others.includes(word));
  const [short, initials] = [letters.slice(0, 8), initialsOf(other)];
  const isShort =
    short.length > 1 && initials.length > 1 && (initials.includes(short) || short.startsWith(initials));
  return isWithin || isShort;
}

const areAlike = (one: string, other: string): boolean => shortensTo(one, other) || shortensTo(other, one);

const isAddress = (name: string): boolean => /^[\w-]+(?:\.[\w-]+)+$/.test(name);

/** Names that sites had before, by their hosts. */
const formerly: Readonly<Record<string, string>> = { 'x.com': 'Twitter' };

/** Letters that a name has in other scripts than that of addresses. */
const isInOtherScript = (name: string): boolean => /[^\p{sc=Latin}\p{N}\p{P}\p{S}\p{Z}]/u.test(name);

/**
 * The site that an entry names, where the page names another. Sites are called by many names, so nothing of the listed one may be in any that
 * the page has for itself, its publisher or its authors, nor in its address. A page that does not name its site contradicts none.
 */
export function siteDifference(listed: Item, { item, record }: SourceRecord): FieldDifference | undefined {
  const site = textOf(item['container-title']);
  const own = [listed['container-title'], listed.publisher].map(textOf).filter((name) => !saysNothing(name));
  const named = own[0];
  if (named === undefined || site === '' || isAddress(site) || [...own, site].some(isInOtherScript))
    return undefined;
  const host = URL.canParse(record.url) ? new URL(record.url).hostname.replace(/^www\./, '') : '';
  const people = (item.author ?? []).map(({ literal, family }) => literal ?? family ?? '');
  const names = [
    site,
    textOf(item.publisher),
    textOf(item.title),
    ...people,
    ...host.split('.'),
    host,
    formerly[host] ?? '',
  ];
  const isKnown = own.some((name) => names.some((other) => other !== '' && areAlike(name, other)));
  return isKnown ? undefined : { field: 'container-title', listed: named, record: site, weight: 'slight' };
}
