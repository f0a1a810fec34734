import type { Outcome, ResolverContext } from '../context.ts';
import { ResolveError } from '../resolve-error.ts';

export async function resolveUrl(
  _context: ResolverContext,
  value: string,
  _signal: AbortSignal,
): Promise<Outcome> {
  throw new ResolveError('UPSTREAM_FAILED', `not yet: ${value}`);
}
