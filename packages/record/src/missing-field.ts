import type { Item } from '@citewright/csl';

/**
 * Types that are cited by their titles or their parties and need no author: laws, cases and treaties (Publication Manual of the APA,
 * 7th ed., ch. 11), entries of reference works without a signature, standards, whole periodicals.
 */
const authorless: ReadonlySet<string> = new Set([
  'bill',
  'entry-dictionary',
  'entry-encyclopedia',
  'legal_case',
  'legislation',
  'periodical',
  'regulation',
  'standard',
  'treaty',
]);

/** Fields that serve where another is missing. */
const substitutes: Partial<Record<keyof Item, readonly (keyof Item)[]>> = {
  author: ['editor', 'director', 'composer', 'translator'],
  page: ['number', 'chapter-number'],
  volume: ['issue', 'number'],
};

/** Whether an item lacks a field, and any other that serves in its place. An author is missing only where the type has one. */
export function isMissing(item: Item, field: keyof Item): boolean {
  if (field === 'author' && authorless.has(item.type)) return false;
  return [field, ...(substitutes[field] ?? [])].every(
    (name) => item[name] === undefined || item[name] === '',
  );
}
