import { type CitedWork, type DeletedCitation, projectLimits } from '@citewright/contract';
import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../db/schema.ts';
import { reserveBytes } from '../../db/sessions.ts';
import { inTransaction, retryConflicts } from '../../db/transaction.ts';
import { ProblemError } from '../../problem.ts';
import { deletionTimes, keepNewestDeleted, restorableSince } from '../deleted.ts';
import { mapInSteps } from '../references/steps.ts';
import { readMoment } from '../stored-moment.ts';
import { citationOfRow, type NewCitation, type StoredCitation, toColumns } from './row.ts';
import { summarise } from './summary.ts';

/**
 * Raises the revision of a project. Its row stays locked until the transaction ends, so that changes of a project happen one after the
 * other and limits hold; every change of a citation locks its project first. Absent when the session has no such project.
 */
export async function changeProject(
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

/** @throws ProblemError when a project, locked by the transaction, has `most` citations. Deleted ones do not count. */
async function requireCitationRoom(
  transaction: Transaction<Tables>,
  projectId: number,
  most: number,
): Promise<void> {
  const { live } = await transaction
    .selectFrom('citations')
    .select(({ fn }) => fn.countAll<number>().as('live'))
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (live >= most) throw new ProblemError('PROJECT_FULL');
}

/**
 * @throws ProblemError when a project, locked by the transaction, would hold more bytes than can be printed together. Few sessions hold as many, so
 * that few projects are counted.
 */
export async function requireProjectBytes(
  transaction: Transaction<Tables>,
  owner: string,
  projectId: number,
  bytes: number,
): Promise<void> {
  const session = await transaction
    .selectFrom('sessions')
    .select('bytes')
    .where('key', '=', owner)
    .executeTakeFirst();
  if ((session?.bytes ?? 0) <= projectLimits.bytes) return;
  const { held } = await transaction
    .selectFrom('citations')
    .select(({ fn }) =>
      sql<number>`coalesce(sum(${fn('length', ['item'])} + ${fn('length', ['evidence'])} + ${fn('length', ['request'])}), 0)`.as(
        'held',
      ),
    )
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(held) + bytes > projectLimits.bytes) throw new ProblemError('PROJECT_FULL');
}

/** Where a citation is added: a project of a session, and how many citations it, how many bytes the session may hold. */
export interface Destination {
  owner: string;
  projectId: number;
  most: number;
  mostBytes: number;
}

type Columns = Readonly<Record<string, string | number | null>>;

/** The bytes of the texts of a row. */
export const bytesOfRow = (columns: Columns): number =>
  Object.values(columns).reduce<number>((sum, text) => sum + Buffer.byteLength(String(text ?? '')), 0);

/** @throws ProblemError when a session, locked by the transaction, has no room for more bytes. */
export async function requireBytes(
  transaction: Transaction<Tables>,
  owner: string,
  bytes: number,
  most: number,
): Promise<void> {
  if (!(await reserveBytes(transaction, owner, bytes, most))) throw new ProblemError('LIMIT_REACHED');
}

/** Adds a citation to a project. @throws ProblemError when the session has no such project, or it is full. */
export async function insertCitation(
  transaction: Transaction<Tables>,
  { owner, projectId, most, mostBytes }: Destination,
  { request, ...work }: NewCitation,
  moment: string,
): Promise<StoredCitation> {
  if (!(await changeProject(transaction, owner, { project: projectId }))) {
    throw new ProblemError('PROJECT_NOT_FOUND');
  }
  await requireCitationRoom(transaction, projectId, most);
  const columns = { ...toColumns(work), request: JSON.stringify(request) };
  const bytes = bytesOfRow(columns);
  await requireBytes(transaction, owner, bytes, mostBytes);
  await requireProjectBytes(transaction, owner, projectId, bytes);
  const row = await transaction
    .insertInto('citations')
    .values({ project_id: projectId, ...columns, created_at: moment })
    .returningAll()
    .executeTakeFirstOrThrow();
  return citationOfRow(row);
}

