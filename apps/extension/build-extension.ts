// Packs the extension for both stores: `npm run extension`. Unpacked it stands in `build/chromium` and `build/firefox`.
// PUBLIC_ORIGIN is the server that it calls, unless its options name another.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { type Zippable, zipSync } from 'fflate';
import { build, type InlineConfig, type Plugin } from 'vite';
import { pngOf } from '../web/drawings/png.ts';
import about from './package.json' with { type: 'json' };
import { browsers, iconSizes, manifestOf } from './src/manifest.ts';

const root = import.meta.dirname;
const web = join(root, '../web');
const output = join(root, 'build');
const shared = join(output, 'shared');

/** The largest package, in bytes. */
const most = 600 * 1024;

const publicOrigin = process.env.PUBLIC_ORIGIN || 'http://localhost:3000';

/** Calls go to the server of the settings instead of the site that served the page. */
const ownTransport: Plugin = {
  name: 'own-transport',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('/transport.ts') || !importer?.includes(join('web', 'app', 'api'))) return null;
    return join(root, 'src/transport.ts');
  },
};

/** The popup neither offers nor takes files (`offers-files.ts`): their writers and readers stay out of the package. */
const withoutFiles: Plugin = {
  name: 'without-files',
  enforce: 'pre',
  resolveId: (source) =>
    /\/(?:format-list|record-content|take-file)\.tsx?$/.test(source) ? '\0no-files' : null,
  load: (id) => (id === '\0no-files' ? 'export const [FormatList, recordContent, takeFile] = [];' : null),
};

const common: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: { '~': join(web, 'app') } },
  define: {
    'import.meta.env.PUBLIC_ORIGIN': JSON.stringify(publicOrigin),
    'import.meta.env.RELEASE': JSON.stringify(about.version),
    'import.meta.env.STYLE_PAGES': '{}',
    'import.meta.env.EXPORT_FORMATS': '[]',
  },
};

/** The popup and the options. */
const pages = (): InlineConfig => ({
  ...common,
  root: join(root, 'src'),
  base: './',
  plugins: [ownTransport, withoutFiles, tailwindcss()],
  build: {
    outDir: shared,
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // "use client" says nothing outside a server.
      onwarn: (warning, report) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && report(warning),
      input: { popup: join(root, 'src/popup/popup.html'), options: join(root, 'src/options/options.html') },
    },
  },
});

/** A script of one file. */
async function script(entry: string, format: 'es' | 'iife', name: string): Promise<string> {
  const result = await build({
    ...common,
    build: {
      write: false,
      target: 'es2024',
      lib: { entry: join(root, 'src', entry), formats: [format], name },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not bundled`);
  return bundle.output[0].code;
}

/** Files below a folder, by their path in it, in one order. */
function filesBelow(folder: string): [path: string, file: string][] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry): [string, string] => {
      const file = join(entry.parentPath, entry.name);
      return [relative(folder, file).split(sep).join('/'), file];
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The same files give the same archive. */
function packed(folder: string): Uint8Array {
  const entries: Zippable = {};
  for (const [path, file] of filesBelow(folder))
    entries[path] = [readFileSync(file), { mtime: '2026-01-01' }];
  return zipSync(entries, { level: 9 });
}

rmSync(output, { recursive: true, force: true });
await build(pages());
// Vite keeps the folders of its entries.
for (const page of ['popup', 'options']) {
  const html = readFileSync(join(shared, page, `${page}.html`), 'utf8');
  writeFileSync(join(shared, `${page}.html`), html.replaceAll('"../', '"./'));
  rmSync(join(shared, page), { recursive: true });
}
writeFileSync(join(shared, 'background.js'), await script('background/background.ts', 'es', 'background'));
const reader = await script('page/read-page.ts', 'iife', 'citewright');
// Its completion value is what `scripting.executeScript` gives.
writeFileSync(join(shared, 'read-page.js'), `${reader}\ncitewright.readPage();\n`);
mkdirSync(join(shared, 'icons'));
const drawing = readFileSync(join(web, 'public/favicon.svg'), 'utf8');
for (const size of iconSizes)
  writeFileSync(join(shared, `icons/icon-${size}.png`), await pngOf(drawing, size));

for (const browser of browsers) {
  const folder = join(output, browser);
  mkdirSync(folder, { recursive: true });
  cpSync(shared, folder, { recursive: true });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifestOf(browser, about.version), null, 2));
  const archive = packed(folder);
  if (archive.length > most)
    throw new Error(`the package for ${browser} has ${archive.length} bytes, more than ${most}`);
  writeFileSync(join(output, `citewright-${about.version}-${browser}.zip`), archive);
  console.log(`extension: ${browser} ${(archive.length / 1024).toFixed(0)} KiB`);
}
rmSync(shared, { recursive: true });
