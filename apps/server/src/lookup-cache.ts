import { verificationSchema } from '@citewright/contract';
import { type Cache, createMemoryCache } from '@citewright/resolver';
import * as z from 'zod';

/** Milliseconds in memory. An entry may outlive the stored one by this much, so it is no longer than the shortest entry lives. */
const memoryTime = 60_000;

/** Entries in memory, some kilobytes each: repeated lookups come within seconds, and the store has the others. */
const mostInMemory = 1_000;

const recordSchema = z.looseObject({
  item: z.looseObject({ id: z.union([z.string(), z.number()]), type: z.string() }),
  record: z.looseObject({ name: z.string(), url: z.string() }).optional(),
});

/** What the resolver caches: an answer, a failure, or the registration agency of a prefix. */
const cachedSchema = z.union([
  z.object({
    resolution: recordSchema.extend({
      evidence: z.record(z.string(), z.looseObject({ source: z.string() })),
      verification: verificationSchema,
      notices: z.array(z.looseObject({ code: z.string(), values: z.looseObject({}) })),
      alternatives: z.array(recordSchema.extend({ confidence: z.number() })),
    }),
  }),
  z.object({ failure: z.string(), message: z.string() }),
  z.object({ agency: z.string() }),
  z.object({ none: z.literal(true) }),
]);

/** Characters of the longest answer that is stored; a long one, with 100 authors and five alternatives, takes a fifth of it. */
const longest = 100_000;

const isStorable = (value: unknown) =>
  cachedSchema.safeParse(value).success && JSON.stringify(value).length <= longest;

/**
 * The resolver's cache: memory in front of a persistent store. A store that fails costs speed, never an answer; it is
 * reported. What could not be used when it is read back is not stored, and not read.
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
      if (!cachedSchema.safeParse(stored).success) return undefined;
      await memory.set(key, stored, memoryTime);
      return stored;
    },
    async set(key, value, ttl) {
      await memory.set(key, value, Math.min(ttl, memoryTime));
      // Not awaited: the answer does not wait for the disk.
      if (isStorable(value)) store.set(key, value, ttl).catch(report);
    },
  };
}
