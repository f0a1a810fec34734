import { type CitedWork, projectLimits } from '@citewright/contract';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../db/schema.ts';
import { keepNewestDeleted, restorableSince } from '../deleted.ts';
import { citationOfRow, type StoredCitation, toColumns } from './row.ts';
import { bytesOfRow, lockCitation, requireBytes, requireProjectBytes } from './store.ts';

/** A citation whose work was replaced, and the deleted citation that holds what it was. */
export interface Replaced {
  citation: StoredCitation;
  replaced: number;
}

/** A citation of a session as it is now; absent when it has no such citation. */
export async function findCitation(
  database: Database,
  owner: string,
  id: number,
): Promise<StoredCitation | undefined> {
  const row = await database
    .selectFrom('citations')
    .innerJoin('projects', 'projects.id', 'citations.project_id')
    .selectAll('citations')
    .where('citations.id', '=', id)
    .where('citations.deleted_at', 'is', null)
    .where('projects.session_key', '=', owner)
    .where('projects.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && citationOfRow(row);
}

const copied = [
  'project_id',
  'item',
  'evidence',
  'verification',
  'record',
  'notices',
  'request',
  'created_at',
  'locator',
  'position',
] as const;

/** Copies the row of a citation as one that was deleted at a moment. */
async function copyAsDeleted(
  transaction: Transaction<Tables>,
  id: number,
  moment: string,
): Promise<{ id: number }> {
  return await transaction
    .insertInto('citations')
    .columns([...copied, 'deleted_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('citations')
        .select([...copied, val(moment).as('deleted_at')])
        .where('id', '=', id),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

/**
 * Puts another work in the place of a citation, under its number; what it was can be brought back as a deleted citation can. Absent when the
 * session has no such citation. @throws ProblemError when there is no room for both.
 */
export async function replaceCitation(
  transaction: Transaction<Tables>,
  owner: string,
  id: number,
  change: (stored: StoredCitation) => CitedWork,
  { moment, mostBytes }: { moment: string; mostBytes: number },
): Promise<Replaced | undefined> {
  const stored = await lockCitation(transaction, owner, id);
  if (!stored) return undefined;
  const work = change(stored);
  const columns = toColumns(work);
  const [before, after] = [bytesOfRow(toColumns(stored)), bytesOfRow(columns)];
  await requireBytes(transaction, owner, before + Math.max(0, after - before), mostBytes);
  await requireProjectBytes(transaction, owner, stored.projectId, Math.max(0, after - before));
  const replaced = await copyAsDeleted(transaction, id, moment);
  await transaction.updateTable('citations').set(columns).where('id', '=', id).execute();
  await keepNewestDeleted(transaction, 'citations', stored.projectId, projectLimits.citations);
  return { citation: { ...stored, ...work }, replaced: replaced.id };
}

/**
 * Puts what was replaced in the place of a citation again; the two change places, so that nothing of either is lost. Absent when the session
 * has no such citation, or its project no such deleted one. @throws ProblemError when there is no room for it.
 */
export async function undoReplacement(
  transaction: Transaction<Tables>,
  owner: string,
  id: number,
  replaced: number,
  change: (earlier: StoredCitation, stored: StoredCitation) => CitedWork,
  { now, mostBytes }: { now: number; mostBytes: number },
): Promise<Replaced | undefined> {
  const stored = await lockCitation(transaction, owner, id);
  const row =
    stored &&
    (await transaction
      .selectFrom('citations')
      .selectAll()
      .where('id', '=', replaced)
      .where('project_id', '=', stored.projectId)
      .where('deleted_at', '>', restorableSince(now))
      .executeTakeFirst());
  if (!row) return undefined;
  const work = change(citationOfRow(row), stored);
  const [columns, others] = [toColumns(work), toColumns(stored)];
  const growth = Math.max(0, bytesOfRow(columns) - bytesOfRow(others));
  await requireBytes(transaction, owner, growth, mostBytes);
  await requireProjectBytes(transaction, owner, stored.projectId, growth);
  await transaction.updateTable('citations').set(columns).where('id', '=', id).execute();
  await transaction.updateTable('citations').set(others).where('id', '=', replaced).execute();
  return { citation: { ...work, id, projectId: stored.projectId, createdAt: stored.createdAt }, replaced };
}
