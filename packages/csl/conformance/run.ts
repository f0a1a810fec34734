import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORPORA, hasSuite, readLocales, readSuite } from './corpora.ts';
import type { Fixture } from './fixture.ts';
import { renderFixture } from './render-fixture.ts';

export interface Outcome {
  fixture: Fixture;
  got: string;
  passed: boolean;
}

const locales = new Map<string, string[]>();

function localesFor(lang: string): string[] {
  const known = locales.get(lang) ?? readLocales(lang);
  locales.set(lang, known);
  return known;
}

/** Runs one fixture. An error counts as output. */
export function runFixture(fixture: Fixture, find: (lang: string) => string[] = localesFor): Outcome {
  let got: string;
  try {
    got = renderFixture(fixture, find);
  } catch (error) {
    got = `Error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
  return { fixture, got, passed: got.trim() === fixture.result.trim() };
}

export const runSuite = (): Outcome[] => readSuite().map((fixture) => runFixture(fixture));

function printTable(outcomes: readonly Outcome[]): void {
  const groups = new Map<string, { passed: number; total: number }>();
  for (const { fixture, passed } of outcomes) {
    const group = fixture.name.split('_')[0] ?? '';
    const count = groups.get(group) ?? { passed: 0, total: 0 };
    groups.set(group, { passed: count.passed + (passed ? 1 : 0), total: count.total + 1 });
  }
  for (const [group, { passed, total }] of groups) {
    console.log(`${group.padEnd(16)}${String(passed).padStart(4)} / ${total}`);
  }
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  console.log(`${'all'.padEnd(16)}${String(passed).padStart(4)} / ${outcomes.length}`);
}

function printFailures(outcomes: readonly Outcome[], wanted: string): void {
  for (const { fixture, got, passed } of outcomes) {
    if (passed || !fixture.name.includes(wanted)) continue;
    console.log(`\n## ${fixture.name}\n--- expected\n${fixture.result}\n--- got\n${got}`);
  }
}

if (import.meta.main) {
  if (process.argv[2] === 'all-styles') await (await import('./all-styles.ts')).runAllStyles();
  else if (process.argv[2] === 'clusters') (await import('./clusters.ts')).runClusters();
  else if (!hasSuite()) console.log(`The CSL test suite is absent from ${CORPORA}: nothing was run.`);
  else {
    const outcomes = runSuite();
    if (process.argv.includes('--list')) {
      const passed = outcomes.filter((outcome) => outcome.passed);
      writeFileSync(
        join(import.meta.dirname, 'passing.txt'),
        passed.map(({ fixture }) => `${fixture.name}\n`).join(''),
      );
    }
    const failures = process.argv.indexOf('--failures');
    if (failures >= 0) printFailures(outcomes, process.argv[failures + 1] ?? '');
    printTable(outcomes);
  }
}
