// Every benchmark, one after the other. Each measures its peers in the same run and prints ratios.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const benchmarks = ['formatting/run.ts'];

for (const benchmark of benchmarks) {
  console.log(`\n== bench/${benchmark}`);
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, benchmark), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exitCode = 1;
}
