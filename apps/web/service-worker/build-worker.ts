// Writes build/client/service-worker.js; runs after the app's build: `node service-worker/build-worker.ts`.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const client = join(import.meta.dirname, '../build/client');

/** The files that the generator needs offline: its page, and all scripts, styles and Latin fonts of the site. */
function shellFiles(): string[] {
  const assets = globSync('assets/*.{js,css,woff2}', { cwd: client })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/-(?:extended|cyrillic|greek)-/.test(path));
  return ['/', '/_.data', '/favicon.svg', '/site.webmanifest', ...assets.sort().map((path) => `/${path}`)];
}

function versionOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(files.join('\n'));
  return hash
    .update(readFileSync(join(client, 'index.html')))
    .digest('hex')
    .slice(0, 12);
}

/** The style sheet of all pages. There must be only one: a route with its own would add another. */
function stylesheetOf(files: readonly string[]): string {
  const [stylesheet, ...others] = files.filter((path) => path.endsWith('.css'));
  if (!stylesheet || others.length > 0)
    throw new Error('expected exactly one style sheet for the offline page');
  return stylesheet;
}

const files = shellFiles();
const result = await build({
  configFile: false,
  logLevel: 'warn',
  define: {
    shellFiles: JSON.stringify(files),
    stylesheet: JSON.stringify(stylesheetOf(files)),
    version: JSON.stringify(versionOf(files)),
  },
  build: {
    write: false,
    lib: { entry: join(import.meta.dirname, 'worker.ts'), formats: ['iife'], name: 'worker' },
  },
});
const [bundle] = Array.isArray(result) ? result : [result];
const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
if (!chunk) throw new Error('the service worker was not bundled');
writeFileSync(join(client, 'service-worker.js'), chunk.code);
