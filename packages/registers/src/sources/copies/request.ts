import { ZodError } from 'zod';
import { servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import { UpstreamError } from '../../http/upstream-error.ts';
import type { sourceOrder } from '../../source-table.ts';
import { type CopyQuery, type DatedCopy, parseAvailable, parseTimeGate } from './parse.ts';

/** Services that know copies of pages. */
export type CopySource = (typeof sourceOrder.copies)[number];

type FindCopy = (upstream: Upstream, query: CopyQuery, signal: AbortSignal) => Promise<DatedCopy | undefined>;

/** The copy of a page that a service has nearest to a day; `undefined` when it has none, or is not configured. Throws `UpstreamError`. */
export const findCopyIn: Record<CopySource, FindCopy> = {
  async wayback(upstream, query, signal) {
    // Without a time the service often finds nothing.
    const timestamp = query.day.toISOString().slice(0, 10).replaceAll('-', '');
    const path = servicePath`/wayback/available?${new URLSearchParams({ url: query.address, timestamp })}`;
    const answer = await upstream.ask(path, { signal });
    try {
      return parseAvailable(answer, query);
    } catch (error) {
      if (error instanceof ZodError) throw new UpstreamError('wayback', 'failed', { cause: error });
      throw error;
    }
  },
  /** A TimeGate's path ends with the address of the page, as those of MemGator and of the former aggregator do. */
  async memento(upstream, query, signal) {
    const address = URL.parse(query.address);
    if (!address) return undefined;
    const headers = { 'accept-datetime': query.day.toUTCString() };
    const head = await upstream.askHead(servicePath`/timegate/${{ address }}`, { headers, signal });
    return head && parseTimeGate(head, query);
  },
};
