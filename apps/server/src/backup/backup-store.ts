import {
  type BackupCitation,
  type BackupProject,
  type BackupResult,
  type Project,
  projectLimits,
} from '@citewright/contract';
import type { Insertable, Transaction } from 'kysely';
import type { Database, Tables } from '../db/schema.ts';
import { type StoredCitation, toColumns } from '../projects/citations/row.ts';
import { bytesOfRow, listCitations, requireBytes } from '../projects/citations/store.ts';
import { mapInSteps, runSteps } from '../projects/references/steps.ts';
import { insertProject, listProjects } from '../projects/store.ts';
import type { ReadBackup } from './read-backup.ts';
import { checksumOf } from './seal.ts';

function toBackupCitation({ id: _, projectId: __, ...citation }: StoredCitation): BackupCitation {
  return citation;
}

/** The first citations of a project, as many and as long as one may hold. */
async function thatFit<Citation>(citations: readonly Citation[], most: number): Promise<Citation[]> {
  const first = citations.slice(0, most);
  const lengths = await mapInSteps(first, (citation) => Buffer.byteLength(JSON.stringify(citation)));
  let bytes = 0;
  const past = lengths.findIndex((length) => {
    bytes += length;
    return bytes > projectLimits.bytes;
  });
  return past < 0 ? first : first.slice(0, past);
}

/** A project with these citations, as JSON values. */
export async function toBackupProject(
  { id: __, style: _, sections, tagColours, ...project }: Project,
  citations: readonly StoredCitation[],
): Promise<BackupProject> {
  const toJson = (citation: StoredCitation) => JSON.parse(JSON.stringify(toBackupCitation(citation)));
  const isArranged = sections !== undefined || tagColours !== undefined;
  const whole = { ...project, ...(isArranged && { arrangement: { sections, tagColours } }) };
  return { ...JSON.parse(JSON.stringify(whole)), citations: await mapInSteps(citations, toJson) };
}

/** A project of a session with its citations, as JSON values. */
export async function readProject(
  database: Database,
  owner: string,
  project: Project,
): Promise<BackupProject> {
  return await toBackupProject(project, await listCitations(database, owner, project.id));
}

/** Rows of one statement: databases limit its parameters. */
const rowsAtOnce = 200;

/** A project of a backup as it is stored. */
interface WantedProject {
  project: Omit<BackupProject, 'citations'>;
  rows: Omit<Insertable<Tables['citations']>, 'project_id'>[];
}

/** What a backup adds to a session. */
export interface Restoring {
  wanted: WantedProject[];
  result: Omit<BackupResult, 'added'>;
}

async function toWanted({ citations, ...project }: BackupProject): Promise<WantedProject> {
  const form = { format: project.referenceStyle, inputType: 'manual', sourceInput: 'backup' };
  const request = JSON.stringify(form);
  const toRow = ({ createdAt, ...work }: BackupCitation) => ({
    ...toColumns(work),
    request,
    created_at: createdAt,
  });
  return { project, rows: await mapInSteps(citations, toRow) };
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
  for (const project of projects)
    checksums.add(await runSteps(checksumOf(await readProject(database, owner, project))));
  return checksums;
}

/**
 * Prepares what a backup adds to a session: its projects, each with its first `most` citations, without those that the session has
 * already, the same in every part. Takes its time, with pauses for other requests.
 */
export async function prepareRestoring(
  database: Database,
  owner: string,
  { projects, unread }: Pick<ReadBackup, 'projects' | 'unread'>,
  most: number,
): Promise<Restoring> {
  const fitting: typeof projects = [];
  for (const project of projects)
    fitting.push({ ...project, citations: await thatFit(project.citations, most) });
  const present = await presentChecksums(database, owner, fitting);
  const countOf = (some: readonly { citations: readonly unknown[] }[]) =>
    some.reduce((sum, { citations }) => sum + citations.length, 0);
  const leftOut = countOf(projects) - countOf(fitting);
  const wanted: WantedProject[] = [];
  for (const project of fitting)
    if (!present.has(await runSteps(checksumOf(project)))) wanted.push(await toWanted(project));
  return {
    wanted,
    result: {
      present: projects.length - wanted.length,
      ...(leftOut > 0 && { leftOut }),
      ...(unread.length > 0 && { unread }),
    },
  };
}

async function insertWhole(
  transaction: Transaction<Tables>,
  owner: string,
  { project, rows }: WantedProject,
  mostBytes: number,
): Promise<BackupResult['added'][number]> {
  const { id, name } = await insertProject(
    transaction,
    owner,
    { ...project, ...project.arrangement },
    project.createdAt,
    mostBytes,
  );
  const bytes = rows.reduce((sum, row) => sum + bytesOfRow(row), 0);
  await requireBytes(transaction, owner, bytes, mostBytes);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce).map((row) => ({ project_id: id, ...row }));
    await transaction.insertInto('citations').values(some).execute();
  }
  return { id, name, citations: rows.length };
}

/**
 * Adds what was prepared to a session that the transaction has locked. @throws ProblemError when the session gets too many projects
 * or bytes: then nothing is added.
 */
export async function insertProjects(
  transaction: Transaction<Tables>,
  owner: string,
  { wanted, result }: Restoring,
  mostBytes: number,
): Promise<BackupResult> {
  const added: BackupResult['added'] = [];
  // A backup lists the newest project first. Inserted in reverse, the newest gets the highest id.
  for (const project of wanted.toReversed())
    added.unshift(await insertWhole(transaction, owner, project, mostBytes));
  return { added, ...result };
}
