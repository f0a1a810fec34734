import type { BackupCitation, BackupProject, BackupResult, Project } from '@citewright/contract';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../db/schema.ts';
import { type StoredCitation, toColumns } from '../projects/citations/row.ts';
import { bytesOfRow, type Destination, listCitations, requireBytes } from '../projects/citations/store.ts';
import { insertProject, listProjects } from '../projects/store.ts';
import type { ReadBackup } from './read-backup.ts';
import { checksumOf } from './seal.ts';

function toBackupCitation({ id: _, projectId: __, ...citation }: StoredCitation): BackupCitation {
  return citation;
}

/** A project of a session with its citations, as JSON values. */
export async function readProject(
  database: Database,
  owner: string,
  { id, ...project }: Project,
): Promise<BackupProject> {
  const citations = await listCitations(database, owner, id);
  return JSON.parse(JSON.stringify({ ...project, citations: citations.map(toBackupCitation) }));
}

/** Rows of one statement: databases limit its parameters. */
const rowsAtOnce = 500;

/** The request that is stored with a citation from a backup. */
const request = (project: BackupProject) =>
  JSON.stringify({ format: project.referenceStyle, inputType: 'manual', sourceInput: 'backup' });

async function insertWhole(
  transaction: Transaction<Tables>,
  owner: string,
  project: BackupProject,
  mostBytes: number,
) {
  const { id, name } = await insertProject(transaction, owner, project, project.createdAt);
  const rows = project.citations.map(({ createdAt, record, locator, ...work }) => ({
    project_id: id,
    ...toColumns({ ...work, record, locator }),
    request: request(project),
    created_at: createdAt,
  }));
  const bytes = rows.reduce((sum, row) => sum + bytesOfRow(row), 0);
  await requireBytes(transaction, owner, bytes, mostBytes);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insertInto('citations')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
  return { id, name, citations: rows.length };
}

/** The checksums of those projects of a session that may be one of `candidates`: they have the same time of creation. */
async function presentChecksums(
  database: Database,
  owner: string,
  candidates: readonly BackupProject[],
): Promise<Set<string>> {
  const moments = new Set(candidates.map(({ createdAt }) => createdAt));
  const projects = (await listProjects(database, owner)).filter(({ createdAt }) => moments.has(createdAt));
  const checksums = new Set<string>();
  for (const project of projects) checksums.add(checksumOf(await readProject(database, owner, project)));
  return checksums;
}

/**
 * Adds projects to a session that the transaction has locked, each with its first `most` citations. Skips projects that the session has
 * already, the same in every part. @throws ProblemError when the session gets too many projects or bytes: then nothing is added.
 */
export async function insertProjects(
  transaction: Transaction<Tables>,
  owner: string,
  { projects, unread }: ReadBackup,
  { most, mostBytes }: Pick<Destination, 'most' | 'mostBytes'>,
): Promise<BackupResult> {
  const fitting = projects.map((project) => ({ ...project, citations: project.citations.slice(0, most) }));
  const present = await presentChecksums(transaction, owner, fitting);
  const wanted = fitting.filter((project) => !present.has(checksumOf(project)));
  const leftOut = projects.reduce((sum, { citations }) => sum + Math.max(0, citations.length - most), 0);
  const added: BackupResult['added'] = [];
  // A backup lists the newest project first. Inserted in reverse, the newest gets the highest id.
  for (const project of wanted.toReversed())
    added.unshift(await insertWhole(transaction, owner, project, mostBytes));
  return {
    added,
    present: projects.length - wanted.length,
    ...(leftOut > 0 && { leftOut }),
    ...(unread.length > 0 && { unread }),
  };
}
