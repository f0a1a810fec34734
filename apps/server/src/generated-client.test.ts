import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, onTestFinished, test } from 'vitest';
import { ownSession, testApp } from './app.fixture.ts';
import { registry, resolverOf } from './checks/registry.fixture.ts';

const root = path.join(import.meta.dirname, '../../..');

const run = promisify(execFile);

/** The program in docs/typed-client.md. */
async function documentedProgram(): Promise<string> {
  const page = await readFile(path.join(root, 'docs/typed-client.md'), 'utf8');
  return /^```ts\n(.+?)^```$/ms.exec(page)?.[1] ?? '';
}

/** A folder whose programs may import what the server may. */
async function programFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(root, 'node_modules/.cache-typed-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const typeCheck = (folder: string) =>
  run(
    path.join(root, 'node_modules/.bin/tsc'),
    [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--skipLibCheck',
      '--allowImportingTsExtensions',
      ...['--module', 'nodenext', '--target', 'es2024', '--types', ''],
      'client.ts',
    ],
    { cwd: folder },
  ).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );

test('a client that is generated from the description cites and imports', async () => {
  const app = await testApp({ resolver: resolverOf(registry) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const folder = await programFolder();
  const types = astToString(await openapiTS(new URL('/api/openapi.json', address)));
  await writeFile(path.join(folder, 'citewright.d.ts'), types);
  await writeFile(path.join(folder, 'client.ts'), await documentedProgram());
  expect(await typeCheck(folder)).toBe('');

  const { citeAndImport } = await import(path.join(folder, 'client.ts'));
  expect(await citeAndImport(address, ownSession)).toEqual({
    reference:
      'Okafor, A., & Lindqvist, B. (2019). The growth of northern rivers. River Studies, 12, 45–67. https://doi.org/10.5555/rivers',
    added: 2,
    failed: 0,
  });
  await expect(citeAndImport(address, 'session_none')).rejects.toThrow('Project not found');

  const wrong = (await documentedProgram()).replace("format: 'apa'", 'format: 7');
  await writeFile(path.join(folder, 'client.ts'), wrong);
  expect(await typeCheck(folder)).toContain("Type 'number' is not assignable to type 'string'");
});
