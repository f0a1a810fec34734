import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { environmentVariables } from './config.ts';
import { createMetrics } from './metrics/metrics.ts';
import { startFailures } from './start-failure.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');

/** The code spans in the first cells of a document's tables. */
function named(text: string): string[] {
  const cells = text.split('\n').flatMap((line) => /^\| (`[^|]+) \|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

describe('the README and the configuration', () => {
  const variables = named(read('README.md')).filter((name) => /^[A-Z][A-Z_]+$/.test(name));

  test('name the same variables', () => {
    expect(variables.length).toBeGreaterThan(20);
    expect(variables.toSorted()).toEqual(environmentVariables.toSorted());
  });
});

test('docs/operations.md names every metric of ours, and only metrics that exist', async () => {
  const text = await createMetrics(async () => 0, { perDay: 1, spentToday: async () => 0 }).read();
  const exposed = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  const documented = new Set(
    named(read('docs/operations.md')).filter((name) => /^[a-z]+_[a-z_]+$/.test(name)),
  );
  const ours = exposed.filter((name) => name.startsWith('citewright_'));
  expect(ours.filter((name) => !documented.has(name))).toEqual([]);
  expect([...documented].filter((name) => !exposed.includes(name))).toEqual([]);
});

test('docs/operations.md has a row for everything that stops the start', () => {
  const [, section = ''] = read('docs/operations.md').split('\n## The server does not start\n');
  const rows = (section.split('\n## ', 1)[0] ?? '')
    .split('\n')
    .flatMap((line) => /^\| ([a-z -]+) \|/.exec(line)?.[1] ?? []);
  expect(rows.slice(1).toSorted()).toEqual(startFailures.toSorted());
});
