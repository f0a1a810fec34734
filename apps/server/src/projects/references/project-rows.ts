import type { CitationItem, Locator, Notice, Verification } from '@citewright/contract';
import type { Database } from '../../db/schema.ts';

/** As much of a row as a bibliography is made from. */
export interface ItemRow {
  id: number;
  item: string;
  locator: string | null;
}

/** A citation as its row has it, for formatting: what only goes out again stays the JSON that it is. */
export interface CitationRow extends ItemRow {
  evidence: string;
  verification: string;
  record: string | null;
  notices: string;
  created_at: string;
}

const rowsOf = (database: Database, owner: string, projectId: number) =>
  database
    .selectFrom('citations')
    .innerJoin('projects', 'projects.id', 'citations.project_id')
    .select(['citations.id', 'citations.item', 'citations.locator'])
    .where('projects.id', '=', projectId)
    .where('projects.session_key', '=', owner)
    .where('projects.deleted_at', 'is', null)
    .where('citations.deleted_at', 'is', null)
    .orderBy('citations.id');

/** The items of a project in the order of `listCitations`. */
export async function listItems(database: Database, owner: string, projectId: number): Promise<ItemRow[]> {
  return await rowsOf(database, owner, projectId).execute();
}

/** The citations of a project as `listCitations` gives them, their columns unread. */
export async function listRows(database: Database, owner: string, projectId: number): Promise<CitationRow[]> {
  return await rowsOf(database, owner, projectId)
    .select([
      'citations.evidence',
      'citations.verification',
      'citations.record',
      'citations.notices',
      'citations.created_at',
    ])
    .execute();
}

/** What formatting reads of a row. Rows were checked when they were written: only we write them. */
export interface ReadRow<Row extends ItemRow = CitationRow> {
  row: Row;
  /** Under the number of its citation. */
  item: CitationItem;
}

export function readRow<Row extends ItemRow>(row: Row): ReadRow<Row> {
  const item = JSON.parse(row.item);
  item.id = row.id;
  return { row, item };
}

/** The place in the work that is meant. */
export const locatorOf = ({ locator }: ItemRow): Locator | undefined =>
  locator === null ? undefined : JSON.parse(locator);

export const noticesOf = ({ notices }: CitationRow): Notice[] =>
  notices === '[]' ? [] : JSON.parse(notices);

export const verificationOf = ({ verification }: CitationRow) => verification as Verification;
