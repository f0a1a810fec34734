import type { ResolverContext } from '../context.ts';
import type { Resolution } from '../resolution.ts';
import { ResolveError } from '../resolve-error.ts';
import { resolveNcbi } from './ncbi.ts';
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

/** The work that an identifier in an address names, as its registry, its library or PubMed has it. */
export async function fromIdentifier(
  context: ResolverContext,
  identifier: UrlIdentifier,
  signal: AbortSignal,
): Promise<Found> {
  if (identifier.kind !== 'ncbi') return await fromRegistry(context, identifier, signal);
  const resolution = await resolveNcbi(context, identifier.value, signal);
  return resolution === undefined ? {} : { resolution };
}
