import type { JsonResponse } from './json-response.ts';

/** What a response is made from: a project at one revision, and which response on it this is. */
export interface ResponseKey {
  project: number;
  revision: number;
  kind: string;
}

/** Responses on projects, for as long as the projects do not change. */
export interface ResponseCache {
  /** The cached response, or else the result of `make`. Concurrent callers share one call of `make`. */
  get(key: ResponseKey, make: () => Promise<JsonResponse>): Promise<JsonResponse>;
}

/**
 * Caches the responses that were used last, `capacity` bytes in all. Every change of a project's citations or style raises its
 * revision, which is read from the database for each request, so that no instance serves an outdated response.
 */
export function createResponseCache(capacity: number): ResponseCache {
  /** Least recently used first. */
  const cached = new Map<string, { revision: number; response: JsonResponse }>();
  const pending = new Map<string, Promise<JsonResponse>>();
  let size = 0;

  function remove(name: string): void {
    size -= cached.get(name)?.response.bytes.length ?? 0;
    cached.delete(name);
  }

  function put(name: string, revision: number, response: JsonResponse): void {
    remove(name);
    cached.set(name, { revision, response });
    size += response.bytes.length;
    for (const oldest of cached.keys()) {
      if (size <= capacity) return;
      remove(oldest);
    }
  }

  async function fill(
    name: string,
    revision: number,
    make: () => Promise<JsonResponse>,
  ): Promise<JsonResponse> {
    const response = await make();
    put(name, revision, response);
    return response;
  }

  return {
    async get({ project, revision, kind }, make) {
      const name = `${project} ${kind}`;
      const known = cached.get(name);
      if (known?.revision === revision) {
        put(name, revision, known.response);
        return known.response;
      }
      const state = `${name} ${revision}`;
      const shared = pending.get(state) ?? fill(name, revision, make).finally(() => pending.delete(state));
      pending.set(state, shared);
      return await shared;
    },
  };
}
