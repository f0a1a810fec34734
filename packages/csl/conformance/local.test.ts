import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFixtures } from './corpora.ts';
import { LOCAL_LOCALE } from './local-locale.ts';
import { renderFixture } from './render-fixture.ts';

const fixtures = readFixtures(join(import.meta.dirname, 'local'));

describe('our own cases in the format of the test suite', () => {
  it('are complete', () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(20);
  });

  it.each(fixtures)('$name', (fixture) => {
    expect(renderFixture(fixture, () => [LOCAL_LOCALE]).trim()).toBe(fixture.result.trim());
  });
});
