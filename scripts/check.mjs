// Every check of the project, one after the other, each with its time; `--fast` leaves out the browser.
// Ends with "N passed, N failed": tests as their runners counted them, any other step as one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'citewright-check-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

const steps = [
  { name: 'style', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types of the packages, server and tests', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types: contract is free of Node', command: ['tsc', '-p', 'packages/contract'] },
  { name: 'types: identifiers is free of Node', command: ['tsc', '-p', 'packages/identifiers'] },
  { name: 'types: csl is free of Node', command: ['tsc', '-p', 'packages/csl'] },
  { name: 'types: formatting is free of Node', command: ['tsc', '-p', 'packages/formatting'] },
  {
    name: 'types of the web app',
    command: ['react-router', 'typegen'],
    after: ['tsc', '-p', '.'],
    cwd: 'apps/web',
  },
  { name: 'types of the service worker', command: ['tsc', '-p', 'apps/web/service-worker'] },
  { name: 'unused code', command: ['knip', '--config', 'tools/knip.jsonc'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count: () => {
      const { numPassedTests = 0, numFailedTests = 1, numPendingTests = 0 } = read(unitReport);
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    },
  },
  { name: 'build', command: ['node', 'scripts/build.mjs'], slow: true },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '-c', 'e2e', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    slow: true,
    count: () => {
      const { expected = 0, unexpected = 1, flaky = 0, skipped = 0 } = read(browserReport).stats ?? {};
      return { passed: expected + flaky, failed: unexpected, skipped };
    },
  },
];

function run(command, step) {
  const [program, ...args] = command;
  const cwd = join(root, step.cwd ?? '.');
  return (
    spawnSync(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...step.env } }).status === 0
  );
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
for (const step of steps) {
  if (step.slow && process.argv.includes('--fast')) continue;
  console.log(`\n== ${step.name}`);
  const started = performance.now();
  const good = run(step.command, step) && (!step.after || run(step.after, step));
  const { passed, failed, skipped = 0 } = step.count?.() ?? { passed: good ? 1 : 0, failed: good ? 0 : 1 };
  total.passed += passed;
  total.failed += failed || (good ? 0 : 1);
  total.skipped += skipped;
  if (!good) failures.push(step.name);
  console.log(
    `== ${step.name}: ${good ? 'good' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
rmSync(reports, { recursive: true, force: true });

if (failures.length) console.log(`\nfailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failures.length ? 1 : 0);
