import type { StyleId } from '@citewright/contract';
import { firstWorks, ProjectMemory } from '@citewright/formatting';
import { planCitations } from './planned-project.ts';
import { writeCitation } from './present.ts';
import type { CitationRow, ReadRow } from './project-rows.ts';
import type { RememberedProject } from './remembered-projects.ts';
import { firstScreen } from './streamed-list.ts';
import { takeSteps } from './take-turns.ts';

/**
 * The first lines of a project's list, made from those works alone on which they depend: a fifth of the time, or less, that planning all of
 * them takes. Absent when that would spare little.
 */
export async function firstLines(
  rows: readonly CitationRow[],
  style: StyleId,
  read: RememberedProject['read'],
): Promise<string[] | undefined> {
  const memory = new ProjectMemory(style);
  const works = await takeSteps(chooseRows(rows, style, read, memory));
  if (!works) return undefined;
  const citations = await planCitations(works, style, { memory, read });
  return citations.slice(0, firstScreen).map((citation) => writeCitation(citation, style));
}

function* chooseRows(
  rows: readonly CitationRow[],
  style: StyleId,
  read: RememberedProject['read'],
  memory: ProjectMemory,
): Generator<undefined, CitationRow[] | undefined> {
  const items: ReadRow['item'][] = [];
  for (const row of rows) {
    items.push(read(row).item);
    yield;
  }
  const works = yield* firstWorks(items, style, firstScreen, memory);
  const ids = works && new Set(works.map(({ id }) => Number(id)));
  return ids && rows.filter(({ id }) => ids.has(id));
}
