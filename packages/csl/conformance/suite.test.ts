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

  it('is all there', () => {
    expect(outcomes).toHaveLength(845);
  });

  it('has no case that was passed before and is not any more', () => {
    const broken = outcomes.filter(({ fixture, passed }) => listed.has(fixture.name) && !passed);
    expect(broken.map(({ fixture, got }) => `${fixture.name}: ${got}`)).toEqual([]);
  });

  it('has no case that is passed and not listed in passing.txt', () => {
    const gained = outcomes.filter(({ fixture, passed }) => !listed.has(fixture.name) && passed);
    expect(gained.map(({ fixture }) => fixture.name)).toEqual([]);
  });
});
