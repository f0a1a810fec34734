import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { innerPackages } from './inner-packages.ts';
import { publishedFolders, root } from './published.ts';

const project = join(import.meta.dirname, 'tsconfig.json');
const output = join(root, 'node_modules/.cache/citewright-packages');
const stamp = join(output, '.stamp');

/** Data that modules read at run time; the data of tests lies in folders of its own. */
const isData = (path: string) => /\.(?:txt|br)$/.test(path) && !/[\\/](?:cases|fixtures)[\\/]/.test(path);

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** The files that published packages are made of. */
function sources(): string[] {
  const folders = publishedFolders().flatMap((folder) => [folder, ...innerPackages(folder)]);
  return [...new Set(folders)].flatMap((folder) =>
    ['src', 'catalogue', 'generated'].flatMap((name) => filesBelow(join(folder, name))),
  );
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [project, ...files].toSorted())
    hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error('The packages could not be compiled; the reason is printed above');
}

function compileAll(files: readonly string[]): void {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  run(join(root, 'node_modules/.bin/tsc'), '-p', project);
  for (const file of files.filter(isData)) cpSync(file, join(output, relative(join(root, 'packages'), file)));
}

/**
 * Modules, declarations and data of a package, compiled: all packages at once, because they read each other's types, and only when a
 * source has changed.
 */
export function compiledFolder(folder: string): string {
  // Styles are modules that are made when the project is set up.
  run(process.execPath, join(root, 'scripts/setup.mjs'), '--styles');
  const files = sources();
  const current = hashOf(files);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
    compileAll(files);
    writeFileSync(stamp, current);
  }
  return join(output, basename(folder));
}
