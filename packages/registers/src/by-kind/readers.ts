import type { ResolverContext } from '../context.ts';
import { UpstreamError } from '../http/upstream-error.ts';
import type { Resolution } from '../resolution.ts';
import type { ResolveError } from '../resolve-error.ts';
import { sourceOrder } from '../source-table.ts';
import type { SourceRecord } from '../sources/source-record.ts';
import { readWithZotero } from '../sources/zotero/request.ts';
import { recordResolution } from './record-resolution.ts';

/**
 * The record of the first configured reader that can read a page or identifier. Their failures are ignored.
 * They fetch the page themselves, so only pass addresses that our own guarded client has reached.
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

/**
 * Reads a page that refused us with the configured readers. Only a refusal proves that the address is public
 * and answers.
 */
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
