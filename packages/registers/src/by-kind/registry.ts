import type { ResolverContext } from '../context.ts';
import type { Resolution } from '../resolution.ts';
import { ResolveError } from '../resolve-error.ts';
import { resolveNcbi } from './ncbi.ts';
import type { UrlIdentifier } from './url-identifier.ts';

/** An identifier of a registry or library. */
export type RegistryRequest = { kind: 'doi' | 'isbn'; value: string };

/** The registry's record, if it has one. */
export interface RegistryAnswer {
  resolution?: Resolution;
  /** Why the registry failed: it may answer next time. */
  failure?: ResolveError;
}

const missing = new Set(['DOI_NOT_FOUND', 'ARXIV_NOT_FOUND', 'ISBN_NOT_FOUND']);

/** Looks up the registry's record. Without one the page itself can still be read. */
export async function fromRegistry(
  context: ResolverContext,
  request: RegistryRequest,
  signal: AbortSignal,
): Promise<RegistryAnswer> {
  try {
    return { resolution: await context.resolve(request, signal) };
  } catch (error) {
    if (error instanceof ResolveError) return missing.has(error.code) ? {} : { failure: error };
    throw error;
  }
}

/** The work behind an identifier in an address, from its registry, library or PubMed. */
export async function fromIdentifier(
  context: ResolverContext,
  identifier: UrlIdentifier,
  signal: AbortSignal,
): Promise<RegistryAnswer> {
  if (identifier.kind !== 'ncbi') return await fromRegistry(context, identifier, signal);
  const resolution = await resolveNcbi(context, identifier.value, signal);
  return resolution === undefined ? {} : { resolution };
}
