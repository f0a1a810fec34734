import type { Notice } from '@citewright/record';
import type { SearchTarget } from './search-target.ts';

/** A notice that names the cite which was resolved, if there are several. */
export function severalNotices({ cites, cite }: SearchTarget): Notice[] {
  if (cites.length < 2) return [];
  const message = cite.secondary
    ? 'The citation quotes one work from another. This is the one that was read, which is what the list names.'
    : `The citation names ${cites.length} works. This is the first one; cite the others one by one.`;
  return [{ code: 'first-of-several', message }];
}
