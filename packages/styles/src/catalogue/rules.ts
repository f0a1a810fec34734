import type { StyleTree } from '@citewright/csl';
import { abbreviations } from '../abbreviations/lists.ts';
import { isoJournal } from '../abbreviations/names.ts';
import { plainEdition } from '../rules/edition.ts';
import type { Rule, TitleRule } from '../rules/rule.ts';
import { nameEvent, onePage, plainNumbers } from '../rules/several-styles.ts';
import { copyAsAddress } from '../rules/web-copy.ts';
import { manualOf } from './manuals.ts';

const longest = 400;

/** A journal's abbreviation by ISO 4 if the record has none. */
const shortName: Rule = (item) => {
  const name = item['container-title'];
  if (item.type !== 'article-journal' || item['container-title-short']) return item;
  if (typeof name !== 'string' || name === '' || name.length > longest) return item;
  return { ...item, 'container-title-short': isoJournal(name, abbreviations) };
};

/** Whether a style prints the short form of the names of journals. */
const asksForShortNames = (tree: StyleTree): boolean =>
  /"variable":"(?:container-title-short|journalAbbreviation)"|"variable":"container-title","form":"short"|"form":"short","variable":"container-title"/.test(
    JSON.stringify(tree),
  );

/** Whether a style prints the word for an edition, or its ordinal. */
const namesEditions = (tree: StyleTree): boolean =>
  /"term":"edition"|"kind":"label","variable":"edition"|"variable":"edition","form":"(?:long-)?ordinal"|"form":"(?:long-)?ordinal","variable":"edition"/.test(
    JSON.stringify(tree),
  );

/**
 * The rules of a style of the catalogue: copies of pages, its manual's, numbers and editions without labels, and the abbreviations that it asks for.
 * `id` is that of the independent style.
 */
export const rulesFor = (tree: StyleTree, id: string): readonly TitleRule[] => [
  copyAsAddress,
  ...(manualOf(id)?.rules ?? []),
  plainNumbers,
  ...(namesEditions(tree) ? [plainEdition] : []),
  onePage,
  nameEvent,
  ...(asksForShortNames(tree) ? [shortName] : []),
];
