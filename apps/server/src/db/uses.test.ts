import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeFrom, type Uses } from './uses.ts';

const allowance = { max: 20, timeWindow: 60_000 };

/** The moments at which uses were granted, of tries at these moments. */
function granted(tries: readonly number[], cost = 1): number[] {
  let uses: Uses = [];
  return tries.filter((now) => {
    const taken = takeFrom(uses, allowance, now, cost);
    uses = taken.uses;
    return taken.wait === 0;
  });
}

const times = (count: number, now: number) => Array<number>(count).fill(now);

test('all uses of a window may be taken at once, but no more', () => {
  expect(granted(times(30, 7_000))).toHaveLength(20);
});

test('a full allowance and what comes back are never more than the limit in a minute', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200_000), { maxLength: 300 }), (moments) => {
      const uses = granted([...times(20, 0), ...moments.toSorted((one, other) => one - other)]);
      for (const [index, use] of uses.entries()) {
        const later = uses.slice(index).filter((other) => other < use + allowance.timeWindow);
        expect(later.length).toBeLessThanOrEqual(allowance.max);
      }
    }),
  );
});

test('one that waits as long as it was told is granted', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60_000), { minLength: 20, maxLength: 60 }), (moments) => {
      let uses: Uses = [];
      for (const now of moments.toSorted((one, other) => one - other)) {
        const taken = takeFrom(uses, allowance, now);
        uses = taken.uses;
        if (taken.wait > 0) {
          expect(taken.wait).toBeLessThanOrEqual(65_000);
          expect(takeFrom(uses, allowance, now + taken.wait).wait).toBe(0);
        }
      }
    }),
  );
});

test('uses cost what they are said to cost; more than the limit is never granted', () => {
  expect(granted(times(30, 0), 6)).toHaveLength(3);
  expect(granted(times(3, 0), 21)).toEqual([]);
});

test('uses that a wrong clock has written into the future do not count', () => {
  const { uses } = takeFrom([], allowance, 86_400_000, 20);
  expect(takeFrom(uses, allowance, 0).wait).toBe(0);
});
