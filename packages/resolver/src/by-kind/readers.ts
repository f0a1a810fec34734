import type { ResolverContext } from '../context.ts';
import { UpstreamError } from '../http/upstream.ts';
import type { Resolution } from '../resolution.ts';
import type { ResolveError } from '../resolve-error.ts';
import { sourceOrder } from '../source-order.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { readWithZotero } from '../sources/zotero/request.ts';
import { recordResolution } from './record-resolution.ts';

/**
 * What the first of the configured readers makes of a page or an identifier. They are helpers: their failures change nothing. A
 * page is theirs to fetch, so only addresses that our own guard has reached may be handed to them.
 */
export async function fromReaders(
  { upstreams }: ResolverContext,
  call: 'page' | 'search',
  query: string,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  for (const service of sourceOrder.readers) {
    try {
      const record = await readWithZotero(service, upstreams[service], call, query, signal);
      if (record !== undefined) return record;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
    }
  }
  return undefined;
}

/** What the readers make of a page that refused us. A refusal means that the address is public and answers; no other failure does. */
export async function readElsewhere(
  context: ResolverContext,
  address: string,
  failure: ResolveError,
  signal: AbortSignal,
): Promise<Resolution | undefined> {
  if (failure.code !== 'SOURCE_REFUSED') return undefined;
  const found = await fromReaders(context, 'page', address, signal);
  return found && recordResolution(found, 'page');
}
