import { type Cache, createMemoryCache } from '@citewright/resolver';

/** The memory in front may outlive the stored entry by this much: no longer than the shortest entry lives. */
const memoryTime = 60_000;

/** Answers in memory, some kilobytes each: who asks again does so within seconds, and the store has the others. */
const mostRemembered = 1_000;

/**
 * The resolver's cache: memory in front of a store that outlives the process. A store that fails costs speed, never an
 * answer; `report` hears of it.
 */
export function createLookupCache(store: Cache, report: (error: unknown) => void): Cache {
  const memory = createMemoryCache({ max: mostRemembered });

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
      const remembered = await memory.get(key);
      if (remembered !== undefined) return remembered;
      const stored = await getStored(key);
      if (stored !== undefined) await memory.set(key, stored, memoryTime);
      return stored;
    },
    async set(key, value, ttl) {
      await memory.set(key, value, Math.min(ttl, memoryTime));
      // The answer does not wait for the disk.
      store.set(key, value, ttl).catch(report);
    },
  };
}
