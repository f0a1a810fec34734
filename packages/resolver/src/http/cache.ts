import { LRUCache } from 'lru-cache';

/** Where answers are kept. Asynchronous, so that a database may stand behind it; values are plain JSON. */
export interface Cache {
  get(key: string): Promise<unknown>;
  /** Keeps `value` for `ttl` milliseconds. */
  set(key: string, value: unknown, ttl: number): Promise<void>;
}

/** How long an answer is believed, in milliseconds. */
export const cacheTimes = {
  found: 30 * 24 * 3_600_000,
  notFound: 3_600_000,
  /** An address that did not answer: long enough to spare it a burst of retries. */
  unreachable: 60_000,
} as const;

export interface MemoryCacheOptions {
  /** Entries kept; the least recently used goes first. */
  max?: number;
}

interface Kept {
  value: unknown;
}

/** A cache in this process's memory. */
export function createMemoryCache({ max = 10_000 }: MemoryCacheOptions = {}): Cache {
  const entries = new LRUCache<string, Kept>({ max });
  return {
    get: async (key) => entries.get(key)?.value,
    set: async (key, value, ttl) => {
      entries.set(key, { value }, { ttl });
    },
  };
}
