// Every benchmark, one after the other, or those that are named: `npm run bench -- promises growth --quick`. Each measures its
// peers in the same run and prints Markdown.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const withPostgres = join(import.meta.dirname, '../scripts/with-postgres.mjs');
const inFolder = (file: string) => join(import.meta.dirname, file);

/** What is run for each name. */
const benchmarks: Record<string, string[]> = {
  formatting: [inFolder('formatting/run.ts')],
  promises: [withPostgres, process.execPath, inFolder('promises/run.ts')],
  growth: [withPostgres, process.execPath, inFolder('growth/run.ts')],
};

const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

for (const [name, command] of Object.entries(benchmarks)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n## ${name}\n`);
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [...command, ...options], { stdio: 'inherit' });
  console.log(`\n${name}: ${Math.round((performance.now() - began) / 1_000)} s`);
  if (status !== 0) process.exitCode = 1;
}
