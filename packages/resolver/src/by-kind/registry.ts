import type { ResolverContext } from '../context.ts';
import { UpstreamError } from '../http/upstream.ts';
import type { Resolution } from '../resolution.ts';
import { ResolveError } from '../resolve-error.ts';
import { findDoi } from '../sources/ncbi/request.ts';
import type { UrlIdentifier } from './url-identifier.ts';

/** A work that a registry or library may have. */
export type RegistryRequest = { kind: 'doi' | 'isbn'; value: string };

/** What the registry had, if anything. */
export interface Found {
  resolution?: Resolution;
  /** Why the registry could not be asked: next time it may know more. */
  failure?: ResolveError;
}

const missing = new Set(['DOI_NOT_FOUND', 'ISBN_NOT_FOUND']);

/** The registry's record; when there is none to be had the page itself is still there. */
export async function fromRegistry(
  context: ResolverContext,
  request: RegistryRequest,
  signal: AbortSignal,
): Promise<Found> {
  try {
    return { resolution: await context.resolve(request, signal) };
  } catch (error) {
    if (error instanceof ResolveError) return missing.has(error.code) ? {} : { failure: error };
    throw error;
  }
}

/** What to ask the registries for an identifier in an address; PubMed's lead to a DOI, or to nothing. */
export async function registryRequest(
  { upstreams, contact }: ResolverContext,
  identifier: UrlIdentifier,
  signal: AbortSignal,
): Promise<RegistryRequest | undefined> {
  if (identifier.kind !== 'ncbi') return { kind: identifier.kind, value: identifier.value };
  const doi = await findDoi(upstreams.ncbi, identifier.value, contact, signal).catch((error: unknown) => {
    if (error instanceof UpstreamError) return undefined;
    throw error;
  });
  return doi === undefined ? undefined : { kind: 'doi', value: doi };
}
