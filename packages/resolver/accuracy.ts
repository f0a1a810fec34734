import { resolve } from 'node:path';
import type { AccuracyReport } from './accuracy/report.ts';
import { measureGuard } from './accuracy/ssrf.ts';
import { measureUpstream } from './accuracy/upstream.ts';

/** Measures the resolver against the corpora: recorded answers of services, and addresses that must not be fetched. */
export async function measureResolver(corpora: string): Promise<AccuracyReport[]> {
  return [await measureUpstream(corpora), await measureGuard(corpora)];
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  const reports = await measureResolver(resolve(root, process.env.CORPORA ?? '../shared/corpora'));
  for (const { name, lines } of reports) console.log([name, ...lines, ''].join('\n'));
  process.exitCode = reports.some(({ passed }) => passed === false) ? 1 : 0;
}
