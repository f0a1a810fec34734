import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '../problem.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An empty field may be absent, `null` or an empty text. */
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? '', other ?? '');

/**
 * Refuses an edit of fields that somebody else has changed since it was begun: `before` says what they were. A field that is by now what
 * the edit asks for is no conflict.
 * @throws ProblemError `CHANGED_ELSEWHERE`
 */
export function requireUnchanged(stored: object, { before, ...edit }: { before?: Fields | undefined }): void {
  const [now, asked] = [stored as Fields, edit as Fields];
  for (const [field, value] of Object.entries(before ?? {})) {
    if (!isSame(now[field], value) && !isSame(now[field], asked[field])) {
      throw new ProblemError('CHANGED_ELSEWHERE');
    }
  }
}
