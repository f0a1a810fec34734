import { ResolveError, UpstreamError } from '@citewright/registers';

/** Gives what does not answer as absent: a witness is welcome, not needed. */
export async function orAbsent<Value>(look: Promise<Value>): Promise<Value | undefined> {
  try {
    return await look;
  } catch (error) {
    if (error instanceof UpstreamError || error instanceof ResolveError) return undefined;
    throw error;
  }
}
