import { load } from '../../figures.ts';
import { informing, type Report, tableOf } from '../../report.ts';
import type { SuiteOptions } from '../../suite.ts';
import { databases } from '../driver/site.ts';
import { growthInDatabase } from './in-database.ts';
import { growthInProject } from './in-project.ts';

/** How cost grows with the citations of a project, and with those of everybody; `quick` stops at 100,000 citations. */
export async function growth({ quick }: SuiteOptions): Promise<Report[]> {
  const sizes = [1_000, 10_000, 100_000, ...(quick ? [] : [1_000_000])];
  const reports: Report[] = [];
  for (const database of databases) {
    const began = load();
    const inProject = tableOf(
      `One project on ${database} (load average ${began})`,
      ['call', 'p50', 'p99', 'processor'],
      await growthInProject(database),
    );
    const inDatabase = tableOf(
      `Everybody's citations on ${database}, 50 in a project (load average ${began})`,
      [
        'citations',
        'list p50',
        'p99',
        'processor',
        'add p50',
        'p99',
        'processor',
        'on disk',
        'bytes for one',
        'start',
        'filled by statements since the row before',
      ],
      await growthInDatabase(database, sizes),
    );
    reports.push(informing(`growth on ${database}`, ...inProject, ...inDatabase));
  }
  return reports;
}
