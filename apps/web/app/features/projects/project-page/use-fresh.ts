import type { ProjectCitation } from '@citewright/contract';
import { useRef } from 'react';

const none: ReadonlySet<number> = new Set();

/** The citations that the last change of a list has added; none when the list was loaded. */
export function useFresh(citations: readonly ProjectCitation[] | undefined): ReadonlySet<number> {
  const seen = useRef<{
    citations: typeof citations;
    known: ReadonlySet<number>;
    fresh: ReadonlySet<number>;
  }>(undefined);
  if (!citations) return none;
  const before = seen.current;
  if (before?.citations === citations) return before.fresh;
  const known = new Set(citations.map(({ id }) => id));
  const added = before ? [...known].filter((id) => !before.known.has(id)) : [];
  // A list that only changed its order or a text keeps the mark.
  const fresh = added.length > 0 ? new Set(added) : (before?.fresh ?? none);
  seen.current = { citations, known, fresh };
  return fresh;
}
