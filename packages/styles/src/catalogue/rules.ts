import type { StyleTree } from '@citewright/csl';
import { abbreviations } from '../abbreviations/lists.ts';
import { isoJournal } from '../abbreviations/names.ts';
import type { Rule } from '../rules/rule.ts';
import { nameEvent, onePage, plainNumbers } from '../rules/several-styles.ts';

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

/** The rules that hold in every style of the catalogue: numbers without labels, and the abbreviations that it asks for. */
export const rulesFor = (tree: StyleTree): readonly Rule[] =>
  asksForShortNames(tree)
    ? [plainNumbers, onePage, nameEvent, shortName]
    : [plainNumbers, onePage, nameEvent];
