import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { StrayRow } from './stray-rows.ts';

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
  /** Rows of which only the owner could be read. */
  bare: number;
  /** Rows that were read and cannot be: a value is missing, or belongs to another row too. */
  unusable: number;
  gaps: Gap[];
}

type Row = Record<string, SQLOutputValue>;

const quotedName = (name: string) => `"${name.replaceAll('"', '""')}"`;
const lastRowId = Number.MAX_SAFE_INTEGER;

/** Row ids that are tried one by one behind a damaged page; then the steps double. */
const stepsOfOne = 10_000;

/** SQLite itself makes these tables with the others. */
const isOwn = (name: string) => !name.startsWith('sqlite_');

/** The statements that made a database. */
export interface Schema {
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
        `select rowid as "row id", * from ${quotedName(table)} not indexed where rowid >= ? order by rowid`,
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
    `select rowid as id from ${quotedName(table)} not indexed where rowid >= ? order by rowid limit 1`,
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

interface Column {
  name: string;
  /** What SQLite stores for it: text, numbers or bytes. */
  stores: 'string' | 'number' | 'object';
  required: boolean;
  /** Stored as null, because it is the row id. */
  isRowId: boolean;
}

const stored: Readonly<Record<string, Column['stores']>> = { text: 'string', blob: 'object' };

function columnsOf(database: DatabaseSync, table: string): Column[] {
  const columns = database.prepare(`pragma table_info(${quotedName(table)})`).all();
  return columns.map(({ name, type, notnull, pk }) => {
    const declared = String(type).toLowerCase();
    return {
      name: String(name),
      stores: stored[declared] ?? 'number',
      required: notnull === 1 || Number(pk) > 0,
      isRowId: declared === 'integer' && pk === 1,
    };
  });
}

/** Inserts rows, each for itself; gives whether it fits the table. Columns that are not named get their defaults. */
function inserter(target: DatabaseSync, table: string, names: readonly string[]) {
  const columns = ['rowid', ...names.map(quotedName)];
  const insert = target.prepare(
    `insert into ${quotedName(table)} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  return (id: number, values: readonly SQLInputValue[]): boolean => {
    try {
      insert.run(id, ...values);
      return true;
    } catch {
      return false;
    }
  };
}

/** An inserter for rows with all columns of a table. */
function wholeInserter(target: DatabaseSync, table: string) {
  const names = columnsOf(target, table).map(({ name }) => name);
  const insert = inserter(target, table, names);
  return (row: Row) =>
    insert(
      Number(row['row id']),
      names.map((name) => row[name] ?? null),
    );
}

const nothingOf = (table: string): SavedTable => ({
  table,
  saved: 0,
  fromCopy: 0,
  bare: 0,
  unusable: 0,
  gaps: [],
});

/** Copies what can be read of a table, page after page. */
function saveTable(source: DatabaseSync, target: DatabaseSync, table: string): SavedTable {
  const insert = wholeInserter(target, table);
  const result = nothingOf(table);
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

const isInGap = ({ gaps }: SavedTable, id: number) =>
  gaps.some(({ from, to = lastRowId }) => id >= from && id <= to);

/** Whether the values may be a row of a table: rows written before a column was added are shorter. */
function fits(values: readonly SQLInputValue[], columns: readonly Column[]): boolean {
  if (values.length > columns.length || values.length < columns.length / 2) return false;
  return columns.slice(0, values.length).every(({ stores, required, isRowId }, index) => {
    const value = values[index];
    return isRowId || value === null ? isRowId === (value === null) || !required : typeof value === stores;
  });
}

/** Fills gaps with rows that stand in pages to which no way leads. A row that fits two tables is left out. */
function fillWithStrays(strays: Iterable<StrayRow>, target: DatabaseSync, damaged: readonly SavedTable[]) {
  const tables = damaged.map((saved) => ({ saved, columns: columnsOf(target, saved.table) }));
  const inserters = new Map<string, ReturnType<typeof inserter>>();
  for (const { id, values } of strays) {
    const fitting = tables.filter(({ saved, columns }) => isInGap(saved, id) && fits(values, columns));
    const exact = fitting.filter(({ columns }) => columns.length === values.length);
    const [only, another] = exact.length > 0 ? exact : fitting;
    if (!only || another) continue;
    const names = only.columns.slice(0, values.length);
    const key = `${only.saved.table} ${values.length}`;
    const insert =
      inserters.get(key) ??
      inserter(
        target,
        only.saved.table,
        names.map(({ name }) => name),
      );
    inserters.set(key, insert);
    const isInserted = insert(
      id,
      values.map((value, index) => (names[index]?.isRowId ? id : value)),
    );
    if (isInserted) only.saved.saved += 1;
  }
}

/** The pages of tables that were read to their end. */
function pagesOfTables(source: DatabaseSync, tables: readonly SavedTable[]): Set<number> {
  const select = source.prepare('select pageno from dbstat where name = ?');
  const whole = tables.filter(({ gaps }) => gaps.length === 0);
  return new Set(whole.flatMap(({ table }) => select.all(table).map(({ pageno }) => Number(pageno))));
}

/** Fills the gaps of a table with the rows that stood there when the copy was made. */
function fillGaps(copy: DatabaseSync, target: DatabaseSync, saved: SavedTable): void {
  const insert = wholeInserter(target, saved.table);
  for (const { from, to = lastRowId } of saved.gaps) {
    const rows = copy
      .prepare(`select rowid as "row id", * from ${quotedName(saved.table)} where rowid between ? and ?`)
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
  source: DatabaseSync | undefined,
  copy: DatabaseSync | undefined,
  target: DatabaseSync,
  table: string,
): void {
  const highest = target.prepare(`select coalesce(max(rowid), 0) as id from ${quotedName(table)}`).get();
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
      target.prepare(`delete from ${quotedName(String(table))} where rowid = ?`).run(rowid ?? null);
      removed.set(String(table), (removed.get(String(table)) ?? 0) + 1);
    }
  }
}

/** A session is nothing but its key, which its projects name. It begins now, so that no sweep takes it for an unused one. */
function sessionsOfProjects(_: DatabaseSync, target: DatabaseSync): number {
  const insert = target.prepare(`insert or ignore into sessions (key, created_at)
    select distinct session_key, ? from projects`);
  return Number(insert.run(new Date().toISOString()).changes);
}

/** The rows of an index, which is read without its table; none when it is damaged, too. */
function rowsOfIndex(source: DatabaseSync, query: string): Row[] {
  try {
    return source.prepare(query).all();
  } catch {
    return [];
  }
}

/** An index tells whose each project is: without its name it keeps its citations. */
function projectsOfIndex(source: DatabaseSync, target: DatabaseSync): number {
  const owners = rowsOfIndex(
    source,
    'select id, session_key from projects indexed by projects_by_session order by session_key, id',
  );
  const deleted = rowsOfIndex(
    source,
    'select id, deleted_at from projects indexed by projects_deleted where deleted_at is not null',
  );
  const deletedAt = new Map(deleted.map(({ id, deleted_at }) => [id, deleted_at]));
  const insert = target.prepare(`insert or ignore into projects
    (id, session_key, name, module_name, module_code, reference_style, created_at, deleted_at)
    values (?, ?, 'Recovered project', '-', '-', 'apa', ?, ?)`);
  const now = new Date().toISOString();
  return owners
    .map(({ id = null, session_key = null }) => insert.run(id, session_key, now, deletedAt.get(id) ?? null))
    .reduce((sum, { changes }) => sum + Number(changes), 0);
}

/** What other tables and indexes tell of a table's lost rows; gives how many were inserted. */
const fromOthers: readonly [string, (source: DatabaseSync, target: DatabaseSync) => number][] = [
  ['projects', projectsOfIndex],
  ['sessions', sessionsOfProjects],
];

/** What was saved of a database. */
export interface Salvage {
  tables: SavedTable[];
  /** Rows by table that were left out, because what they belong to is lost. */
  orphans: Map<string, number>;
}

/** Everything that is known of a damaged database. */
export interface Sources {
  /** The database as SQLite reads it; absent when its list of tables is lost. */
  database: DatabaseSync | undefined;
  /** A database with the same tables. */
  like: DatabaseSync;
  /** The rows of all pages of its file but the known ones. */
  strays: (known: ReadonlySet<number>) => Iterable<StrayRow>;
  /** The newest copy. */
  copy: DatabaseSync | undefined;
}

/**
 * Copies every row that can be read from a damaged database into an empty one, with its tables, indexes and row ids. Gaps are
 * filled with rows that stand in other pages of the file, then from a copy, then with what other tables and indexes tell.
 */
export function salvage({ database, like, strays, copy }: Sources, target: DatabaseSync): Salvage {
  const { tables, rest } = readSchema(database ?? like);
  target.exec('pragma foreign_keys = off; begin');
  for (const { sql } of tables) target.exec(sql);
  const saved = tables.map(({ name }) =>
    database ? saveTable(database, target, name) : { ...nothingOf(name), gaps: [{ from: 0, to: undefined }] },
  );
  const damaged = saved.filter(({ gaps }) => gaps.length > 0);
  if (damaged.length > 0)
    fillWithStrays(strays(database ? pagesOfTables(database, saved) : new Set()), target, damaged);
  if (copy) for (const table of damaged) fillGaps(copy, target, table);
  for (const [name, insertMissing] of fromOthers) {
    const table = damaged.find(({ table }) => table === name);
    if (table) table.bare = insertMissing(database ?? like, target);
  }
  for (const sql of rest) target.exec(sql);
  for (const { name } of tables.filter(({ sql }) => /\bautoincrement\b/i.test(sql)))
    keepSequence(database, copy, target, name);
  const orphans = removeOrphans(target);
  target.exec('commit');
  return { tables: saved, orphans };
}
