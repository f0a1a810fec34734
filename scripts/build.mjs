// Builds the web app and compresses what is served, unless nothing that goes into it has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { thrift } from './thrift.mjs';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps/web');
const client = join(web, 'build/client');
const stampFile = join(web, 'build/.stamp');

const notInputs = new Set([
  'node_modules',
  'build',
  'generated',
  'covers',
  'og',
  'icons',
  '.react-router',
  'conformance',
  'fixtures',
]);
const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.webmanifest',
  '.ico',
]);
// Below this size the headers cost more than compression saves.
const smallest = 600;

function* filesBelow(folder, skip = new Set()) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (skip.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(path, skip);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** The folders of our packages that those of a folder lead to. */
function ownPackages(folder, known = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const own = name.replace('@citewright/', 'packages/');
    if (own === name || known.has(own)) continue;
    known.add(own);
    ownPackages(own, known);
  }
  return [...known].sort();
}

/** One hash over everything that the web app is made of: its sources, the packages it imports, the lock file, its address. */
function inputHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  hash.update(process.env.PUBLIC_ORIGIN ?? '');
  const folders = [
    'apps/web',
    'apps/server/content',
    'apps/server/src/blog',
    'apps/server/src/printed',
    ...ownPackages('apps/web'),
  ];
  for (const folder of folders) {
    for (const path of [...filesBelow(join(root, folder), notInputs)].sort()) {
      hash.update(relative(root, path)).update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}

/** The addresses of the tool's files: its own first, then what it imports. */
function toolFiles() {
  const assets = join(client, 'assets');
  const found = readdirSync(assets).filter((name) => /^citation-tool-[\w-]+\.js$/.test(name));
  // A set lists what is added while it is walked through.
  const files = new Set(found);
  for (const name of files) {
    const code = readFileSync(join(assets, name), 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      files.add(imported);
  }
  return [...files].map((name) => `/assets/${name}`);
}

/** Names the tool's files in the pages that load it (`features/citation-tool/early/early-script.ts`), but for those that a page names itself. */
function nameToolFiles() {
  const files = toolFiles();
  for (const path of [...filesBelow(client)].filter((path) => extname(path) === '.html')) {
    const html = readFileSync(path, 'utf8');
    const further = files.filter((file) => !html.includes(`"${file}"`));
    const named = html.replace('[/*tool files*/]', () => JSON.stringify(further));
    if (named !== html) writeFileSync(path, named);
  }
}

function compress() {
  for (const path of [...filesBelow(client)]) {
    if (!compressible.has(extname(path)) || statSync(path).size < smallest) continue;
    const content = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

function run(command, args) {
  const result = spawnSync(command, args, {
    cwd: web,
    encoding: 'utf8',
    env: { ...process.env, ...thrift(), NODE_ENV: 'production' },
  });
  if (result.status === 0) return;
  console.error(`${result.stdout}\n${result.stderr}`);
  console.error('build: the web app could not be built; the reason is printed above.');
  process.exit(1);
}

const current = inputHash();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== current) {
  console.log('build: building the web app (once per change)');
  const started = performance.now();
  run('node', ['make-sources.ts']);
  run('react-router', ['build']);
  nameToolFiles();
  run('node', ['embed/build-embed.ts']);
  run('node', ['service-worker/build-worker.ts']);
  // Beside the site, for the server, which then need not render them at every start.
  copyFileSync(join(web, 'generated/articles.json'), join(web, 'build/articles.json'));
  compress();
  run('node', [join(root, 'tools/supply-chain/write-sbom.ts')]);
  writeFileSync(stampFile, current);
  console.log(`build: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
