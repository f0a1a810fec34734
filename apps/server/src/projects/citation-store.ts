import {
  type CitationItem,
  type CitationRequest,
  type Evidence,
  type Notice,
  projectLimits,
  type RecordLink,
  type Verification,
} from '@citewright/contract';
import type { Selectable, Transaction } from 'kysely';
import type { Database, Tables } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';

/** What is known about a cited work. */
export interface CitedWork {
  item: CitationItem;
  evidence: Evidence;
  verification: Verification;
  record: RecordLink | undefined;
  notices: Notice[];
}

/** A citation to store: the work, and the request that found it. */
export interface NewCitation extends CitedWork {
  request: CitationRequest;
}

/** A citation as a project keeps it. */
export interface StoredCitation extends CitedWork {
  id: number;
  projectId: number;
  createdAt: string;
}

/** What a row holds was checked when it was written: only we write rows. */
function fromRow(row: Selectable<Tables['citations']>): StoredCitation {
  return {
    id: row.id,
    projectId: row.project_id,
    item: JSON.parse(row.item),
    evidence: JSON.parse(row.evidence),
    verification: row.verification as Verification,
    record: row.record === null ? undefined : JSON.parse(row.record),
    notices: JSON.parse(row.notices),
    createdAt: row.created_at,
  };
}

function toColumns({ item, evidence, verification, record, notices }: CitedWork) {
  return {
    item: JSON.stringify(item),
    evidence: JSON.stringify(evidence),
    verification,
    record: record === undefined ? null : JSON.stringify(record),
    notices: JSON.stringify(notices),
  };
}

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

/** Adds a citation to a project. @throws ProblemError when there is no such project of this session, or it is full. */
export async function insertCitation(
  transaction: Transaction<Tables>,
  owner: string,
  projectId: number,
  { request, ...work }: NewCitation,
  moment: string,
): Promise<StoredCitation> {
  if (!(await changeProject(transaction, owner, { project: projectId }))) {
    throw new ProblemError('PROJECT_NOT_FOUND');
  }
  const { count } = await transaction
    .selectFrom('citations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (count >= projectLimits.citations) throw new ProblemError('LIMIT_REACHED');
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
    .orderBy('citations.id')
    .execute();
  return rows.map(fromRow);
}

/** Changes what is known about a cited work; absent when there is no such citation in a project of this session. */
export async function updateCitation(
  database: Database,
  owner: string,
  id: number,
  change: (work: CitedWork) => CitedWork,
): Promise<StoredCitation | undefined> {
  return await database.transaction().execute(async (transaction) => {
    if (!(await changeProject(transaction, owner, { projectOfCitation: id }))) return undefined;
    const row = await transaction.selectFrom('citations').selectAll().where('id', '=', id).executeTakeFirst();
    // Deleted while this waited for the project's row.
    if (!row) return undefined;
    const stored = fromRow(row);
    const work = change(stored);
    await transaction.updateTable('citations').set(toColumns(work)).where('id', '=', id).execute();
    return { ...stored, ...work };
  });
}

/** Deletes a citation. Answers whether there was one in a project of this session. */
export async function deleteCitation(database: Database, owner: string, id: number): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    if (!(await changeProject(transaction, owner, { projectOfCitation: id }))) return false;
    const { numDeletedRows } = await transaction
      .deleteFrom('citations')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}