/** Citations of a project that are formatted in some ten milliseconds, and the characters of their records. */
const small = { citations: 200, characters: 400_000 } as const;

/** Where a citation stands: new ones have the highest id and come last. */
const place = sql<number>`coalesce(citations.position, citations.id)`;

/** The citations of a project in their order: that of their addition, but for those that were moved. None when the session has no such project. */
export async function listCitations(
  database: Database,
  owner: string,
  projectId: number,
  { withDeleted = false } = {},
): Promise<StoredCitation[]> {
  const rows = await database
    .selectFrom('citations')
    .innerJoin('projects', 'projects.id', 'citations.project_id')
    .selectAll('citations')
    .where('projects.id', '=', projectId)
    .where('projects.session_key', '=', owner)
    .where('projects.deleted_at', 'is', null)
    .$if(!withDeleted, (query) => query.where('citations.deleted_at', 'is', null))
    .orderBy(place)
    .orderBy('citations.id')
    .execute();
  return await mapInSteps(rows, citationOfRow);
}

/** True for a project whose citations are more, or longer, than can be formatted in passing: a few works may have thousands of authors. */
export async function isLarge(database: Database, projectId: number): Promise<boolean> {
  const first = await database
    .selectFrom('citations')
    .select(({ fn }) => fn<number>('length', ['item']).as('characters'))
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .limit(small.citations + 1)
    .execute();
  const characters = first.reduce((sum, row) => sum + row.characters, 0);
  return first.length > small.citations || characters > small.characters;
}

/** Locks the project of a citation and reads the citation; absent when the session has no such citation. */
export async function lockCitation(
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
  return row && citationOfRow(row);
}

/** A citation that is changed, and another one of its project from which it takes values. */
interface ChangedCitation {
  id: number;
  from?: number | undefined;
}

/**
 * Changes the work that a citation cites; absent when the session has no such citation, or the project no such other one. @throws ProblemError when it is
 * longer than before and the session may not hold so many bytes.
 */
export async function updateCitation(
  database: Database,
  owner: string,
  { id, from }: ChangedCitation,
  change: (work: CitedWork, other: CitedWork | undefined) => CitedWork,
  mostBytes: number,
): Promise<StoredCitation | undefined> {
  return await inTransaction(database, async (transaction) => {
    const stored = await lockCitation(transaction, owner, id);
    if (!stored) return undefined;
    const other = from === undefined ? undefined : await lockCitation(transaction, owner, from);
    if (from !== undefined && other?.projectId !== stored.projectId) return undefined;
    const work = change(stored, other);
    const columns = toColumns(work);
    const growth = bytesOfRow(columns) - bytesOfRow(toColumns(stored));
    if (growth > 0) {
      await requireBytes(transaction, owner, growth, mostBytes);
      await requireProjectBytes(transaction, owner, stored.projectId, growth);
    }
    await transaction.updateTable('citations').set(columns).where('id', '=', id).execute();
    return { ...stored, ...work };
  });
}

/** Gives the citations of a project, locked by the transaction, whole numbers as places again, in their order. */
async function numberPlaces(transaction: Transaction<Tables>, projectId: number): Promise<void> {
  const rows = await transaction
    .selectFrom('citations')
    .select('id')
    .where('project_id', '=', projectId)
    .orderBy(place)
    .orderBy('id')
    .execute();
  const places = rows.map(({ id }) => id).sort((one, other) => one - other);
  for (const [index, { id }] of rows.entries()) {
    await transaction
      .updateTable('citations')
      .set({ position: places[index] ?? id })
      .where('id', '=', id)
      .execute();
  }
}

