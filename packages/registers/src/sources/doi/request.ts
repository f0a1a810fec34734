import { servicePath } from '../../http/service-path.ts';
import type { Upstream } from '../../http/upstream.ts';
import type { SourceRecord } from '../source-record.ts';
import { type Agency, parseAgency, parseAlias, parseCslJson } from './parse.ts';

const cslJson = 'application/vnd.citationstyles.csl+json';

/** The registration agency of all DOIs under a prefix. Throws `UpstreamError`. */
export async function findAgency(
  doi: Upstream,
  prefix: string,
  signal: AbortSignal,
): Promise<Agency | undefined> {
  return parseAgency(await doi.ask(servicePath`/ra/${prefix}`, { signal }));
}

/** The DOI for which a shortDOI (`10/abcde`) or DOI is another name; `undefined` when there is none. Throws `UpstreamError`. */
export async function findPrimary(
  doi: Upstream,
  alias: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  return parseAlias(await doi.ask(servicePath`/api/handles/${alias}`, { signal }));
}

/** The record of a DOI from any agency, by content negotiation. Throws `UpstreamError`. */
export async function negotiate(
  doi: Upstream,
  name: string,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  return parseCslJson(await doi.ask(servicePath`/${name}`, { accept: cslJson, signal }), name);
}
