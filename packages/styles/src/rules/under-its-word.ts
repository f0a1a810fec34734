import type { Item } from '@citewright/csl';
import { dayInWords } from './day-in-words.ts';
import { omit, type Rule } from './rule.ts';

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** "2nd" */
function ordinal(number: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th' }[
    ordinals.select(number) as 'one' | 'two' | 'few' | 'other'
  ];
  return `${number}${ending}`;
}

/** A wiki entry has the date of its last change: "last modified ...". */
function modified(entry: Item, work: string): Item {
  const day = /^wiki/i.test(work) ? dayInWords(entry, 'en-US') : undefined;
  return day ? { ...entry, issued: { literal: `last modified ${day}` } } : entry;
}

/**
 * An unsigned entry is cited by its work and headword ("sub verbo"): "_Wikipedia_, s.v. “Stevie Nicks.”" Chicago Manual of
 * Style, 17th ed., 14.233.
 */
export const underItsWord: Rule = (item) => {
  const { title, 'container-title': work, edition, ...entry } = item;
  if (!/^entry/.test(item.type) || item.author?.length || !title || !work) return item;
  const inWork = /^\d+$/.test(String(edition ?? ''))
    ? `${work}</i>, ${ordinal(Number(edition))} ed.`
    : `${work}</i>`;
  const bare = omit(entry, 'publisher', 'publisher-place', 'editor', 'page', 'volume');
  return { ...modified(bare, String(work)), type: 'interview', title: `<i>${inWork}, s.v. “${title}”` };
};
