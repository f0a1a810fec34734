import type { LocaleTree, StyleOptions, StyleTree } from '@citewright/csl';
import type { TitleRule } from './rules/rule.ts';
import type { StyleAbout } from './style-about.ts';

/** What formats a style: its CSL, parsed, and the rules of its manual that are applied before. */
export interface StyleParts {
  tree: StyleTree;
  rules: readonly TitleRule[];
  /** The locales that it is printed in; those of the bundled styles when absent. */
  locales?: readonly LocaleTree[];
  /** The language of the words of an entry, in a style that asks for the entry's own. */
  entryLanguage?: StyleOptions['entryLanguage'];
}

/** The parts of a style, which may be a chunk of their own in browsers. */
export interface LoadableParts {
  atHand?: StyleParts;
  load?: () => Promise<StyleParts>;
}

/** A style that was opened by its id: what the registry holds. */
export interface OpenedStyle {
  about: StyleAbout;
  parts: StyleParts;
  /** The style of ours that prints it. */
  own?: string;
}

/** A style as data only, as the server sends it to browsers: a tree, or the id of the style of ours that prints it. */
export interface PortableStyle {
  about: StyleAbout;
  own?: string;
  tree?: StyleTree;
  locales?: readonly LocaleTree[];
}
