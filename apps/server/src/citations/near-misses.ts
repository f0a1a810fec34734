import type { StyleKey } from '@citewright/contract';
import { ResolveError } from '@citewright/resolver';
import { ProblemError } from '../problem.ts';
import type { Finding } from './find.ts';
import { presentAlternatives } from './present.ts';
import type { Source } from './source.ts';

/**
 * Waits for a finding. When the search finds nothing but similar records, rejects with a problem that has them as alternatives,
 * formatted in a style.
 */
export async function orNearMisses(
  finding: Promise<Finding>,
  source: Source,
  style: StyleKey,
): Promise<Finding> {
  try {
    return await finding;
  } catch (error) {
    if (!(error instanceof ResolveError) || error.alternatives.length === 0) throw error;
    throw new ProblemError(
      error.code,
      error.retryAfter,
      presentAlternatives(error.alternatives, style, source.locator),
    );
  }
}
