import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CORPORA, hasSuite } from './corpora.ts';
import { runSuite } from './run.ts';

const listed = new Set(
  readFileSync(join(import.meta.dirname, 'passing.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

describe.skipIf(!hasSuite())(`the official CSL test suite in ${CORPORA}`, () => {
  const outcomes = hasSuite() ? runSuite() : [];

  it('is complete', () => {
    expect(outcomes).toHaveLength(845);
  });

  it('passes every case listed in passing.txt', () => {
    const broken = outcomes.filter(({ fixture, passed }) => listed.has(fixture.name) && !passed);
    expect(broken.map(({ fixture, got }) => `${fixture.name}: ${got}`)).toEqual([]);
  });

  it('passes no case that is not listed in passing.txt', () => {
    const gained = outcomes.filter(({ fixture, passed }) => !listed.has(fixture.name) && passed);
    expect(gained.map(({ fixture }) => fixture.name)).toEqual([]);
  });
});
