// What npm runs before it packs or publishes a package: `dist/`, licence and notices are written, and package.json becomes the
// published one. `postpack.ts` undoes it, so that the repository goes on running the sources.
import { copyFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleProgram } from './bundle.ts';
import { compiledFolder } from './compile.ts';
import { carryPackages, dependenciesOf, innerPackages } from './inner-packages.ts';
import { sourceManifest, undoPacking } from './packing.ts';
import { notices, publishedFolders, readManifest, root } from './published.ts';
import { publishedManifest } from './published-manifest.ts';

/** NOTICE with only the parts that the package needs: a part begins with its heading at the start of a line. */
function noticeOf(headings: readonly string[]): string {
  const [title = '', ...parts] = readFileSync(join(root, 'NOTICE'), 'utf8').split(/\n\n(?=\S)/);
  const own = headings.map((heading) => {
    const part = parts.find((text) => text.startsWith(`${heading}\n`));
    if (part === undefined) throw new Error(`NOTICE has no part "${heading}"`);
    return part;
  });
  return `${[title, ...own].join('\n\n').trimEnd()}\n`;
}

const folder = process.cwd();
// A run that was interrupted has left its files behind.
if (existsSync(sourceManifest(folder))) undoPacking(folder);

const source = readManifest(folder);
const versions = new Map(
  publishedFolders()
    .map(readManifest)
    .map(({ name, version }) => [name, version]),
);
const { engines } = readManifest(root);
const headings = notices[source.name];

if (source.bin) await bundleProgram(join(folder, 'src/main.ts'), join(folder, 'dist'));
else {
  const inner = innerPackages(folder).map((one) => ({ source: one, compiled: compiledFolder(one) }));
  cpSync(compiledFolder(folder), join(folder, 'dist'), { recursive: true });
  carryPackages(join(folder, 'dist'), inner);
}
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
if (headings) writeFileSync(join(folder, 'NOTICE'), noticeOf(headings));
copyFileSync(join(folder, 'package.json'), sourceManifest(folder));
const manifest = publishedManifest(
  { ...source, dependencies: dependenciesOf(folder) },
  { versions, engines },
);
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
