import type { CitationItem } from '@citewright/contract';

type Field = keyof CitationItem;

/** An item as a style wants it, told by what is other than in the citation's own. */
export interface KeptItem {
  /** Digest of the style and of the citation's item: with another one this says nothing. */
  of: string;
  set?: Partial<CitationItem> | undefined;
  unset?: Field[] | undefined;
}

/** What the manual's rules and capitals have made other in an item. */
export function changesOf(given: CitationItem, prepared: CitationItem): Omit<KeptItem, 'of'> {
  if (given === prepared) return {};
  const fields = Object.keys(prepared) as Field[];
  const set = fields.filter((field) => prepared[field] !== given[field] && prepared[field] !== undefined);
  const unset = (Object.keys(given) as Field[]).filter((field) => prepared[field] === undefined);
  return {
    set: set.length > 0 ? Object.fromEntries(set.map((field) => [field, prepared[field]])) : undefined,
    unset: unset.length > 0 ? unset : undefined,
  };
}

/** The item as the style wants it. */
export function withChanges(given: CitationItem, { set, unset }: KeptItem): CitationItem {
  if (!set && !unset) return given;
  const prepared = { ...given, ...set };
  for (const field of unset ?? []) delete prepared[field];
  return prepared;
}
