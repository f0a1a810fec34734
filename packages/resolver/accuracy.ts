import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runSuites, type SuiteResult } from './accuracy/suites.ts';

/** Share of recorded answers that must give a complete and clean item. */
const bar = 1;

/** `passed` is undefined when there was nothing to measure against. */
export interface AccuracyReport {
  name: string;
  passed: boolean | undefined;
  lines: string[];
}

function tally({ name, results }: SuiteResult): string {
  const clean = results.filter(({ faults }) => faults.length === 0).length;
  return `${name.padEnd(38)} ${String(clean).padStart(4)} / ${String(results.length).padEnd(4)}`;
}

function failuresOf({ results }: SuiteResult): string[] {
  return results
    .filter(({ faults }) => faults.length > 0)
    .map(({ file, faults }) => `  ${file}: ${[...new Set(faults)].join('; ')}`);
}

/** Replays the recorded answers of all services under `corpora` and reports what did not give a complete item. */
export async function measureResolver(corpora: string): Promise<AccuracyReport> {
  const folder = join(corpora, 'upstream');
  const name = 'resolver: recorded answers of services';
  if (!existsSync(folder)) {
    return { name, passed: undefined, lines: [`${folder} is absent: nothing was replayed`] };
  }
  const suites = await runSuites(folder);
  const all = suites.flatMap(({ results }) => results);
  const clean = all.filter(({ faults }) => faults.length === 0).length;
  return {
    name,
    passed: all.length > 0 && clean / all.length >= bar,
    lines: suites.flatMap((suite) => [tally(suite), ...failuresOf(suite)]),
  };
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  const report = await measureResolver(resolve(root, process.env.CORPORA ?? '../shared/corpora'));
  console.log([report.name, ...report.lines].join('\n'));
  process.exitCode = report.passed === false ? 1 : 0;
}
