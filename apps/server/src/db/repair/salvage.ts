import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

/** Row ids that could not be read, from the first to the last; the last is `undefined` when nothing could be read behind. */
interface Gap {
  from: number;
  to: number | undefined;
}

/** What was saved of a table. */
export interface SavedTable {
  table: string;
  saved: number;
  /** Rows that were read from the copy, because they stood where the database could not be read. */
  fromCopy: number;
  /** Rows that were read and cannot be: a value is missing, or belongs to another row too. */
  unusable: number;
  gaps: Gap[];
}

type Row = Record<string, SQLOutputValue>;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const lastRowId = Number.MAX_SAFE_INTEGER;

/** Row ids that are tried one by one behind a damaged page; then the steps double. */
const stepsOfOne = 10_000;

/** SQLite itself makes these tables with the others. */
const isOwn = (name: string) => !name.startsWith('sqlite_');

interface Schema {
  tables: { name: string; sql: string }[];
  rest: string[];
}

/** @throws the error of SQLite when the schema itself is damaged */
export function readSchema(database: DatabaseSync): Schema {
  const entries = database
    .prepare('select type, name, sql from sqlite_schema')
    .all()
    .map((entry) => ({
      type: String(entry.type),
      name: String(entry.name),
      sql: entry.sql === null ? undefined : String(entry.sql),
    }));
  const written = entries.flatMap(({ sql, ...entry }) =>
    sql !== undefined && isOwn(entry.name) ? [{ ...entry, sql }] : [],
  );
  return {
    tables: written.filter(({ type }) => type === 'table'),
    rest: written.filter(({ type }) => type !== 'table').map(({ sql }) => sql),
  };
}

/** Rows from a row id on, in order, until a page cannot be read; then `failed` is called with the first id that was not read. */
function* readableRows(
  database: DatabaseSync,
  table: string,
  from: number,
  failed: (next: number) => void,
): Generator<Row> {
  let next = from;
  try {
    const rows = database
      .prepare(
        `select rowid as "row id", * from ${quoted(table)} not indexed where rowid >= ? order by rowid`,
      )
      .iterate(from);
    for (const row of rows) {
      const id = Number(row['row id']);
      // Pages that lead back to earlier ones would be read for ever.
      if (id < next) throw new Error('row ids do not ascend');
      yield row;
      next = id + 1;
    }
  } catch {
    failed(next);
  }
}

/** The first row id behind a damaged page at which reading works again; absent when there is none. */
function nextReadable(database: DatabaseSync, table: string, from: number): number | undefined {
  const seek = database.prepare(
    `select rowid as id from ${quoted(table)} not indexed where rowid >= ? order by rowid limit 1`,
  );
  let step = 1;
  for (let id = from, tried = 0; id <= lastRowId; id += step, tried++) {
    try {
      const found = seek.get(id);
      if (found === undefined) return undefined;
      if (Number(found.id) >= id) return Number(found.id);
    } catch {
      // Its page is damaged, too.
    }
    if (tried >= stepsOfOne) step *= 2;
  }
  return undefined;
}

/** Inserts rows, each for itself, and counts those that do not fit the table. */
function inserter(target: DatabaseSync, table: string) {
  const columns = target
    .prepare(`pragma table_info(${quoted(table)})`)
    .all()
    .map(({ name }) => String(name));
  const names = ['rowid', ...columns.map(quoted)].join(', ');
  const insert = target.prepare(
    `insert into ${quoted(table)} (${names}) values (${['rowid', ...columns].map(() => '?').join(', ')})`,
  );
  return (row: Row): boolean => {
    try {
      insert.run(...['row id', ...columns].map((name) => row[name] ?? null));
      return true;
    } catch {
      return false;
    }
  };
}

