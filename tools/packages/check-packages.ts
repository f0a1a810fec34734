// Packs the published packages, installs them into an empty folder from their tarballs, checks their declarations and runs every
// example of their READMEs there; prints what the typical use of each adds to a bundle, and compares it with the page for developers.
// `npm run packages [-- FOLDER]`: the tarballs stay in FOLDER if one is given.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { publishedPackages } from '../../apps/web/app/content/developers/packages.ts';
import { checkProgram } from './check-program.ts';
import { innerTypes } from './face.ts';
import { measure, type Size } from './measure.ts';
import { programFolder, publishedFolders, readManifest, root } from './published.ts';
import { type Examples, readmeExamples } from './readme-examples.ts';

/** What the page says of a size may be off by so much of it. */
const tolerance = 0.05;

/** Strict, and the declarations of dependencies are read, too. */
const compilerOptions = {
  module: 'nodenext',
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
};

/** Runs a program; gives what it prints. @throws with all of it when the program fails */
function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${basename(command)} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** Packs the packages as npm does it before publishing; gives the tarballs. */
function pack(folders: readonly string[], destination: string): string[] {
  mkdirSync(destination, { recursive: true });
  const workspaces = folders.flatMap((folder) => ['-w', relative(root, folder)]);
  run('npm', ['pack', '--silent', ...workspaces, '--pack-destination', destination], root);
  const files = readdirSync(destination).filter((file) => file.endsWith('.tgz'));
  return files.map((file) => join(destination, file));
}

/** An empty project with packages, installed from their tarballs. */
function install(folder: string, tarballs: readonly string[]): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }');
  run('npm', ['install', '--silent', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs], folder);
}

/** The files that the examples read. */
function copyFiles(folder: string): void {
  copyFileSync(join(root, 'packages/styles/bundled/apa/style.csl'), join(folder, 'apa.csl'));
  copyFileSync(join(root, 'packages/styles/locales/en-US.xml'), join(folder, 'locales-en-US.xml'));
  copyFileSync(join(import.meta.dirname, 'check-result.ts'), join(folder, 'check-result.ts'));
  const project = { compilerOptions, include: ['*.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
}

interface Readme extends Examples {
  name: string;
  text: string;
  /** The module of its examples. */
  file: string;
}

/** Reads the README of an installed package and writes its examples beside it. */
function writeExamples(folder: string, name: string): Readme {
  const text = readFileSync(join(folder, 'node_modules', name, 'README.md'), 'utf8');
  const examples = readmeExamples(text, name);
  const file = `${basename(name)}.ts`;
  writeFileSync(join(folder, file), `import { check } from './check-result.ts';\n${examples.module}`);
  return { name, text, file, ...examples };
}

/** @throws when an example fails, or states something that is not reached */
function runExamples(folder: string, { name, file, results }: Readme): void {
  const checked = Number(run(process.execPath, [file], folder).trim().split('\n').at(-1));
  if (results === 0 || checked !== results)
    throw new Error(`${name}: the README states ${results} results, ${checked} were reached`);
}

/** @throws when an exported declaration names a type that is not exported */
function checkFace(folder: string, { name }: Readme): void {
  const inner = innerTypes(join(folder, 'node_modules', name), 'dist/src/index.d.ts');
  if (inner.length > 0) throw new Error(`${name} does not export types that it names: ${inner.join(', ')}`);
}

/** @throws when the page for developers shows another example than the README, or another size */
function comparePage({ name, text }: Readme, { brotli }: Size): void {
  const shown = publishedPackages.find((one) => one.name === name);
  if (!shown) return;
  if (!text.includes(shown.example)) throw new Error(`${name}: the example of the page is not in the README`);
  const size = brotli / 1024;
  if (Math.abs(shown.size - size) > tolerance * size)
    throw new Error(`${name}: the page says ${shown.size} KiB, it is ${size.toFixed(1)}`);
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);

async function checkPackage(folder: string, readme: Readme): Promise<void> {
  const { name, results, typical } = readme;
  runExamples(folder, readme);
  checkFace(folder, readme);
  const { inBrowsers = 'yes' } = publishedPackages.find((one) => one.name === name) ?? {};
  const platform = inBrowsers === 'yes' ? 'browser' : 'node';
  const size = await measure(folder, { name, names: typical, platform });
  const sizes = `${kib(size.minified)} minified ${kib(size.brotli)} brotli`;
  console.log(
    `${name.padEnd(24)} ${`${results} results`.padEnd(11)} ${sizes}  ${platform}: ${typical.join(', ')}`,
  );
  comparePage(readme, size);
}

const scratch = mkdtempSync(join(tmpdir(), 'citewright-packages-'));
try {
  const folders = publishedFolders();
  const destination = resolve(process.argv[2] ?? join(scratch, 'tarballs'));
  const tarballs = pack([...folders, programFolder], destination);
  const { name, version } = readManifest(programFolder);
  const program = join(destination, `${name}-${version}.tgz`);
  const user = join(scratch, 'user');
  install(
    user,
    tarballs.filter((file) => file !== program),
  );
  copyFiles(user);
  const readmes = folders.map((folder) => writeExamples(user, readManifest(folder).name));
  run(join(root, 'node_modules/.bin/tsc'), ['-p', user], user);
  for (const readme of readmes) {
    await checkPackage(user, readme).catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
  }
  const terminal = join(scratch, 'terminal');
  install(terminal, [program]);
  await checkProgram(terminal, program, version);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
