import { resolve } from 'node:path';
import { measureInText } from './accuracy/in-text.ts';
import type { AccuracyReport } from './accuracy/report.ts';
import { measureGuard } from './accuracy/ssrf.ts';
import { measureUpstream } from './accuracy/upstream.ts';

/** Measures the resolver against the corpora: recorded answers, hostile addresses, in-text citations. */
export async function measureResolver(corpora: string): Promise<AccuracyReport[]> {
  return [await measureUpstream(corpora), await measureGuard(corpora), measureInText(corpora)];
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  const reports = await measureResolver(resolve(root, process.env.CORPORA ?? '../shared/corpora'));
  for (const { name, lines } of reports) console.log([name, ...lines, ''].join('\n'));
  process.exitCode = reports.some(({ passed }) => passed === false) ? 1 : 0;
}
