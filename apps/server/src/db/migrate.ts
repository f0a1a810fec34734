import { sql } from 'kysely';
import { firstTables } from './migrations/0001-first-tables.ts';
import { revisionsAndResults } from './migrations/0002-revisions-and-results.ts';
import { undoPlacesAndLinks } from './migrations/0003-undo-places-and-links.ts';
import { modelBudget } from './migrations/0004-model-budget.ts';
import { turns } from './migrations/0005-turns.ts';
import { writtenAnswers } from './migrations/0006-written-answers.ts';
import { indexesOfTime } from './migrations/0007-indexes-of-time.ts';
import { indexOfFormatters } from './migrations/0008-index-of-formatters.ts';
import type { Migration, MigrationContext } from './migrations/migration.ts';
import type { Database } from './schema.ts';

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [
  firstTables,
  revisionsAndResults,
  undoPlacesAndLinks,
  modelBudget,
  turns,
  writtenAnswers,
  indexesOfTime,
  indexOfFormatters,
];

/**
 * Applies what is missing, each step in a transaction of its own. Several servers may start at once: whoever records the
 * step's name first holds its row until the step is done, the others wait for that row and then skip the step. (Kysely's
 * own Migrator takes an advisory lock, which CockroachDB and YugabyteDB do not have.)
 *
 * Steps that an older release does not know are left as they are: there is no way down, because each step leaves what the
 * release before it writes and reads (docs/operations.md).
 */
export async function migrate(
  database: Database,
  flavour: MigrationContext['flavour'],
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await createLedger(database);
  for (const migration of steps) await apply(migration, database, flavour);
}

/** PostgreSQL's `if not exists` fails for one of two servers that create at the same moment; its second try finds the table. */
async function createLedger(database: Database): Promise<void> {
  const create = () =>
    sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
      database,
    );
  await create().catch(create);
}

async function apply(migration: Migration, database: Database, flavour: MigrationContext['flavour']) {
  await database.transaction().execute(async (transaction) => {
    const recorded = await sql`
      insert into migrations (name, applied_at) values (${migration.name}, ${new Date().toISOString()})
      on conflict (name) do nothing`.execute(transaction);
    if (recorded.numAffectedRows === 1n) await migration.up({ transaction, flavour });
  });
}
