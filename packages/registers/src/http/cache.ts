import { LRUCache } from 'lru-cache';

/** A cache of answers. Asynchronous, so that a database can implement it; values are plain JSON. */
export interface Cache {
  get(key: string): Promise<unknown>;
  /** Stores `value` for `ttl` milliseconds. */
  set(key: string, value: unknown, ttl: number): Promise<void>;
}

/** How long answers are cached, in milliseconds. */
export const cacheTimes = {
  found: 30 * 24 * 3_600_000,
  notFound: 3_600_000,
  /** An address that did not answer: long enough to absorb a burst of retries. */
  unreachable: 60_000,
} as const;

export interface MemoryCacheOptions {
  /** Maximum number of entries; the least recently used is evicted first. */
  max?: number;
}

interface Entry {
  value: unknown;
}

/** An in-memory cache. */
export function createMemoryCache({ max = 10_000 }: MemoryCacheOptions = {}): Cache {
  const entries = new LRUCache<string, Entry>({ max });
  return {
    get: async (key) => entries.get(key)?.value,
    set: async (key, value, ttl) => {
      entries.set(key, { value }, { ttl });
    },
  };
}
