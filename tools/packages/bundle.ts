import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { type OutputBundle, type Plugin, rolldown } from 'rolldown';
import { root } from './published.ts';

const inModules = (path: string) => join(root, 'node_modules', path);

/** Folders that modules find beside themselves, by their names beside the bundle. Files of `leave` stay behind. */
const folders: readonly { from: string; to: string; leave?: RegExp }[] = [
  { from: join(root, 'packages/styles/catalogue/packs'), to: 'packs' },
  // Compressed copies serve many visitors, and pictures for cards those who share links: this server has one.
  {
    from: join(root, 'apps/web/build'),
    to: 'web',
    leave: /\.(?:br|gz|map|stamp)$|[\\/]build[\\/](?:server|client[\\/]og)$|sbom\.cdx\.json$/,
  },
  { from: inModules('@fastify/swagger-ui/static'), to: 'static' },
  { from: inModules('pdfjs-dist/cmaps'), to: 'pdfjs-dist/cmaps' },
  { from: inModules('pdfjs-dist/standard_fonts'), to: 'pdfjs-dist/standard_fonts' },
];

/** pdf.js finds its other half by its name, so it stays as it comes. */
const files: readonly { from: string; to: string }[] = [
  { from: inModules('pdfjs-dist/package.json'), to: 'pdfjs-dist/package.json' },
  { from: inModules('pdfjs-dist/LICENSE'), to: 'pdfjs-dist/LICENSE' },
  { from: inModules('pdfjs-dist/legacy/build/pdf.min.mjs'), to: 'pdfjs-dist/legacy/build/pdf.mjs' },
  {
    from: inModules('pdfjs-dist/legacy/build/pdf.worker.min.mjs'),
    to: 'pdfjs-dist/legacy/build/pdf.worker.mjs',
  },
];

/** `new URL('./thread.ts', import.meta.url)`, also with the extension that the module itself has. */
const besideItself =
  /new URL\(\s*(?:'(\.[^']+)'|`(\.[^`$]+)\$\{path\.extname\(import\.meta\.filename\)\}`),\s*import\.meta\.url,?\s*\)/g;
/** `join(import.meta.dirname, 'packs')` */
const folderBeside =
  /(?:path\.)?(?:join|resolve)\((?:import\.meta\.dirname|__dirname), ((?:'[^']+'(?:, )?)+)\)/g;

/**
 * What modules find by their own address is found by that of the bundle: threads become entry points, data is copied beside them. Folders are
 * those of `folders`; the others serve other programs.
 */
const addresses: Plugin = {
  name: 'addresses',
  transform(code, id) {
    const at = (path: string) => resolve(dirname(id), path);
    const rewritten = code
      .replaceAll(besideItself, (_, whole?: string, stem = '') => {
        const file = at(whole ?? `${stem}.ts`);
        const reference = file.endsWith('.ts')
          ? this.emitFile({ type: 'chunk', id: file })
          : this.emitFile({ type: 'asset', name: basename(file), source: readFileSync(file) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      })
      .replaceAll(folderBeside, (all, parts: string) => {
        const names = [...parts.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
        const place = folders.find(({ from }) => `${at(names.join('/'))}${sep}`.startsWith(`${from}${sep}`));
        const rest = place && at(names.join('/')).slice(place.from.length);
        return place ? `(import.meta.dirname + ${JSON.stringify(`/${place.to}${rest}`)})` : all;
      })
      .replaceAll("import.meta.resolve('pdfjs-dist/", "import.meta.resolve('./pdfjs-dist/");
    return rewritten === code ? null : { code: rewritten };
  },
  resolveId: (id) =>
    id.startsWith('pdfjs-dist/') ? { id: `./${id.replace('pdf.min.mjs', 'pdf.mjs')}`, external: true } : null,
};

/** The packages whose code is in a bundle, by their folders. */
function packagesIn(output: OutputBundle[string][]): string[] {
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []));
  const own = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []);
  return [...new Set([...own, inModules('pdfjs-dist')])].toSorted();
}

/** The licences of the packages whose code travels along. */
function licencesOf(packages: readonly string[]): string {
  const parts = packages.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const texts = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file));
    const text = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
    return `${name} ${version} (${license})\n\n${text}`.trim();
  });
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Makes what the bundle takes along and no source is: styles and the website, where something in them has changed. */
function build(): void {
  for (const command of [['setup.mjs', '--styles'], ['build.mjs']]) {
    const [script = '', ...words] = command;
    const { status } = spawnSync(process.execPath, [join(root, 'scripts', script), ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`${script} failed; the reason is printed above`);
  }
}

/**
 * Writes a program as modules that run without anything else: `entry` and what it loads on demand, the threads, and the
 * data.
 */
export async function bundleProgram(entry: string, destination: string): Promise<void> {
  build();
  const bundle = await rolldown({
    input: { main: entry },
    cwd: root,
    platform: 'node',
    plugins: [addresses],
    // The driver of PostgreSQL looks for a native one, and does without.
    external: ['pg-native'],
    onLog(level, log, handle) {
      if (log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') handle(level, log);
    },
  });
  const { output } = await bundle.write({
    dir: destination,
    cleanDir: true,
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    assetFileNames: '[name]-[hash][extname]',
  });
  await bundle.close();
  for (const { from, to, leave } of folders)
    cpSync(from, join(destination, to), { recursive: true, filter: (file) => !leave?.test(file) });
  for (const { from, to } of files) {
    mkdirSync(dirname(join(destination, to)), { recursive: true });
    cpSync(from, join(destination, to));
  }
  writeFileSync(join(destination, 'LICENCES.txt'), licencesOf(packagesIn(output)));
}
