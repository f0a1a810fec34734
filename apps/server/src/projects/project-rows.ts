import type { CitationItem, Locator, Notice, Verification } from '@citewright/contract';
import type { Database } from '../db/schema.ts';

/** A citation as its row has it, for formatting: what only goes out again stays the JSON that it is. */
export interface CitationRow {
  id: number;
  item: string;
  evidence: string;
  verification: string;
  record: string | null;
  notices: string;
  locator: string | null;
  created_at: string;
}

/** The citations of a project as `listCitations` gives them, their columns unread. */
export async function listRows(database: Database, owner: string, projectId: number): Promise<CitationRow[]> {
  return await database
    .selectFrom('citations')
    .innerJoin('projects', 'projects.id', 'citations.project_id')
    .select([
      'citations.id',
      'citations.item',
      'citations.evidence',
      'citations.verification',
      'citations.record',
      'citations.notices',
      'citations.locator',
      'citations.created_at',
    ])
    .where('projects.id', '=', projectId)
    .where('projects.session_key', '=', owner)
    .where('projects.deleted_at', 'is', null)
    .where('citations.deleted_at', 'is', null)
    .orderBy('citations.id')
    .execute();
}

export async function countCitations(database: Database, projectId: number): Promise<number> {
  const { count } = await database
    .selectFrom('citations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** What formatting reads of a row. Rows were checked when they were written: only we write them. */
export interface ReadRow {
  row: CitationRow;
  /** Under the number of its citation. */
  item: CitationItem;
}

export function readRow(row: CitationRow): ReadRow {
  const item = JSON.parse(row.item);
  item.id = row.id;
  return { row, item };
}

/** The place in the work that is meant. */
export const locatorOf = ({ locator }: CitationRow): Locator | undefined =>
  locator === null ? undefined : JSON.parse(locator);

export const noticesOf = ({ notices }: CitationRow): Notice[] =>
  notices === '[]' ? [] : JSON.parse(notices);

export const verificationOf = ({ verification }: CitationRow) => verification as Verification;
