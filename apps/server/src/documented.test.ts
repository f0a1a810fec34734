import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startFailures } from '@citewright/words';
import { describe, expect, test } from 'vitest';
import { testApp } from './app.fixture.ts';
import { environmentVariables } from './config.ts';
import { createMetrics } from './metrics/metrics.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');

/** What stands in a document below a heading of the second level. */
function section(file: string, heading: string): string {
  const [, text = ''] = read(file).split(`\n## ${heading}\n`);
  return text.split('\n## ', 1)[0] ?? '';
}

/** The code spans in the first cells of a document's tables. */
function named(text: string): string[] {
  const cells = text.split('\n').flatMap((line) => /^\| (`[^|]+) \|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

describe('docs/operations.md and the configuration', () => {
  const variables = named(section('docs/operations.md', 'Configuration')).filter((name) =>
    /^[A-Z][A-Z_]+$/.test(name),
  );

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
  const rows = section('docs/operations.md', 'The server does not start')
    .split('\n')
    .flatMap((line) => /^\| ([a-z -]+) \|/.exec(line)?.[1] ?? []);
  expect(rows.slice(1).toSorted()).toEqual(startFailures.toSorted());
});

test('docs/api.md has a row for every call of the API, and only for calls that exist', async () => {
  const app = await testApp();
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json();
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  // A row may name several methods of one path: `GET`, `POST /api/projects`.
  const documented = [...read('docs/api.md').matchAll(/^\| (`[A-Z].*?`) \|/gm)].flatMap(([, cell = '']) => {
    const [, path] = /(\/api\S*)`$/.exec(cell) ?? [];
    return [...cell.matchAll(/`([A-Z]+)/g)].map(([, method]) => `${method} ${path}`);
  });
  expect(documented.toSorted()).toEqual(calls.toSorted());
});
