import type { Element } from './style/element.ts';
import { parseLocale } from './style/parse-locale.ts';
import { parseStyle } from './style/parse-style.ts';
import type { LocaleTree, StyleTree } from './style/tree.ts';
import { compileTrees, type Style, type StyleOptions } from './style.ts';

/** A style as XML, as JSON (`{ n, a, c }`), or as parsed by `parseStyle`. */
export type StyleSource = string | Element | StyleTree;
/** A locale as XML, as JSON, or as parsed by `parseLocale`. */
export type LocaleSource = string | Element | LocaleTree;

/** Parses a source unless it is parsed already. */
function parsed<T extends StyleTree | LocaleTree>(
  source: string | Element | T,
  parse: (source: string | Element) => T,
): T {
  return typeof source === 'object' && 'tree' in source ? source : parse(source);
}

/**
 * Compiles a style, once for many renderings. `locales` must contain the language of the style or en-US. Throws `CslError` with
 * a code and a place when the style or a locale is malformed.
 */
export function compileStyle(
  style: StyleSource,
  locales: readonly LocaleSource[],
  options: StyleOptions = {},
): Style {
  const trees = locales.map((locale) => parsed(locale, parseLocale));
  return compileTrees(parsed(style, parseStyle), trees, options);
}
