import {
  type NewProject,
  type Project,
  type ProjectEdit,
  projectLimits,
  styleIdSchema,
} from '@citewright/contract';
import type { Selectable, Transaction } from 'kysely';
import type { Database, Tables } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';

/** A project and how often it and its citations have changed. */
export interface StoredProject {
  project: Project;
  revision: number;
}

function fromRow(row: Selectable<Tables['projects']>): StoredProject {
  const project = {
    id: row.id,
    name: row.name,
    moduleName: row.module_name,
    moduleCode: row.module_code,
    referenceStyle: styleIdSchema.parse(row.reference_style),
    description: row.description ?? undefined,
    createdAt: row.created_at,
  };
  return { project, revision: row.revision };
}

/**
 * Adds a project to a session that the transaction holds (`inSession`).
 * @throws ProblemError when the session has as many as it may have.
 */
export async function insertProject(
  transaction: Transaction<Tables>,
  owner: string,
  { name, moduleName, moduleCode, referenceStyle, description }: NewProject,
  moment: string,
): Promise<Project> {
  const { count } = await transaction
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('session_key', '=', owner)
    .executeTakeFirstOrThrow();
  if (count >= projectLimits.projects) throw new ProblemError('LIMIT_REACHED');
  const row = await transaction
    .insertInto('projects')
    .values({
      session_key: owner,
      name,
      module_name: moduleName,
      module_code: moduleCode,
      reference_style: referenceStyle,
      description: description ?? null,
      created_at: moment,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row).project;
}

/** The projects of a session, newest first. */
export async function listProjects(database: Database, owner: string): Promise<Project[]> {
  const rows = await database
    .selectFrom('projects')
    .selectAll()
    .where('session_key', '=', owner)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => fromRow(row).project);
}

/** One project of a session; absent when there is none of this number, or it is another session's. */
export async function findProject(
  database: Database,
  owner: string,
  id: number,
): Promise<StoredProject | undefined> {
  const row = await database
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .where('session_key', '=', owner)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Changes the fields that `edit` names; absent as in `findProject`. */
export async function updateProject(
  database: Database,
  owner: string,
  id: number,
  { name, moduleName, moduleCode, referenceStyle, description }: ProjectEdit,
): Promise<Project | undefined> {
  const row = await database
    .updateTable('projects')
    .set(({ eb }) => ({
      name,
      module_name: moduleName,
      module_code: moduleCode,
      reference_style: referenceStyle,
      description,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('session_key', '=', owner)
    .returningAll()
    .executeTakeFirst();
  return row && fromRow(row).project;
}

/** Deletes a project and, by the tables' own rule, its citations. Answers whether there was one. */
export async function deleteProject(database: Database, owner: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('projects')
    .where('id', '=', id)
    .where('session_key', '=', owner)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
