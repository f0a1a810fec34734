import type { Item } from '@citewright/csl';
import { comparable } from '@citewright/record';
import { yearOf } from '../../../packages/record/src/index.ts';
import { corpora, readLines } from '../../corpora.ts';
import type { Indexed } from '../in-text/index-http.ts';
import { readRecords } from '../in-text/records.ts';

const keyOf = (item: Item): string => {
  const [first] = item.author ?? item.editor ?? [];
  // Services part particles from names, or not.
  const family = (first?.family ?? first?.literal)?.split(' ').at(-1);
  return [item.title, family, yearOf(item.issued)].map((part) => comparable(String(part ?? ''))).join('|');
};

/** True for two records of one work: the same DOI, or the same title, first author and year. */
export function isSame(one: Item, other: Item): boolean {
  const [first, second] = [one.DOI, other.DOI].map((doi) => doi && String(doi).toLowerCase());
  return (first !== undefined && first === second) || keyOf(one) === keyOf(other);
}

/** All records that a search can find: the catalogues, and the index of the verification corpus. */
export function readIndex(): Indexed[] {
  const records = readRecords(corpora, []);
  const verify = readLines<Item & { custom?: unknown }>('verify/index.ndjson').map(
    ({ custom: _, ...item }): Indexed => ({ item, citedBy: 0 }),
  );
  return [...records, ...verify];
}
