// How cost grows, on SQLite and PostgreSQL: with the citations of a project, and with those of everybody.
//   --quick   up to 100,000 citations instead of a million
import { load, printTable } from '../driver/figures.ts';
import { databases } from '../driver/site.ts';
import { growthInDatabase } from './in-database.ts';
import { growthInProject } from './in-project.ts';

const sizes = [1_000, 10_000, 100_000, ...(process.argv.includes('--quick') ? [] : [1_000_000])];

for (const database of databases) {
  const began = load();
  printTable(
    `One project on ${database} (load average ${began})`,
    ['call', 'p50', 'p99', 'processor'],
    await growthInProject(database),
  );
  printTable(
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
}
