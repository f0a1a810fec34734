import { customStyleLimits, type StyleDetails, type StyleId, styleDetailsSchema } from '@citewright/contract';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../db/schema.ts';
import { holdSession } from '../db/sessions.ts';
import { inTransaction } from '../db/transaction.ts';
import { ProblemError } from '../problem.ts';
import { requireBytes } from '../projects/citations/store.ts';

/** A style that a session brings. */
export interface NewCustomStyle {
  about: StyleDetails;
  csl: string;
}

/** The styles of a session, the last one first. */
export async function listCustomStyles(database: Database, owner: string): Promise<StyleDetails[]> {
  const rows = await database
    .selectFrom('custom_styles')
    .select('about')
    .where('session_key', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ about }) => styleDetailsSchema.parse(JSON.parse(about)));
}

/** One style of a session; absent when the session has none of this id. */
export async function findCustomStyle(
  database: Database,
  owner: string,
  id: StyleId,
): Promise<NewCustomStyle | undefined> {
  const row = await database
    .selectFrom('custom_styles')
    .select(['about', 'csl'])
    .where('session_key', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { about: styleDetailsSchema.parse(JSON.parse(row.about)), csl: row.csl };
}

/** The ids of the styles of a session. */
export async function idsOfCustomStyles(database: Database, owner: string): Promise<StyleId[]> {
  return (await listCustomStyles(database, owner)).map(({ id }) => id);
}

/** What limits the styles of a session. */
interface StyleRoom {
  moment: string;
  mostBytes: number;
}

/**
 * Adds a style to a session that the transaction has locked; one that it has stays as it is. Gives whether the style was added, or that
 * the session is full.
 * @throws ProblemError when the session has no room for its bytes
 */
export async function addStyle(
  transaction: Transaction<Tables>,
  owner: string,
  { about, csl }: NewCustomStyle,
  { moment, mostBytes }: StyleRoom,
): Promise<'added' | 'known' | 'full'> {
  const { known, all } = await transaction
    .selectFrom('custom_styles')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('id', '=', about.id).as('known'),
    ])
    .where('session_key', '=', owner)
    .executeTakeFirstOrThrow();
  if (known > 0) return 'known';
  if (all >= customStyleLimits.styles) return 'full';
  await requireBytes(transaction, owner, Buffer.byteLength(csl), mostBytes);
  await transaction
    .insertInto('custom_styles')
    .values({ session_key: owner, id: about.id, about: JSON.stringify(about), csl, created_at: moment })
    .execute();
  return 'added';
}

/**
 * Adds a style to a session; one that it has stays as it is.
 * @throws ProblemError when the session has as many as it may, or no room for its bytes
 */
export async function insertCustomStyle(
  database: Database,
  owner: string,
  style: NewCustomStyle,
  room: StyleRoom,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await holdSession(transaction, owner, room.moment);
    if ((await addStyle(transaction, owner, style, room)) === 'full') throw new ProblemError('LIMIT_REACHED');
  });
}

/**
 * Deletes a style of a session; false when the session has none of this id.
 * @throws ProblemError when one of its projects uses the style
 */
export async function deleteCustomStyle(
  database: Database,
  owner: string,
  id: StyleId,
  moment: string,
): Promise<boolean> {
  return await inTransaction(database, async (transaction) => {
    await holdSession(transaction, owner, moment);
    const user = await transaction
      .selectFrom('projects')
      .select('id')
      .where('session_key', '=', owner)
      .where('reference_style', '=', id)
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (user) throw new ProblemError('STYLE_IN_USE');
    const { numDeletedRows } = await transaction
      .deleteFrom('custom_styles')
      .where('session_key', '=', owner)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

/** Moves the styles of a session to another one; a style that both have stays once. */
export async function moveCustomStyles(
  transaction: Transaction<Tables>,
  from: string,
  to: string,
): Promise<void> {
  await transaction
    .deleteFrom('custom_styles')
    .where('session_key', '=', from)
    .where('id', 'in', (query) =>
      query.selectFrom('custom_styles as known').select('known.id').where('known.session_key', '=', to),
    )
    .execute();
  await transaction
    .updateTable('custom_styles')
    .set({ session_key: to })
    .where('session_key', '=', from)
    .execute();
}
