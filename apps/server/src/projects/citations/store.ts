import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ProblemError } from '../../problem.ts';
import { restorableSince } from '../deleted.ts';
import { type CitedWork, fromRow, type NewCitation, type StoredCitation, toColumns } from './row.ts';

/**
 * Counts a change of the project. Its row stays locked until the transaction ends, so that limits hold and no two
 * changes meet; whoever changes a citation locks the project before it. Absent: no such project of this session.
 */
async function changeProject(
  transaction: Transaction<Tables>,
  owner: string,
  which: { project: number } | { projectOfCitation: number },
): Promise<{ id: number } | undefined> {
  return await transaction
    .updateTable('projects')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('session_key', '=', owner)
    .where('deleted_at', 'is', null)
    .where(({ eb, selectFrom }) =>
      'project' in which
        ? eb('id', '=', which.project)
        : eb(
            'id',
            '=',
            selectFrom('citations').select('project_id').where('id', '=', which.projectOfCitation),
          ),
    )
    .returning('id')
    .executeTakeFirst();
}

/** @throws ProblemError when a project that the transaction holds has `most` citations. Gives how many were deleted. */
async function requireRoom(
  transaction: Transaction<Tables>,
  projectId: number,
  most: number,
): Promise<number> {
  const { live, all } = await transaction
    .selectFrom('citations')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('deleted_at', 'is', null).as('live'),
    ])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (live >= most) throw new ProblemError('PROJECT_FULL');
  return all - live;
}

/** Deleted citations do not count, but when they are as many as a project may hold, they go before their hour. */
async function forgetDeleted(transaction: Transaction<Tables>, projectId: number): Promise<void> {
  await transaction
    .deleteFrom('citations')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is not', null)
    .execute();
}

/** Where a citation goes: a project of a session, and how many it may hold. */
export interface Place {
  owner: string;
  projectId: number;
  most: number;
}

/** Adds a citation to a project. @throws ProblemError when there is no such project of this session, or it is full. */
export async function insertCitation(
  transaction: Transaction<Tables>,
  { owner, projectId, most }: Place,
  { request, ...work }: NewCitation,
  moment: string,
): Promise<StoredCitation> {
  if (!(await changeProject(transaction, owner, { project: projectId }))) {
    throw new ProblemError('PROJECT_NOT_FOUND');
  }
  const deleted = await requireRoom(transaction, projectId, most);
  if (deleted >= most) await forgetDeleted(transaction, projectId);
  const row = await transaction
    .insertInto('citations')
    .values({
      project_id: projectId,
      ...toColumns(work),
      request: JSON.stringify(request),
      created_at: moment,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** The citations of a project in the order in which they were added; none when the project is not this session's. */
export async function listCitations(
  database: Database,
  owner: string,
  projectId: number,
): Promise<StoredCitation[]> {
  const rows = await database
    .selectFrom('citations')
    .innerJoin('projects', 'projects.id', 'citations.project_id')
    .selectAll('citations')
    .where('projects.id', '=', projectId)
    .where('projects.session_key', '=', owner)
    .where('projects.deleted_at', 'is', null)
    .where('citations.deleted_at', 'is', null)
    .orderBy('citations.id')
    .execute();
  return rows.map(fromRow);
}

/** A citation that is there, in a project that the transaction holds. */
async function heldCitation(
  transaction: Transaction<Tables>,
  owner: string,
  id: number,
): Promise<StoredCitation | undefined> {
  if (!(await changeProject(transaction, owner, { projectOfCitation: id }))) return undefined;
  const row = await transaction
    .selectFrom('citations')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Changes what is known about a cited work; absent when there is no such citation in a project of this session. */
export async function updateCitation(
  database: Database,
  owner: string,
  id: number,
  change: (work: CitedWork) => CitedWork,
): Promise<StoredCitation | undefined> {
  return await inTransaction(database, async (transaction) => {
    const stored = await heldCitation(transaction, owner, id);
    if (!stored) return undefined;
    const work = change(stored);
    await transaction.updateTable('citations').set(toColumns(work)).where('id', '=', id).execute();
    return { ...stored, ...work };
  });
}

/** Deletes a citation until `restoreCitation`. False when there is no such citation in a project of this session. */
export async function deleteCitation(
  database: Database,
  owner: string,
  id: number,
  moment: string,
): Promise<boolean> {
  return await inTransaction(database, async (transaction) => {
    const held = await heldCitation(transaction, owner, id);
    if (!held) return false;
    await transaction.updateTable('citations').set({ deleted_at: moment }).where('id', '=', id).execute();
    return true;
  });
}

/**
 * Takes back the deletion of a citation; one that was not deleted is given as it is. Absent when there is none in a
 * project of this session, or it was deleted too long ago. @throws ProblemError when the project has `most` others now.
 */
export async function restoreCitation(
  database: Database,
  owner: string,
  id: number,
  { now, most }: { now: number; most: number },
): Promise<StoredCitation | undefined> {
  return await inTransaction(database, async (transaction) => {
    if (!(await changeProject(transaction, owner, { projectOfCitation: id }))) return undefined;
    const row = await transaction
      .selectFrom('citations')
      .selectAll()
      .where('id', '=', id)
      .where((where) =>
        where.or([where('deleted_at', 'is', null), where('deleted_at', '>', restorableSince(now))]),
      )
      .executeTakeFirst();
    if (row === undefined || row.deleted_at === null) return row && fromRow(row);
    await requireRoom(transaction, row.project_id, most);
    await transaction.updateTable('citations').set({ deleted_at: null }).where('id', '=', id).execute();
    return fromRow(row);
  });
}
