import { join } from 'node:path';
import { corpora } from '../../corpora.ts';
import type { Report } from '../../report.ts';
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
    .map(({ file, faults }) => `${file}: ${[...new Set(faults)].join('; ')}`);
}

/** Replays the recorded answers of all services and reports what did not give a complete item. */
export async function measureRecordedAnswers(): Promise<Report> {
  const suites = await runSuites(join(corpora, 'upstream'));
  const all = suites.flatMap(({ results }) => results);
  const clean = all.filter(({ faults }) => faults.length === 0).length;
  return {
    name: 'recorded answers give a complete item',
    passed: all.length > 0 && clean / all.length >= bar,
    figures: suites.map(tally),
    failures: suites.flatMap(failuresOf),
  };
}
