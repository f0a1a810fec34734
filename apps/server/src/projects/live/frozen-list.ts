import type { Database } from '../../db/schema.ts';
import { citationOfRow, type StoredCitation, toColumns } from '../citations/row.ts';
import { listCitations } from '../citations/store.ts';
import { mapInSteps } from '../references/steps.ts';
import type { ProjectRow } from '../store.ts';
import { readJson } from '../stored-json.ts';
import { withoutNotes } from './shared-item.ts';

/** What a list is printed by. What its owner says of the project is not shared. */
const columns = [
  'name',
  'reference_style',
  'language',
  'annotated',
  'sections',
  'tag_colours',
] as const satisfies (keyof ProjectRow)[];

/** A list as it stood. */
export interface FrozenList {
  /** Columns of its project. */
  project: Partial<ProjectRow>;
  citations: () => Promise<StoredCitation[]>;
}

/** A copy of the list of a session's project: a line of JSON for the project and one for each citation, so that it is read in steps. */
export async function freezeList(
  database: Database,
  owner: string,
  projectId: number,
): Promise<string | undefined> {
  const project = await database
    .selectFrom('projects')
    .select(columns)
    .where('id', '=', projectId)
    .where('session_key', '=', owner)
    .executeTakeFirst();
  if (!project) return undefined;
  const lines = await mapInSteps(
    await listCitations(database, owner, projectId),
    ({ id, createdAt, ...work }) =>
      JSON.stringify({ id, created_at: createdAt, ...toColumns({ ...work, item: withoutNotes(work.item) }) }),
  );
  return [JSON.stringify(project), ...lines].join('\n');
}

/** Reads such a copy. */
export function readFrozen(text: string, projectId: number): FrozenList {
  const [project = '', ...lines] = text.split('\n');
  return {
    project: readJson(project) as Partial<ProjectRow>,
    citations: () =>
      mapInSteps(lines, (line) =>
        citationOfRow({
          ...(readJson(line) as Parameters<typeof citationOfRow>[0]),
          project_id: projectId,
        }),
      ),
  };
}
