import type { ResolverContext } from '../context.ts';
import type { Upstream } from '../http/upstream.ts';
import { UpstreamError } from '../http/upstream-error.ts';
import { sourceOrder } from '../source-table.ts';
import type { DatedCopy } from '../sources/copies/parse.ts';
import { type CopySource, findCopyIn } from '../sources/copies/request.ts';

/**
 * The copy of a page in an archive of the web that is nearest to a day, from the first service that knows one; `undefined` when none does.
 * Throws `UpstreamError` when one did not answer and no other knows a copy.
 */
export async function findCopy(
  { upstreams, clock }: Pick<ResolverContext, 'clock'> & { upstreams: Record<CopySource, Upstream> },
  address: string,
  day: Date,
  signal: AbortSignal,
): Promise<DatedCopy | undefined> {
  const query = { address, day, now: new Date(clock.now()) };
  let failure: UpstreamError | undefined;
  for (const service of sourceOrder.copies) {
    try {
      const copy = await findCopyIn[service](upstreams[service], query, signal);
      if (copy) return copy;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      failure = error;
    }
  }
  if (failure) throw failure;
  return undefined;
}
