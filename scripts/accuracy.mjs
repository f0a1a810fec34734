// Measures against the recorded corpora (CORPORA, default ../shared/corpora): identifiers, upstream answers, web pages,
// capitals, files of other programs. Each run prints its table and whether its bar is reached; without the corpora each says so and passes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const runs = [
  'packages/identifiers/accuracy.ts',
  'packages/resolver/accuracy.ts',
  'packages/resolver/accuracy-pages.ts',
  'packages/resolver/accuracy-in-text.ts',
  'packages/resolver/catalogue/verify.ts',
  'packages/formatting/accuracy-casing.ts',
  'apps/server/accuracy/interchange.ts',
];

let failed = 0;
for (const run of runs) {
  console.log(`\n== ${run}`);
  if (spawnSync('node', [run, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' }).status !== 0)
    failed += 1;
}
console.log(`\naccuracy: ${runs.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
