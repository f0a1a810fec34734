import type { BackupStyle, UnreadPart } from '@citewright/contract';
import { backupReasons } from '@citewright/words';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../db/schema.ts';
import type { Asking } from '../edge/fair-work.ts';
import { ProblemError, problems } from '../problem.ts';
import { checkStyle } from '../styles/check-style.ts';
import { addStyle, idsOfCustomStyles, type NewCustomStyle } from '../styles/custom-style-store.ts';
import { styleDetails } from '../styles/style-summary.ts';
import type { Readers } from '../work/readers.ts';

/** The styles of a backup that a session has not yet, and those that cannot be used. */
export interface CheckedStyles {
  fresh: NewCustomStyle[];
  unread: UnreadPart[];
}

/** Checks the styles of a backup like files that somebody adds. A file that the session has already is not read. */
export async function checkStyles(
  readers: Readers,
  database: Database,
  owner: string,
  styles: readonly BackupStyle[],
  asking: Asking,
): Promise<CheckedStyles> {
  const known = new Set(await idsOfCustomStyles(database, owner));
  const checked: CheckedStyles = { fresh: [], unread: [] };
  for (const { id, csl } of styles) {
    if (known.has(id)) continue;
    try {
      const about = { ...styleDetails(await checkStyle(readers, id, csl, asking)), custom: true as const };
      checked.fresh.push({ about, csl });
    } catch (error) {
      if (!(error instanceof ProblemError) || problems[error.code].retryAfter !== undefined) throw error;
      checked.unread.push({ project: '', style: id, reason: backupReasons.unreadableStyle });
    }
  }
  return checked;
}

/**
 * Adds checked styles to a session that the transaction has locked, as many as it may have.
 * @throws ProblemError when there is no room for their bytes
 */
export async function insertStyles(
  transaction: Transaction<Tables>,
  owner: string,
  { fresh, unread }: CheckedStyles,
  room: { moment: string; mostBytes: number },
): Promise<{ added: number; unread: UnreadPart[] }> {
  const full: UnreadPart[] = [];
  let added = 0;
  for (const style of fresh) {
    const outcome = await addStyle(transaction, owner, style, room);
    if (outcome === 'added') added += 1;
    if (outcome === 'full') full.push({ project: '', style: style.about.id, reason: backupReasons.noRoom });
  }
  return { added, unread: [...unread, ...full] };
}
