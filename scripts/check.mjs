// Every check of the project; `--fast` leaves out the build and the browser. Checks that need nothing from each other run in
// parallel; each prints its output when it ends. The last line is "N passed, N failed, N skipped": tests as their runners counted
// them, any other check as one.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'citewright-check-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/** More browser tests that pass only when repeated than this fail the check in CI. */
const mostFlaky = 2;

// Programs, servers and threads that a check starts find their code compiled: a server starts in two thirds of the processor time.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

function countUnit() {
  const { numPassedTests = 0, numFailedTests = 1, numPendingTests = 0 } = read(unitReport);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function* flakyTests(suites) {
  for (const { suites: inner = [], specs = [] } of suites) {
    yield* flakyTests(inner);
    for (const { title, file, tests } of specs)
      if (tests.some(({ status }) => status === 'flaky')) yield `${file}: ${title}`;
  }
}

function countBrowser() {
  const { stats = {}, suites = [] } = read(browserReport);
  const { expected = 0, unexpected = 1, flaky = 0, skipped = 0 } = stats;
  for (const name of flakyTests(suites)) console.log(`flaky: ${name}`);
  const tooFlaky = process.env.CI && flaky > mostFlaky;
  if (tooFlaky) console.log(`${flaky} tests were flaky; ${mostFlaky} are tolerated`);
  return { passed: expected + (tooFlaky ? 0 : flaky), failed: unexpected + (tooFlaky ? flaky : 0), skipped };
}

/** The check of a project's types. What it found of files that are as they were is kept: a second check takes a sixth of the time. */
const types = (project) => [
  'tsc',
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules/.cache/types', `${project.replaceAll('/', '-')}.json`),
];

/** Checks that run side by side, the longest first. */
const fast = [
  {
    name: 'unit tests',
    commands: [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]],
    count: countUnit,
  },
  {
    name: 'types of the web app, unused code',
    commands: [
      ['react-router', 'typegen', 'apps/web'],
      types('apps/web'),
      ['knip', '--no-config-hints', '--config', 'tools/knip.jsonc'],
    ],
  },
  { name: 'types of packages, server and tests', commands: [types('tsconfig.json')] },
  { name: 'types: browser packages are free of Node', commands: [types('tsconfig.browser.json')] },
  { name: 'types of the extension', commands: [types('apps/extension')] },
  { name: 'types of the service worker', commands: [types('apps/web/service-worker')] },
  { name: 'style', commands: [['biome', 'check', '--error-on-warnings', '.']] },
];

/** Checks that change files of the project while they run, or need the built site: one after the other. */
const slow = [
  { name: 'published packages', commands: [['node', 'tools/packages/check-packages.ts']] },
  { name: 'build', commands: [['node', 'scripts/build.mjs']] },
  { name: 'extension', commands: [['npm', 'run', 'extension']] },
  {
    name: 'browser tests',
    commands: [['playwright', 'test', '-c', 'e2e', '--reporter=list,json']],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    count: countBrowser,
  },
];

/** Runs a program; gives whether it succeeded, and its output unless `live`. */
function run([program, ...args], env, live) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...(live ? {} : { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ good: false, output: String(error) }));
    child.on('close', (code) => resolve({ good: code === 0, output }));
  });
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

async function check({ name, commands, env, count }, live) {
  const started = performance.now();
  if (live) console.log(`\n== ${name}`);
  let good = true;
  let output = '';
  for (const command of commands) {
    if (!good) break;
    const result = await run(command, env, live);
    good = result.good;
    output += result.output;
  }
  if (!live) console.log(`\n== ${name}\n${output.trim()}`);
  const { passed, failed, skipped = 0 } = count?.() ?? { passed: good ? 1 : 0, failed: good ? 0 : 1 };
  total.passed += passed;
  total.failed += failed || (good ? 0 : 1);
  total.skipped += skipped;
  if (!good || failed) failures.push(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${good && !failed ? 'good' : 'FAILED'} in ${seconds} s`);
}

await Promise.all(fast.map((step) => check(step, false)));
if (!process.argv.includes('--fast')) for (const step of slow) await check(step, true);
rmSync(reports, { recursive: true, force: true });

if (failures.length) console.log(`\nfailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failures.length ? 1 : 0);