/** The place between a citation and the one before it, or behind the last; absent for an unknown citation. */
async function placeBefore(
  transaction: Transaction<Tables>,
  projectId: number,
  before: number | null,
): Promise<{ low: number; high: number } | undefined> {
  const ofProject = () => transaction.selectFrom('citations').where('project_id', '=', projectId);
  const high =
    before === null
      ? undefined
      : await ofProject()
          .select(place.as('place'))
          .where('id', '=', before)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
  if (before !== null && !high) return undefined;
  const lower = high ? ofProject().where(place, '<', high.place) : ofProject();
  const { low } = await lower.select(({ fn }) => fn.max(place).as('low')).executeTakeFirstOrThrow();
  if (high) return { low: low ?? high.place - 1, high: high.place };
  // The end is before the id that the next citation gets.
  return { low: low ?? 0, high: Math.floor(low ?? 0) + 1 };
}

/**
 * Moves a citation before another of its project, or to the end; `change` may put it into another section. Absent when the session has no such citation, or the project no such
 * other one.
 */
export async function moveCitation(
  database: Database,
  owner: string,
  id: number,
  before: number | null,
  change: (work: CitedWork) => CitedWork = (work) => work,
): Promise<StoredCitation | undefined> {
  return await inTransaction(database, async (transaction) => {
    const stored = await lockCitation(transaction, owner, id);
    if (!stored || before === id) return stored;
    let between = await placeBefore(transaction, stored.projectId, before);
    if (between && between.high - between.low < 1e-6) {
      await numberPlaces(transaction, stored.projectId);
      between = await placeBefore(transaction, stored.projectId, before);
    }
    if (!between) return undefined;
    const position = (between.low + between.high) / 2;
    const { item } = toColumns(change(stored));
    await transaction.updateTable('citations').set({ position, item }).where('id', '=', id).execute();
    return stored;
  });
}

/**
 * Marks a citation as deleted. Of a project's deleted citations as many stay as a project may hold: the oldest go first. False when the
 * session has no such citation.
 */
export async function deleteCitation(
  database: Database,
  owner: string,
  id: number,
  moment: string,
): Promise<boolean> {
  return await inTransaction(database, async (transaction) => {
    const stored = await lockCitation(transaction, owner, id);
    if (!stored) return false;
    await transaction.updateTable('citations').set({ deleted_at: moment }).where('id', '=', id).execute();
    await keepNewestDeleted(transaction, 'citations', stored.projectId, projectLimits.citations);
    return true;
  });
}

/** The citations that were deleted from a project of a session and can be restored, the last one first. */
export async function listDeletedCitations(
  database: Database,
  owner: string,
  projectId: number,
  now: number,
): Promise<DeletedCitation[]> {
  const rows = await database
    .selectFrom('citations')
    .innerJoin('projects', 'projects.id', 'citations.project_id')
    .selectAll('citations')
    .where('citations.project_id', '=', projectId)
    .where('projects.session_key', '=', owner)
    .where('projects.deleted_at', 'is', null)
    .where('citations.deleted_at', '>', restorableSince(now))
    .orderBy('citations.deleted_at', 'desc')
    .orderBy('citations.id', 'desc')
    .execute();
  return await mapInSteps(rows, (row) => ({
    id: row.id,
    ...summarise(citationOfRow(row).item),
    ...deletionTimes(readMoment(row.deleted_at ?? '')),
  }));
}

/** Removes a deleted citation for good. False when the session has deleted no such citation. */
export async function removeDeletedCitation(database: Database, owner: string, id: number): Promise<boolean> {
  const removal = database
    .deleteFrom('citations')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('project_id', 'in', ({ selectFrom }) =>
      selectFrom('projects').select('id').where('session_key', '=', owner),
    );
  const { numDeletedRows } = await retryConflicts(() => removal.executeTakeFirst());
  return numDeletedRows > 0n;
}

/**
 * Undoes the deletion of a citation; one that was not deleted is returned as it is. Absent when the session has no such citation, or
 * the deletion cannot be undone any more. @throws ProblemError when the project has `most` citations by now.
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
    if (row === undefined || row.deleted_at === null) return row && citationOfRow(row);
    await requireCitationRoom(transaction, row.project_id, most);
    await requireProjectBytes(transaction, owner, row.project_id, bytesOfRow(row));
    await transaction.updateTable('citations').set({ deleted_at: null }).where('id', '=', id).execute();
    return citationOfRow(row);
  });
}
