import type { CitationMove, Project, ProjectCitation } from '@citewright/contract';
import type { QueryClient } from '@tanstack/react-query';
import { makeChange } from '~/api/make-change.ts';
import { editCitation, moveCitation, parseProjectCitations, projectCitationsKey } from '~/api/projects.ts';
import { isNumbered } from '../is-numbered.ts';
import { toastFailure } from '../toast-failure.ts';
import { type Move, movedList, moveTarget } from './move-target.ts';

/** Waits until React has drawn a change. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 50));

const namedSection = ({ item }: ProjectCitation): string | null => item.custom?.listSection ?? null;

/** A citation in the section of another one. */
const inSectionOf = (citation: ProjectCitation, beside: ProjectCitation): ProjectCitation => {
  const custom = { ...citation.item.custom, listSection: beside.item.custom?.listSection };
  return { ...citation, heading: beside.heading, item: { ...citation.item, custom } };
};

/** Moves a citation: in the list at once, then on the server, whose answer brings the new numbers. The handle keeps the focus. */
export async function moveInList(
  queries: QueryClient,
  project: Project,
  id: number,
  to: Move,
): Promise<void> {
  const key = projectCitationsKey(project.id);
  const listed = parseProjectCitations(queries.getQueryData(key));
  const isOrdered = isNumbered(project);
  const citation = listed.find((known) => known.id === id);
  const target = moveTarget(listed, id, to, isOrdered);
  if (!citation || !target) return;
  const list = movedList(listed, inSectionOf(citation, target.beside), target);
  const section = namedSection(target.beside);
  const move: CitationMove = {
    before: target.before,
    ...(section !== namedSection(citation) && { listSection: section }),
  };
  const handle = document.getElementById(`move-${id}`);
  const hadFocus = handle === document.activeElement;
  // The browser takes the focus from an element that moves.
  const keepFocus = async () => {
    await drawn();
    if (hadFocus && document.activeElement === document.body) document.getElementById(`move-${id}`)?.focus();
  };
  await queries.cancelQueries({ queryKey: key });
  const before = queries.getQueryData(key);
  queries.setQueryData(key, list);
  void keepFocus();
  const orderOf = (citations: readonly ProjectCitation[]) => citations.map((known) => known.id).join();
  const isMoved = (now: readonly ProjectCitation[]) => {
    const moved = now.find((known) => known.id === id);
    return moved !== undefined && namedSection(moved) === section;
  };
  try {
    await makeChange(queries, {
      make: async () => {
        try {
          if (isOrdered) await moveCitation(id, move);
          else await editCitation(id, { listSection: section });
        } catch (error) {
          queries.setQueryData(key, before);
          throw error;
        }
      },
      keys: [key],
      isDone: (now: ProjectCitation[]) => (isOrdered ? orderOf(now) === orderOf(list) : isMoved(now)),
    });
  } catch (error) {
    toastFailure(error, 'Failed to move the citation');
  }
  await keepFocus();
}
