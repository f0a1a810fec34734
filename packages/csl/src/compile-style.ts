import type { Element } from './style/element.ts';
import { parseLocale } from './style/parse-locale.ts';
import { parseStyle } from './style/parse-style.ts';
import type { LocaleTree, StyleTree } from './style/tree.ts';
import { compileTrees, type Style, type StyleOptions } from './style.ts';

/** CSL XML, the JSON tree of it (`{ n, a, c }`), or what `parseStyle` gave. */
export type StyleSource = string | Element | StyleTree;
/** Locale XML, the JSON tree of it, or what `parseLocale` gave. */
export type LocaleSource = string | Element | LocaleTree;

/** What is parsed already stays as it is. */
function parsed<T extends StyleTree | LocaleTree>(
  source: string | Element | T,
  parse: (source: string | Element) => T,
): T {
  return typeof source === 'object' && 'tree' in source ? source : parse(source);
}

/**
 * Compiles a style once, to render with it many times. `locales` must hold the style's language or en-US. Throws `CslError`
 * with a code and a place when the style or a locale is malformed.
 */
export function compileStyle(
  style: StyleSource,
  locales: readonly LocaleSource[],
  options: StyleOptions = {},
): Style {
  const trees = locales.map((locale) => parsed(locale, parseLocale));
  return compileTrees(parsed(style, parseStyle), trees, options);
}
