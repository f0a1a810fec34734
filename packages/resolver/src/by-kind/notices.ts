import type { Item } from '@citewright/csl';
import type { Notice } from '../resolution.ts';

/** What a reader expects of nearly every source, with the words for its absence. */
const expected = {
  title: 'No title was found.',
  author: 'No author was found.',
  issued: 'No date of publication was found.',
} as const;

/** Types of which an author is not expected. */
const authorless = new Set([
  'periodical',
  'standard',
  'legislation',
  'document',
  'entry-encyclopedia',
  'entry-dictionary',
]);

function isMissing(item: Item, name: keyof typeof expected): boolean {
  if (item[name] !== undefined) return false;
  return name !== 'author' || (item.editor === undefined && !authorless.has(item.type));
}

/** Notices about the fields that a record should have and has not. */
export function missingFieldNotices(item: Item): Notice[] {
  const names = Object.keys(expected) as (keyof typeof expected)[];
  return names
    .filter((name) => isMissing(item, name))
    .map((name) => ({ code: 'missing-field', message: expected[name], fields: [name] }));
}
