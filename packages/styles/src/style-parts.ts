import type { LocaleTree, StyleTree } from '@citewright/csl';
import type { TitleRule } from './rules/rule.ts';

/** What formats a style: its CSL, parsed, and the rules of its manual that are applied before. */
export interface StyleParts {
  tree: StyleTree;
  rules: readonly TitleRule[];
  /** The locales that it is printed in; those of the bundled styles when absent. */
  locales?: readonly LocaleTree[];
}

/** The parts of a style, which may be a chunk of their own in browsers. */
export interface LoadableParts {
  atHand?: StyleParts;
  load?: () => Promise<StyleParts>;
}
