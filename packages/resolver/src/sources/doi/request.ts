import type { Upstream } from '../../http/upstream.ts';
import type { SourceRecord } from '../source-record.ts';
import { doiPath } from './doi-path.ts';
import { type Agency, parseAgency, parseAlias, parseCslJson } from './parse.ts';

const cslJson = 'application/vnd.citationstyles.csl+json';

/** The registration agency of all DOIs under a prefix. Throws `UpstreamError`. */
export async function findAgency(
  doi: Upstream,
  prefix: string,
  signal: AbortSignal,
): Promise<Agency | undefined> {
  return parseAgency(await doi.ask(`/ra/${doiPath(prefix)}`, { signal }));
}

/** The DOI behind a shortDOI (`10/abcde`); `undefined` when there is none. Throws `UpstreamError`. */
export async function expandShortDoi(
  doi: Upstream,
  short: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  return parseAlias(await doi.ask(`/api/handles/${doiPath(short)}`, { signal }));
}

/** The record of a DOI from any agency, by content negotiation. Throws `UpstreamError`. */
export async function negotiate(
  doi: Upstream,
  name: string,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  return parseCslJson(await doi.ask(`/${doiPath(name)}`, { accept: cslJson, signal }), name);
}
