import type { ProjectCitation } from '@citewright/contract';
import type { QueryClient } from '@tanstack/react-query';
import { makeChange } from '~/api/make-change.ts';
import { moveCitation, parseProjectCitations, projectCitationsKey } from '~/api/projects.ts';
import { toastFailure } from '../toast-failure.ts';

/** Where an entry goes: so many places further, or before another one. */
export type Move = { by: -1 | 1 } | { before: number };

/** The order of a list after a move; absent when it moves nothing. `before` is the entry that then follows. */
function moved(
  citations: readonly ProjectCitation[],
  id: number,
  to: Move,
): { list: ProjectCitation[]; before: number | null } | undefined {
  const from = citations.findIndex((citation) => citation.id === id);
  const citation = citations[from];
  if (!citation) return undefined;
  const others = citations.filter((other) => other !== citation);
  const at = 'by' in to ? from + to.by : others.findIndex((other) => other.id === to.before);
  if (at < 0 || at > others.length || at === from) return undefined;
  return { list: others.toSpliced(at, 0, citation), before: others[at]?.id ?? null };
}

/** Waits until React has drawn a change. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Moves a citation: in the list at once, then on the server, whose answer brings the new numbers. The handle keeps the focus. */
export async function moveInList(
  queries: QueryClient,
  projectId: number,
  id: number,
  to: Move,
): Promise<void> {
  const key = projectCitationsKey(projectId);
  const next = moved(parseProjectCitations(queries.getQueryData(key)), id, to);
  if (!next) return;
  const handle = document.getElementById(`move-${id}`);
  const hadFocus = handle === document.activeElement;
  // The browser takes the focus from an element that moves.
  const keepFocus = async () => {
    await drawn();
    if (hadFocus && document.activeElement === document.body) document.getElementById(`move-${id}`)?.focus();
  };
  await queries.cancelQueries({ queryKey: key });
  const before = queries.getQueryData(key);
  queries.setQueryData(key, next.list);
  void keepFocus();
  const orderOf = (citations: readonly ProjectCitation[]) => citations.map((listed) => listed.id).join();
  try {
    await makeChange(queries, {
      make: async () => {
        try {
          await moveCitation(id, next.before);
        } catch (error) {
          queries.setQueryData(key, before);
          throw error;
        }
      },
      keys: [key],
      isDone: (now: ProjectCitation[]) => orderOf(now) === orderOf(next.list),
    });
  } catch (error) {
    toastFailure(error, 'Failed to move the citation');
  }
  await keepFocus();
}
