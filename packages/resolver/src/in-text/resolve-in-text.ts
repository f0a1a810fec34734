import type { Outcome, ResolverContext } from '../context.ts';
import { ResolveError } from '../resolve-error.ts';

export async function resolveInText(
  _context: ResolverContext,
  value: string,
  _around: string | undefined,
  _signal: AbortSignal,
): Promise<Outcome> {
  throw new ResolveError('IN_TEXT_NOT_FOUND', `not yet: ${value}`);
}
