import { UpstreamError } from '../http/upstream-error.ts';
import { ResolveError } from '../resolve-error.ts';

/** Waits for all tasks. Collects the failures of services; throws any other error. */
export async function collect<Value>(
  tasks: readonly Promise<Value>[],
): Promise<{ values: Value[]; failures: UpstreamError[] }> {
  const values: Value[] = [];
  const failures: UpstreamError[] = [];
  for (const result of await Promise.allSettled(tasks)) {
    if (result.status === 'fulfilled') values.push(result.value);
    else if (result.reason instanceof UpstreamError) failures.push(result.reason);
    else throw result.reason;
  }
  return { values, failures };
}

/** The error when no source answered: the first failure decides; the shortest requested delay applies. */
export function noAnswerError(failures: readonly UpstreamError[]): ResolveError {
  const [cause] = failures;
  const pauses = failures.flatMap((failure) => (failure.code === 'busy' ? [failure.retryAfter ?? 1] : []));
  if (cause?.code === 'busy') {
    return new ResolveError('UPSTREAM_BUSY', cause.message, { cause, retryAfter: Math.min(...pauses) });
  }
  const code = cause?.code === 'timeout' ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_FAILED';
  return new ResolveError(code, cause?.message ?? 'No source answered', { cause });
}
