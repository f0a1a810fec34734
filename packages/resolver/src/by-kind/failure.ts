import { UpstreamError } from '../http/upstream.ts';
import { ResolveError } from '../resolve-error.ts';

/** Waits for all; what failed for a reason of the service's is collected, anything else is a defect and thrown. */
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

/** What a caller is told when no source answered: the first source's failure decides, a wanted pause speaks for all. */
export function unanswered(failures: readonly UpstreamError[]): ResolveError {
  const [cause] = failures;
  const pauses = failures.flatMap((failure) => (failure.code === 'busy' ? [failure.retryAfter ?? 1] : []));
  if (cause?.code === 'busy') {
    return new ResolveError('UPSTREAM_BUSY', cause.message, { cause, retryAfter: Math.min(...pauses) });
  }
  const code = cause?.code === 'timeout' ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_FAILED';
  return new ResolveError(code, cause?.message ?? 'No source answered', { cause });
}
