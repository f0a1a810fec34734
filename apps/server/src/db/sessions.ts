import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from './schema.ts';
import { retryConflicts } from './transaction.ts';

/**
 * Creates the row of a session if missing, and locks it until the transaction ends, so that the session's limits hold. (In every
 * database the update takes the row lock.)
 */
export async function holdSession(
  transaction: Transaction<Tables>,
  key: string,
  moment: string,
): Promise<void> {
  await transaction
    .insertInto('sessions')
    .values({ key, created_at: moment, used_at: moment })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_at: moment }))
    .execute();
}

/** Notes that a session was used; nothing for one without a row. */
export async function touchSession(database: Database, key: string, moment: string): Promise<void> {
  const update = database.updateTable('sessions').set({ used_at: moment }).where('key', '=', key);
  await retryConflicts(() => update.execute());
}

/** The bytes that the citations, deleted ones too, the lists of projects, the styles and the frozen lists of a session take. */
const bytesStored = (key: string) => sql<number>`(
  select coalesce(sum(octet_length(csl)), 0) from custom_styles where session_key = ${key}) + (
  select coalesce(sum(octet_length(coalesce(sections, '')) + octet_length(coalesce(tag_colours, ''))), 0)
  from projects where session_key = ${key}) + (
  select coalesce(sum(octet_length(live_links.frozen)), 0)
  from live_links inner join projects on projects.id = live_links.project_id
  where projects.session_key = ${key}) + (
  select coalesce(sum(octet_length(citations.item) + octet_length(citations.evidence)
    + octet_length(citations.notices) + octet_length(citations.request)), 0)
  from citations inner join projects on projects.id = citations.project_id
  where projects.session_key = ${key})`;

/** When a citation went: with its project, or before. */
const deletedAt = sql<string | null>`coalesce(projects.deleted_at, citations.deleted_at)`;

/**
 * Makes room of some bytes in a session, if its deletions take as many: the oldest are removed for good. Where there is more, also what is
 * `spare`, so that not each addition counts all again.
 */
async function removeOldestDeleted(
  transaction: Transaction<Tables>,
  key: string,
  needed: number,
  spare: number,
): Promise<void> {
  const deletions = await transaction
    .selectFrom('citations')
    .innerJoin('projects', 'projects.id', 'citations.project_id')
    .select([
      deletedAt.as('moment'),
      sql<number>`sum(octet_length(citations.item) + octet_length(citations.evidence)
        + octet_length(citations.notices) + octet_length(citations.request))`.as('bytes'),
    ])
    .where('projects.session_key', '=', key)
    .where(deletedAt, 'is not', null)
    .groupBy(deletedAt)
    .orderBy(deletedAt)
    .execute();
  let freed = 0;
  const last = deletions.find((deletion) => {
    freed += Number(deletion.bytes);
    return freed >= needed + spare;
  });
  const { moment } = last ?? deletions.at(-1) ?? {};
  if (!moment || freed < needed) return;
  await transaction
    .deleteFrom('projects')
    .where('session_key', '=', key)
    .where('deleted_at', '<=', moment)
    .execute();
  await transaction
    .deleteFrom('citations')
    .where('deleted_at', '<=', moment)
    .where('project_id', 'in', ({ selectFrom }) =>
      selectFrom('projects').select('id').where('session_key', '=', key),
    )
    .execute();
}

/**
 * Adds to the bytes that a session stores; false when that would be more than `most`. The count only grows; when it reaches the limit it
 * is taken anew from the rows, and where that is not enough, without the oldest deletions.
 */
export async function reserveBytes(
  transaction: Transaction<Tables>,
  key: string,
  bytes: number,
  most: number,
): Promise<boolean> {
  const add = async () => {
    const { numUpdatedRows } = await transaction
      .updateTable('sessions')
      .set(({ eb }) => ({ bytes: eb('bytes', '+', bytes) }))
      .where('key', '=', key)
      .where('bytes', '<=', most - bytes)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  const recount = async () => {
    const row = await transaction
      .updateTable('sessions')
      .set({ bytes: bytesStored(key) })
      .where('key', '=', key)
      .returning('bytes')
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  };
  if (await add()) return true;
  const stored = await recount();
  if (await add()) return true;
  await removeOldestDeleted(transaction, key, stored + bytes - most, Math.floor(most / 10));
  await recount();
  return await add();
}

/** Milliseconds after which a session without projects and styles is deleted. */
const emptyAge = 30 * 86_400_000;

/**
 * Deletes sessions that have had no projects and styles for 30 days, and with `unusedDays` those that nobody has used for so long, with their
 * projects.
 */
export async function deleteUnusedSessions(
  database: Database,
  now: number,
  unusedDays: number | undefined,
): Promise<void> {
  const before = (milliseconds: number) => new Date(now - milliseconds).toISOString();
  // Rows of a previous release that runs beside this one.
  await database
    .updateTable('sessions')
    .set(({ ref }) => ({ used_at: ref('created_at') }))
    .where('used_at', 'is', null)
    .execute();
  await database
    .deleteFrom('sessions')
    .where('used_at', '<=', before(emptyAge))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('projects').select('projects.id').whereRef('projects.session_key', '=', 'sessions.key'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('custom_styles')
            .select('custom_styles.id')
            .whereRef('custom_styles.session_key', '=', 'sessions.key'),
        ),
      ),
    )
    .execute();
  if (unusedDays === undefined) return;
  await database
    .deleteFrom('sessions')
    .where('used_at', '<=', before(unusedDays * 86_400_000))
    .execute();
}

/** Whether anybody has stored anything: every project belongs to a session. */
export async function hasSessions(database: Database): Promise<boolean> {
  return (await database.selectFrom('sessions').select('key').limit(1).executeTakeFirst()) !== undefined;
}
