import type { Item, Name } from '@citewright/csl';

/** A rule of a manual that its CSL style cannot express: returns the item as the manual prescribes. */
export type Rule = (item: Item) => Item;

/** What a rule can ask about the words of a title; the lexicons belong to the package that capitalises titles. */
export interface TitleFacts {
  /** Whether a title is not English. `language` is the record's, if known. */
  isForeignTitle: (title: string, language: string | undefined) => boolean;
  /** Whether words in italics within a title are the title of another work, in English. */
  isTitleOfWork: (text: string) => boolean;
  /** Whether a word is on a list of names. */
  isName: (word: string) => boolean;
}

/** A rule that may need those facts. */
export type TitleRule = (item: Item, facts: TitleFacts) => Item;

/** The item without some of its fields. The given item is not changed. */
export function omit(item: Item, ...fields: (keyof Item)[]): Item {
  const rest = { ...item };
  for (const field of fields) delete rest[field];
  return rest;
}

/** A name in reading order: "Ann Reed", "World Health Organization". */
export function nameText({ literal, family, given, ...name }: Name): string {
  const particle = name['non-dropping-particle'];
  return literal ?? [given, particle, family].filter(Boolean).join(' ');
}

/** Whether the item has one author and `value` is that author's name, ignoring case. */
export function isSoleAuthor(item: Item, value: string | number | undefined): boolean {
  const [author, ...others] = item.author ?? [];
  if (!author || others.length || value === undefined) return false;
  return nameText(author).toLowerCase() === String(value).trim().toLowerCase();
}

/** A number without its label: "No. 24999" is 24999. */
export const bareNumber = (number: string | number | undefined): string =>
  String(number ?? '').replace(/^(?:no|nr|number)\.?\s+(?=\S)/i, '');

/** The item with its container as publisher: programs and videos are works of their own, which a site only distributes. */
export function siteAsPublisher(item: Item): Item {
  const { 'container-title': site, ...rest } = item;
  return site === undefined ? item : { ...rest, publisher: site };
}
