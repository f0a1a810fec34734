import type { Item } from '@citewright/csl';
import { toWire } from '../../apps/server/src/citations/present.ts';
import { openDatabase } from '../../apps/server/src/db/open.ts';
import { toColumns } from '../../apps/server/src/projects/citation-row.ts';
import { sessionOf } from '../../apps/server/src/session.ts';
import { generateItems } from '../../packages/csl/conformance/generate-items.ts';

/** A project to be written, with as many citations as `items`. */
export interface Filling {
  dataDirectory: string;
  secret: string;
  session: string;
  style: 'apa' | 'mla' | 'chicago' | 'harvard' | 'ieee';
  count: number;
}

const moment = '2026-01-05T09:00:00.000Z';

/** Rows of one statement: SQLite takes 32,766 values in it. */
const rowsAtOnce = 1_000;

/** A row as a registry's record leaves one: the source of every field is kept. */
function rowOf(project_id: number, item: Item) {
  const evidence = Object.fromEntries(Object.keys(item).map((field) => [field, { source: 'crossref' }]));
  const record = { url: 'https://search.crossref.org/?q=10.1000/x1', name: 'Crossref' };
  return {
    project_id,
    ...toColumns({
      item: toWire(item),
      evidence,
      verification: 'registry',
      record,
      notices: [],
      locator: undefined,
    }),
    request: '{}',
    created_at: moment,
  };
}

/** Writes a project with made-up citations, always the same ones, straight into SQLite; gives the project's number. */
export async function writeProject({
  dataDirectory,
  secret,
  session,
  style,
  count,
}: Filling): Promise<number> {
  const database = await openDatabase({ dataDirectory, databaseUrl: undefined });
  const { key } = sessionOf(session, secret);
  await database
    .insertInto('sessions')
    .values({ key, created_at: moment })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await database
    .insertInto('projects')
    .values({
      session_key: key,
      name: `A bibliography of ${count}`,
      module_name: 'Load',
      module_code: style,
      reference_style: style,
      description: null,
      created_at: moment,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = generateItems(count, 7).map((item) => rowOf(id, item));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await database
      .insertInto('citations')
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
  }
  await database.destroy();
  return id;
}
