// Makes a clone runnable: installs what is missing or stale, puts the pinned Node first on the scripts'
// path, builds the citation styles, and (with --browser) sees to a Chromium for the tests. `npm ci` asks for the link alone
// (--link), `npm run build` for the styles alone (--styles).
// Plain JavaScript without dependencies, because it runs before anything is installed, on any Node >= 20.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { thrift } from './thrift.mjs';

const root = join(import.meta.dirname, '..');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.citewright-setup');
const minimum = [22, 22];
const browser = '/usr/bin/chromium';
/** Debian's packages for the browser tests, and a path that each installs. */
const debianPackages = [
  ['chromium', browser],
  ['fonts-liberation', '/usr/share/fonts/truetype/liberation'],
];

/** Ends the run with one plain sentence instead of a stack trace. */
function fail(sentence) {
  console.error(`setup: ${sentence}`);
  process.exit(1);
}

/** What `npm ci` depends on: the lock file and every manifest. A change to any of them makes the install stale. */
function manifestHash() {
  const hash = createHash('sha256');
  const workspaces = ['packages', 'apps'].flatMap((folder) => {
    const path = join(root, folder);
    return existsSync(path) ? readdirSync(path).map((name) => join(folder, name)) : [];
  });
  for (const folder of ['.', 'e2e', 'quality', 'tools', ...workspaces.sort()]) {
    for (const name of ['package.json', 'package-lock.json']) {
      const path = join(root, folder, name);
      if (existsSync(path)) hash.update(relative(root, path)).update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}

/** The pinned Node from the registry's platform package, or undefined where there is none for this machine. */
function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(modules, `node-${platform}-${process.arch}`, 'bin', name);
  return existsSync(path) ? path : undefined;
}

// npm 10.8-11.0 do not create this link for a platform package, so it is made here (npm scripts look in .bin first).
function linkNode() {
  const pinned = pinnedNode();
  if (!pinned) return;
  const bin = join(modules, '.bin');
  mkdirSync(bin, { recursive: true });
  const link = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  rmSync(link, { force: true });
  if (process.platform === 'win32') copyFileSync(pinned, link);
  else symlinkSync(relative(bin, pinned), link);
}

function checkVersion() {
  const node = pinnedNode() ?? process.execPath;
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const [major, minor] = version.slice(1).split('.').map(Number);
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return;
  fail(
    `Node ${version} is too old and no pinned Node exists for ${process.platform}-${process.arch}. Install Node 24 (or at least ${minimum.join('.')}) and run the command again.`,
  );
}

function install() {
  const hash = manifestHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  console.log('setup: installing packages (once per change of the lock file)');
  const result = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...thrift() },
  });
  if (result.status !== 0)
    fail('npm ci failed; its message is printed above. Check the network and try again.');
  writeFileSync(stampFile, hash);
}

/** The files below a folder, in an order that does not depend on the file system. */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Parses the citation styles into modules if the styles, the builder or the packages have changed since the last time. */
function buildStyles() {
  const styles = join(root, 'packages/styles');
  const stamp = join(styles, 'generated/.stamp');
  const hash = createHash('sha256').update(manifestHash());
  const inputs = ['build', 'bundled', 'locales'].map((folder) => join(styles, folder));
  // The modules hold parsed trees, so they also depend on the parser.
  for (const folder of [...inputs, join(root, 'packages/csl/src/style')])
    for (const path of filesBelow(folder)) hash.update(readFileSync(path));
  const current = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  const result = spawnSync(pinnedNode() ?? process.execPath, [join(styles, 'build/build-styles.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) fail('the citation styles could not be built; the reason is printed above.');
  writeFileSync(stamp, current);
}

/** Installs Chromium for the browser tests, and fonts with the metrics of Arial and Times, which every desktop system has. */
function ensureBrowser() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return;
  const missing = debianPackages.filter(([, path]) => !existsSync(path)).map(([name]) => name);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    if (existsSync(browser)) return;
    fail(
      `Chromium is needed for the browser tests. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.`,
    );
  }
  console.log(`setup: installing ${missing.join(' and ')} for the browser tests`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
  ]) {
    const result = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    if (result.status !== 0) fail(`apt-get ${args[0]} failed; its message is printed above.`);
  }
}

if (process.argv.includes('--link')) {
  linkNode();
} else if (process.argv.includes('--styles')) {
  buildStyles();
} else {
  install();
  linkNode();
  checkVersion();
  buildStyles();
  if (process.argv.includes('--browser')) ensureBrowser();
}
