import { sql } from 'kysely';
import { firstTables } from './migrations/0001-first-tables.ts';
import { revisionsAndResults } from './migrations/0002-revisions-and-results.ts';
import { undoPlacesAndLinks } from './migrations/0003-undo-places-and-links.ts';
import { modelBudget } from './migrations/0004-model-budget.ts';
import { turns } from './migrations/0005-turns.ts';
import { writtenAnswers } from './migrations/0006-written-answers.ts';
import { indexesOfTime } from './migrations/0007-indexes-of-time.ts';
import { indexOfFormatters } from './migrations/0008-index-of-formatters.ts';
import { storageLimits } from './migrations/0009-storage-limits.ts';
import { orderOfCitations } from './migrations/0010-order-of-citations.ts';
import { customStyles } from './migrations/0011-custom-styles.ts';
import { liveLinks } from './migrations/0012-live-links.ts';
import { deletionsByOwner } from './migrations/0013-deletions-by-owner.ts';
import { annotatedProjects } from './migrations/0014-annotated-projects.ts';
import { sectionsAndTags } from './migrations/0015-sections-and-tags.ts';
import { limitedLinks } from './migrations/0016-limited-links.ts';
import type { Migration, MigrationContext } from './migrations/migration.ts';
import type { Database } from './schema.ts';

/** In the order of application. */
export const migrations: readonly Migration[] = [
  firstTables,
  revisionsAndResults,
  undoPlacesAndLinks,
  modelBudget,
  turns,
  writtenAnswers,
  indexesOfTime,
  indexOfFormatters,
  storageLimits,
  orderOfCitations,
  customStyles,
  liveLinks,
  deletionsByOwner,
  annotatedProjects,
  sectionsAndTags,
  limitedLinks,
];

/**
 * Applies missing migrations, each in its own transaction. Several servers may start at once: the first to record a migration's
 * name holds the row until the migration is done; the others wait for the row and then skip it. (Kysely's Migrator takes an
 * advisory lock, which CockroachDB and YugabyteDB do not have.)
 *
 * Migrations of a newer release are ignored. There are no down migrations, because each one keeps what the release before it reads
 * and writes (docs/operations.md).
 */
export async function migrate(
  database: Database,
  flavour: MigrationContext['flavour'],
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await createLedger(database);
  for (const migration of steps) await apply(migration, database, flavour);
}

/** PostgreSQL's `if not exists` fails for one of two concurrent servers; its second attempt finds the table. */
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
