import { catalogue } from '#catalogue';
import { StyleError } from '../error.ts';
import type { CatalogueEntry, SkeletonTable } from './entry.ts';
import type { SearchOptions } from './search.ts';

/**
 * The styles of the catalogue that a query names, best first: a title, a journal, its ISSN or abbreviation, a subject, or what people call
 * a style ("AMA 11"), with slips of the keyboard. An empty query gives the most used styles, or all of `field`, a subject. Browsers have none: they ask the server.
 */
export async function findStyles(
  query: string,
  { limit = 10, field }: Partial<SearchOptions> = {},
): Promise<CatalogueEntry[]> {
  return catalogue?.search(query, { limit, field }) ?? [];
}

/** Makes the first search as fast as the next ones: for a server that has just started. */
export const prepareSearch = (): void => catalogue?.prepareSearch();

/** The journals and institutions of the catalogue that point to a style of its own. */
export const followersOf = (id: string): CatalogueEntry[] => catalogue?.followers(id) ?? [];

/** Sample works as each independent style prints them, read anew from the catalogue; undefined in browsers. */
export const styleSkeletons = (): SkeletonTable | undefined => catalogue?.skeletons();

/** The locale of CSL that serves a language: `de` is `de-DE`. Undefined if none does. */
export const localeOf = (language: string): string | undefined => catalogue?.localeOf(language);

/** The locales of CSL: what references can be printed in. */
export const printedLanguages = (): readonly string[] => catalogue?.languages() ?? [];

/**
 * The CSL of a style of the catalogue: of its parent for a journal that has one.
 * @throws StyleError for an id that no style has.
 */
export async function loadStyle(id: string): Promise<string> {
  const source = catalogue?.source(catalogue.find(id)?.parent.id ?? '');
  if (source === undefined) throw new StyleError(id);
  return source;
}
