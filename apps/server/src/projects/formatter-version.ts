import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** What an answer on a project depends on besides the project: this folder, the packages, and the compiled styles. */
const sources = [
  'apps/server/src/{projects,citations}/*.ts',
  'packages/{contract,csl,formatting,styles}/src/**/*.ts',
  'packages/styles/generated/**/*',
];

let version: string | undefined;

/** Names the code that makes references: what another release, or another Node, has formatted is formatted again. */
export function formatterVersion(): string {
  version ??= digestOf(
    globSync(sources, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:test|fixture)\.ts$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort(),
  );
  return version;
}

function digestOf(files: readonly string[]): string {
  // Node brings the tables by which text is sorted and its case changed.
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('base64url');
}
