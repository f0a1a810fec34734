import { resolve } from 'node:path';
import { measureIdentifiers } from './accuracy/identifiers.ts';
import type { AccuracyReport } from './accuracy/report.ts';
import { measureGuard } from './accuracy/ssrf.ts';
import { measureTitleSearch } from './accuracy/title-search.ts';
import { measureUpstream } from './accuracy/upstream.ts';

/** Measures the resolver against the corpora: recorded answers, titles to be found, hostile addresses. */
export async function measureResolver(corpora: string): Promise<AccuracyReport[]> {
  return [
    await measureUpstream(corpora),
    measureIdentifiers(corpora),
    await measureTitleSearch(corpora),
    await measureGuard(corpora),
  ];
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  const corpora = resolve(root, process.env.CORPORA ?? '../shared/corpora');
  const reports = await measureResolver(corpora);
  for (const { name, lines } of reports) console.log([name, ...lines, ''].join('\n'));
  process.exitCode = reports.some(({ passed }) => passed === false) ? 1 : 0;
}
