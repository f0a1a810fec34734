import type { ProjectCitation } from '@citewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { moveCitation, projectCitationsKey } from '~/api/projects.ts';
import { refetchQueries } from '~/api/refetch.ts';
import { toastFailure } from '../failure-message.ts';
import type { CitationActions } from './citation-actions.ts';

/** The order of a list after a move; absent when it moves nothing. `before` is the entry that then follows. */
function moved(
  citations: readonly ProjectCitation[],
  id: number,
  to: { by: -1 | 1 } | { before: number },
): { list: ProjectCitation[]; before: number | null } | undefined {
  const from = citations.findIndex((citation) => citation.id === id);
  const citation = citations[from];
  if (!citation) return undefined;
  const others = citations.filter((other) => other !== citation);
  const at = 'by' in to ? from + to.by : others.findIndex((other) => other.id === to.before);
  if (at < 0 || at > others.length || at === from) return undefined;
  return { list: others.toSpliced(at, 0, citation), before: others[at]?.id ?? null };
}

/** Moves citations: in the list at once, then on the server, one after the other; the numbers follow with the server's answer. */
export function useMoves(projectId: number, citations: readonly ProjectCitation[]): CitationActions['move'] {
  const queries = useQueryClient();
  const shown = useRef(citations);
  const last = useRef(Promise.resolve());
  const handle = useRef<number>(undefined);
  useEffect(() => {
    shown.current = citations;
    // The browser takes the focus from an element that moves.
    if (handle.current !== undefined) document.getElementById(`move-${handle.current}`)?.focus();
    handle.current = undefined;
  }, [citations]);
  return useCallback(
    (id, to) => {
      const next = moved(shown.current, id, to);
      if (!next) return;
      shown.current = next.list;
      handle.current = id;
      const key = projectCitationsKey(projectId);
      queries.setQueryData(key, next.list);
      last.current = last.current
        .then(() => moveCitation(id, next.before))
        .catch((error: unknown) => toastFailure(error, 'Failed to move the citation'))
        .then(() => {
          handle.current = document.activeElement?.id === `move-${id}` ? id : undefined;
        })
        .then(() => refetchQueries(queries, key));
    },
    [projectId, queries],
  );
}
