import { deviceLinkLifetime, projectLimits } from '@citewright/contract';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../db/schema.ts';
import { holdSession } from '../db/sessions.ts';
import { inTransaction } from '../db/transaction.ts';
import { ProblemError } from '../problem.ts';
import { moveCustomStyles } from '../styles/custom-style-store.ts';

/** A code as it is stored: its HMAC, and the identifier of the session, encrypted with the code. */
export interface StoredLink {
  codeKey: string;
  sealedId: string;
}

/** Stores the code of a session in place of an earlier one. Gives when it expires. */
export async function storeLink(
  database: Database,
  owner: string,
  { codeKey, sealedId }: StoredLink,
  now: number,
): Promise<string> {
  const expiresAt = new Date(now + deviceLinkLifetime).toISOString();
  const row = { code_key: codeKey, sealed_id: sealedId, expires_at: expiresAt };
  await inTransaction(database, async (transaction) => {
    await holdSession(transaction, owner, new Date(now).toISOString());
    await transaction
      .insertInto('device_links')
      .values({ session_key: owner, ...row })
      .onConflict((conflict) => conflict.column('session_key').doUpdateSet(row))
      .execute();
  });
  return expiresAt;
}

/** An opened link, and how many projects its session has now. */
export interface OpenedLink {
  sealedId: string;
  projects: number;
}

async function countProjects(transaction: Transaction<Tables>, owner: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('session_key', '=', owner)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Moves all projects and styles of a session to another one, and holds both. */
async function moveProjects(
  transaction: Transaction<Tables>,
  from: string,
  to: string,
  now: number,
): Promise<void> {
  // Always in the same order, so that two devices that open each other's links do not deadlock.
  for (const key of [...new Set([from, to])].sort()) {
    await holdSession(transaction, key, new Date(now).toISOString());
  }
  if (from === to) return;
  await transaction
    .updateTable('projects')
    .set({ session_key: to })
    .where('session_key', '=', from)
    .execute();
  await moveCustomStyles(transaction, from, to);
  await transaction
    .updateTable('sessions')
    .set(({ eb, selectFrom }) => ({
      bytes: eb('bytes', '+', selectFrom('sessions').select('bytes').where('key', '=', from)),
    }))
    .where('key', '=', to)
    .execute();
  await transaction.updateTable('sessions').set({ bytes: 0 }).where('key', '=', from).execute();
}

/**
 * Moves everything of a session to a new one: its codes for other devices and the private links of its projects do not work any more.
 * Gives how many projects there are.
 */
export async function renewSession(
  database: Database,
  from: string,
  to: string,
  now: number,
): Promise<number> {
  return await inTransaction(database, async (transaction) => {
    await moveProjects(transaction, from, to, now);
    await transaction.deleteFrom('device_links').where('session_key', '=', from).execute();
    // Whoever knew the old identifier may have made them.
    await transaction
      .deleteFrom('live_links')
      .where('project_id', 'in', ({ selectFrom }) =>
        selectFrom('projects').select('id').where('session_key', '=', to),
      )
      .execute();
    return await countProjects(transaction, to);
  });
}

/**
 * Uses a code, once; absent when there is none, or it has expired. With `bring`, the projects of that session move to the opened
 * one. @throws ProblemError when the opened session would have too many projects: then nothing changes, and the code can be used again.
 */
export async function openLink(
  database: Database,
  codeKey: string,
  bring: string | undefined,
  now: number,
): Promise<OpenedLink | undefined> {
  return await inTransaction(database, async (transaction) => {
    const link = await transaction
      .deleteFrom('device_links')
      .where('code_key', '=', codeKey)
      .where('expires_at', '>', new Date(now).toISOString())
      .returning(['session_key', 'sealed_id'])
      .executeTakeFirst();
    if (!link) return undefined;
    const opened = link.session_key;
    await moveProjects(transaction, bring ?? opened, opened, now);
    const projects = await countProjects(transaction, opened);
    if (bring !== undefined && projects > projectLimits.projects) throw new ProblemError('LIMIT_REACHED');
    return { sealedId: link.sealed_id, projects };
  });
}

/** Deletes expired codes. */
export async function deleteExpiredLinks(database: Database, now: number): Promise<void> {
  await database.deleteFrom('device_links').where('expires_at', '<=', new Date(now).toISOString()).execute();
}
