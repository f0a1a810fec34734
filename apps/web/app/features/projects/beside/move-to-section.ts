import type { ProjectCitation } from '@citewright/contract';
import type { QueryClient } from '@tanstack/react-query';
import { makeChange } from '~/api/make-change.ts';
import { editCitation, projectCitationsKey } from '~/api/projects.ts';
import { isUnanswered, UnansweredChange } from '~/api/request-error.ts';
import { runParallel } from '../deletion/run-parallel.ts';
import { PartialChange } from '../partial-change.ts';

/** A citation that goes from one section of its list into another; `null` is none. */
export interface SectionMove {
  id: number;
  from: string | null;
  to: string | null;
}

const sectionKey = ({ item }: ProjectCitation): string | null => item.custom?.listSection ?? null;

/** The moves of citations into a section, of those that do not stand there. */
export const movesInto = (citations: readonly ProjectCitation[], to: string | null): SectionMove[] =>
  citations
    .map((citation) => ({ id: citation.id, from: sectionKey(citation), to }))
    .filter((move) => move.from !== to);

/** Moves that undo others. */
export const movesBack = (moves: readonly SectionMove[]): SectionMove[] =>
  moves.map(({ id, from, to }) => ({ id, from: to, to: from }));

/**
 * Moves citations of a project into sections. One whose section was changed meanwhile stays.
 * @throws PartialChange where some are moved and others are not
 */
export async function moveToSections(
  queries: QueryClient,
  projectId: number,
  moves: readonly SectionMove[],
): Promise<void> {
  await makeChange(queries, {
    keys: [projectCitationsKey(projectId)],
    isDone: (list: ProjectCitation[]) => {
      const now = new Map(list.map((citation) => [citation.id, sectionKey(citation)]));
      return moves.every(({ id, to }) => now.get(id) === to);
    },
    make: async () => {
      const { done, failure } = await runParallel(moves, ({ id, from, to }) =>
        editCitation(id, { listSection: to, before: { listSection: from } }),
      );
      if (failure === undefined) return;
      if (done.length === 0) throw failure;
      const cause = isUnanswered(failure) ? new UnansweredChange(false, failure) : failure;
      throw new PartialChange(done.length, moves.length, cause);
    },
  });
}
