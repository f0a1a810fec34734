import type { RecordLink } from '@citewright/record';
import { type ServicePath, servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import { type sourceOrder, sources } from '../../source-table.ts';
import type { SourceRecord } from '../source-record.ts';
import { parseZoteroItems } from './parse.ts';

/** Services that read pages and identifiers with Zotero's translators; the operator has to run them. */
export type ZoteroService = (typeof sourceOrder.readers)[number];

type Ask = (upstream: Upstream, query: string, signal: AbortSignal) => Promise<unknown>;

/** `page` reads a web address, `search` an identifier. */
const calls: Record<ZoteroService, Record<'page' | 'search', Ask>> = {
  /** https://www.mediawiki.org/wiki/Citoid/API: one path for everything. */
  citoid: {
    page: (upstream, query, signal) => upstream.ask(citoidPath(query), { signal }),
    search: (upstream, query, signal) => upstream.ask(citoidPath(query), { signal }),
  },
  /**
   * https://github.com/zotero/translation-server: text in the body; with `single`, a page with several works
   * gives no list.
   */
  translation: {
    page: (upstream, query, signal) => upstream.ask(servicePath`/web?single=1`, { post: query, signal }),
    search: (upstream, query, signal) => upstream.ask(servicePath`/search`, { post: query, signal }),
  },
};

function citoidPath(query: string): ServicePath | undefined {
  return servicePath`/api/rest_v1/data/citation/mediawiki/${{ whole: query }}`;
}

/**
 * The record that a service finds for a web address or ISBN (13 digits); `undefined` when it has none, has another book, or is not
 * configured. Throws `UpstreamError`.
 */
export async function readWithZotero(
  service: ZoteroService,
  upstream: Upstream,
  call: 'page' | 'search',
  query: string,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  const link: RecordLink =
    call === 'page'
      ? { name: new URL(query).hostname, url: query }
      : { name: sources.translation.name, url: `https://isbnsearch.org/isbn/${query}` };
  const record = parseZoteroItems(await calls[service][call](upstream, query, signal), query, service, link);
  const isbn = call === 'search' ? record?.item.ISBN : undefined;
  return isbn === undefined || isbn === query ? record : undefined;
}
