import type { Database } from '../db/schema.ts';
import { formatterVersion } from './formatter-version.ts';
import type { StoredProject } from './project-store.ts';

/** What is asked about a project's citations: their list, or the text of their references. */
export type AnswerKind = 'list' | 'references';

/** What is kept for a project: answers on one state of it, and entries, each of which says what it is made from. */
type Kind = AnswerKind | 'entries';

/** Large answers, for the next start and for other instances. */
export interface AnswerStore {
  /** The packed answer on this state of a project, as our present code would make it; its last entries, of any state. */
  read: (stored: StoredProject, kind: Kind) => Promise<Uint8Array | undefined>;
  /**
   * Begins to keep one, packed or to be packed when nobody waits any more, in place of its predecessor. Whether that succeeds
   * makes no difference to anybody.
   */
  write: (stored: StoredProject, kind: Kind, packed: Uint8Array | (() => Promise<Uint8Array>)) => void;
}

/** Keeps answers in the database; `report` learns why one could not be kept or read. */
export function createAnswerStore(database: Database, report: (error: unknown) => void): AnswerStore {
  async function insert({ project, revision }: StoredProject, kind: Kind, packed: Uint8Array) {
    const row = { revision, formatter: formatterVersion(), packed };
    await database
      .insertInto('written_answers')
      .values({ project_id: project.id, kind, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['project_id', 'kind'])
          .doUpdateSet(row)
          // An instance that was slow does not overwrite what came later.
          .where('written_answers.revision', '<=', revision),
      )
      .execute();
  }

  return {
    async read({ project, revision }, kind) {
      try {
        const row = await database
          .selectFrom('written_answers')
          .select(['formatter', 'packed'])
          .where('project_id', '=', project.id)
          .where('kind', '=', kind)
          .$if(kind !== 'entries', (query) => query.where('revision', '=', revision))
          .executeTakeFirst();
        // Most projects are small and have no row: who made it is asked only then.
        return row && row.formatter === formatterVersion() ? row.packed : undefined;
      } catch (error) {
        report(error);
        return undefined;
      }
    },
    write(stored, kind, packed) {
      const keep = async () => insert(stored, kind, typeof packed === 'function' ? await packed() : packed);
      // After the answer has gone out: nobody waits for this.
      setImmediate(() => keep().catch(report));
    },
  };
}

/** Deletes the answers on states that their projects have left. Answers how many rows went. */
export async function forgetStaleAnswers(database: Database): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('written_answers')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('projects')
            .select('projects.id')
            .whereRef('projects.id', '=', 'written_answers.project_id')
            .whereRef('projects.revision', '=', 'written_answers.revision'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
