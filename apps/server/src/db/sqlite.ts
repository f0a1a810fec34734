import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, SqliteDialect, type SqliteStatement } from 'kysely';
import { secretFileOf } from '../session-secret.ts';
import { checkBeforeOpening, checkStructure, inMemory, makePrivate } from './sqlite-file.ts';

/** Milliseconds to wait for another writer: a large deletion may hold the file for seconds. */
const busyTimeout = 5_000;

function statementOf(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters) => statement.iterate(...bound(parameters)),
  };
}

const noStatement: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/**
 * SQLite rolls back by itself when the disk is full or fails (https://sqlite.org/lang_transaction.html, 3.1). A second rollback
 * would fail, and hide the reason.
 */
const isRolledBack = (sql: string, database: DatabaseSync) => sql === 'rollback' && !database.isTransaction;

/**
 * SQLite in `file`, created when missing. WAL lets readers and the writer work side by side; `synchronous=FULL` makes
 * every acknowledged write survive a power cut.
 * @throws DamagedDatabaseError, or the error of SQLite
 */
export function sqliteDialect(file: string): Dialect {
  if (file !== inMemory) {
    checkBeforeOpening(file, existsSync(secretFileOf(path.dirname(file))));
    makePrivate(file);
  }
  const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full');
    checkStructure(database, file);
  } catch (error) {
    database.close();
    throw error;
  }
  return new SqliteDialect({
    database: {
      prepare: (sql) => (isRolledBack(sql, database) ? noStatement : statementOf(database, sql)),
      close: () => database.close(),
    },
  });
}
