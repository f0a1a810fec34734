import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AccuracyReport } from './report.ts';
import { runSuites, type SuiteResult } from './suites.ts';

/** Share of recorded answers that must give a complete and clean item. */
const bar = 1;

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
export async function measureUpstream(corpora: string): Promise<AccuracyReport> {
  const folder = join(corpora, 'upstream');
  const name = 'resolver: recorded answers of services';
  if (!existsSync(folder))
    return { name, passed: undefined, lines: [`${folder} is absent: nothing was replayed`] };
  const suites = await runSuites(folder);
  const all = suites.flatMap(({ results }) => results);
  const clean = all.filter(({ faults }) => faults.length === 0).length;
  return {
    name,
    passed: all.length > 0 && clean / all.length >= bar,
    lines: suites.flatMap((suite) => [tally(suite), ...failuresOf(suite)]),
  };
}
