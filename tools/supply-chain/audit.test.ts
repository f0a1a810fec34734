import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

async function audit(folderOfNpm: string) {
  const run = promisify(execFile)(process.execPath, [join(root, 'scripts/audit.mjs')], {
    env: { ...process.env, PATH: `${folderOfNpm}:${process.env.PATH}` },
  });
  return await run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  );
}

/** A folder with an `npm` that prints this. */
function npmThatSays(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'citewright-audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat <<'END'\n${text}\nEND\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  return folder;
}

const reportOf = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { leftpad: { name: 'leftpad', severity, range: '<2' } },
    metadata: { vulnerabilities: { total: 1 }, dependencies: { total: 500 } },
  });

test.each([
  [
    'a moderate finding is told and passes',
    reportOf('moderate'),
    0,
    '1 known vulnerabilities in 500 packages, 0 of',
  ],
  ['a high finding fails', reportOf('high'), 1, '1 of them high or critical'],
  [
    'a registry that does not answer is told',
    '{"message":"405"}',
    0,
    'NOT CHECKED, the registry does not answer (405)',
  ],
])('the audit: %s', async (_, npm, code, told) => {
  const result = await audit(npmThatSays(npm));
  expect(result).toEqual({ code, stdout: expect.stringContaining(told) });
});
