import { type Cache, createMemoryCache } from '@citewright/resolver';

/** Milliseconds in memory. An entry may outlive the stored one by this much, so it is no longer than the shortest entry lives. */
const memoryTime = 60_000;

/** Entries in memory, some kilobytes each: repeated lookups come within seconds, and the store has the others. */
const mostInMemory = 1_000;

/**
 * The resolver's cache: memory in front of a persistent store. A store that fails costs speed, never an answer; it is
 * reported.
 */
export function createLookupCache(store: Cache, report: (error: unknown) => void): Cache {
  const memory = createMemoryCache({ max: mostInMemory });

  async function getStored(key: string): Promise<unknown> {
    try {
      return await store.get(key);
    } catch (error) {
      report(error);
      return undefined;
    }
  }

  return {
    async get(key) {
      const cached = await memory.get(key);
      if (cached !== undefined) return cached;
      const stored = await getStored(key);
      if (stored !== undefined) await memory.set(key, stored, memoryTime);
      return stored;
    },
    async set(key, value, ttl) {
      await memory.set(key, value, Math.min(ttl, memoryTime));
      // Not awaited: the answer does not wait for the disk.
      store.set(key, value, ttl).catch(report);
    },
  };
}
