// Runs what measures the product: npm run quality -- GROUP [part of a suite's name ...] [--quick] [--all]
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { accuracy } from './accuracy/suites.ts';
import { bench } from './bench/suites.ts';
import { hardening } from './hardening/suites.ts';
import { load } from './load/suites.ts';
import { linesOf, type Report } from './report.ts';
import type { Group, Suite, SuiteOptions } from './suite.ts';

const groups: Record<string, Group> = { accuracy, hardening, load, bench };

/** The reports of a suite. One that breaks off has failed, and the next one runs. */
async function reportsOf(name: string, open: () => Promise<Suite>, options: SuiteOptions): Promise<Report[]> {
  try {
    const suite = await open();
    return [await suite(options)].flat();
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [{ name, passed: false, figures: ['broke off'], failures: [reason] }];
  }
}

const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [groupName = '', ...parts] = positionals;
const group = groups[groupName];
if (!group) {
  console.error(`usage: npm run quality -- ${Object.keys(groups).join(' | ')} [part of a suite's name ...]`);
  process.exit(2);
}

if (group.needsPostgres && !process.env.TEST_DATABASE_URL && !process.env.WITHOUT_POSTGRES) {
  const wrapper = path.join(import.meta.dirname, '../scripts/with-postgres.mjs');
  const command = [wrapper, process.execPath, import.meta.filename, ...process.argv.slice(2)];
  process.exit(spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1);
}

const isChosen = (name: string) =>
  parts.length === 0 ? !group.byHand?.includes(name) : parts.some((part) => name.includes(part));
const chosen = Object.entries(group.suites).filter(([name]) => isChosen(name));
if (chosen.length === 0) {
  console.error(`no such suite; ${groupName} has ${Object.keys(group.suites).join(', ')}`);
  process.exit(2);
}
const all: Report[] = [];
for (const [name, open] of chosen) {
  const began = performance.now();
  console.log(`\n== ${groupName} ${name}`);
  const reports = await reportsOf(name, open, values);
  for (const report of reports) console.log(linesOf(report, values.all).join('\n'));
  console.log(`== ${groupName} ${name}: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  all.push(...reports);
}
const count = (passed: boolean | undefined) => all.filter((report) => report.passed === passed).length;
console.log(`\n${count(true)} passed, ${count(false)} failed, ${count(undefined)} skipped`);
process.exit(count(false) > 0 ? 1 : 0);