/** Copies what can be read of a table, page after page. */
function saveTable(source: DatabaseSync, target: DatabaseSync, table: string): SavedTable {
  const insert = inserter(target, table);
  const result: SavedTable = { table, saved: 0, fromCopy: 0, unusable: 0, gaps: [] };
  let next: number | undefined = 0;
  while (next !== undefined) {
    let stoppedAt: number | undefined;
    const rows: Generator<Row> = readableRows(source, table, next, (id) => {
      stoppedAt = id;
    });
    for (const row of rows) {
      if (insert(row)) result.saved += 1;
      else result.unusable += 1;
    }
    if (stoppedAt === undefined) break;
    const from: number = stoppedAt;
    next = nextReadable(source, table, from + 1);
    result.gaps.push({ from, to: next === undefined ? undefined : next - 1 });
  }
  return result;
}

/** Fills the gaps of a table with the rows that stood there when the copy was made. */
function fillGaps(copy: DatabaseSync, target: DatabaseSync, saved: SavedTable): void {
  const insert = inserter(target, saved.table);
  for (const { from, to = lastRowId } of saved.gaps) {
    const rows = copy
      .prepare(`select rowid as "row id", * from ${quoted(saved.table)} where rowid between ? and ?`)
      .iterate(from, to);
    for (const row of rows) if (insert(row)) saved.fromCopy += 1;
  }
}

function lastIdOf(source: DatabaseSync | undefined, table: string): number | undefined {
  try {
    const row = source?.prepare('select seq from sqlite_sequence where name = ?').get(table);
    return row && Number(row.seq);
  } catch {
    return undefined;
  }
}

/** Ids left out when the last one is unknown. */
const spareIds = 1_000_000;

/** Ids are never given twice, those of lost rows included (`autoincrement`). */
function keepSequence(
  source: DatabaseSync,
  copy: DatabaseSync | undefined,
  target: DatabaseSync,
  table: string,
): void {
  const highest = target.prepare(`select coalesce(max(rowid), 0) as id from ${quoted(table)}`).get();
  const given = lastIdOf(source, table);
  const last = Math.max(Number(highest?.id), given ?? 0, lastIdOf(copy, table) ?? 0);
  target.prepare('delete from sqlite_sequence where name = ?').run(table);
  target
    .prepare('insert into sqlite_sequence (name, seq) values (?, ?)')
    .run(table, given === undefined ? last + spareIds : last);
}

/** Removes rows whose parent is lost, and gives their number by table. */
function removeOrphans(target: DatabaseSync): Map<string, number> {
  const removed = new Map<string, number>();
  for (;;) {
    const orphans = target.prepare('pragma foreign_key_check').all();
    if (orphans.length === 0) return removed;
    for (const { table, rowid } of orphans) {
      target.prepare(`delete from ${quoted(String(table))} where rowid = ?`).run(rowid ?? null);
      removed.set(String(table), (removed.get(String(table)) ?? 0) + 1);
    }
  }
}

/** What was saved of a database. */
export interface Salvage {
  tables: SavedTable[];
  /** Rows by table that were left out, because what they belong to is lost. */
  orphans: Map<string, number>;
}

/**
 * Copies every row that can be read from a damaged database into an empty one, with its tables, indexes and row ids, and fills the
 * gaps from a copy.
 * @throws the error of SQLite when the schema cannot be read
 */
export function salvage(source: DatabaseSync, copy: DatabaseSync | undefined, target: DatabaseSync): Salvage {
  const { tables, rest } = readSchema(source);
  target.exec('pragma foreign_keys = off; begin');
  for (const { sql } of tables) target.exec(sql);
  const saved = tables.map(({ name }) => saveTable(source, target, name));
  if (copy) for (const table of saved.filter(({ gaps }) => gaps.length > 0)) fillGaps(copy, target, table);
  // A session is nothing but its key, which its projects name.
  target.exec(`insert or ignore into sessions (key, created_at)
    select session_key, min(created_at) from projects group by session_key`);
  for (const sql of rest) target.exec(sql);
  for (const { name } of tables.filter(({ sql }) => /\bautoincrement\b/i.test(sql)))
    keepSequence(source, copy, target, name);
  const orphans = removeOrphans(target);
  target.exec('commit');
  return { tables: saved, orphans };
}
