import type { Notice } from '@citewright/record';
import type { SearchTarget } from './search-target.ts';

/** A notice that names the cite which was resolved, if there are several. */
export function severalNotices({ cites, cite }: SearchTarget): Notice[] {
  if (cites.length < 2) return [];
  const values = cite.secondary ? ({ isQuotedFromAnother: true } as const) : { works: cites.length };
  return [{ code: 'first-of-several', values }];
}
