import type { Item } from '@citewright/csl';
import type { Style } from '@citewright/styles';
import { isTitleOfWork } from './casing/fixed-capitals.ts';
import { knownName } from './casing/known-names.ts';
import { isForeignTitle } from './casing/title-language.ts';

const titleFacts = {
  isForeignTitle,
  isTitleOfWork,
  isName: (word: string) => knownName(word) !== undefined,
};

/** The item as the manual of `style` prescribes, before CSL formats it. The given item is not changed. */
export function applyManualRules(item: Item, { rules }: Style): Item {
  return rules.reduce((current, rule) => rule(current, titleFacts), item);
}
