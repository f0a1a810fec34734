import type { LocaleTree, StyleTree } from '@citewright/csl';
import type { StyleAbout } from '../style-about.ts';
import type { StyleParts } from '../style-parts.ts';
import { entryLanguageAmong } from './entry-language.ts';
import { rulesFor } from './rules.ts';

/** What formats a style of the catalogue, made of its tree and of what is known of it. */
export const partsFor = (
  tree: StyleTree,
  { id, independent = id, entryLanguages }: StyleAbout,
  locales: readonly LocaleTree[],
): StyleParts => ({
  tree,
  locales,
  rules: rulesFor(tree, independent),
  ...(entryLanguages ? { entryLanguage: entryLanguageAmong(locales) } : {}),
});
