import type { Notice } from '@citewright/record';
import type { Wanted } from './wanted.ts';

/** Tells which of several works the reference is of. */
export function severalNotices({ cites, cite }: Wanted): Notice[] {
  if (cites.length < 2) return [];
  const message = cite.secondary
    ? 'The citation quotes one work from another. This is the one that was read, which is what the list names.'
    : `The citation names ${cites.length} works. This is the first one; cite the others one by one.`;
  return [{ code: 'first-of-several', message }];
}
