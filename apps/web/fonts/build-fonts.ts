import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf, type FontCut, fontCuts } from './font-cuts.ts';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, 'build');
const stampFile = join(folder, 'stamp');

async function sourceOf(cut: FontCut): Promise<Buffer> {
  return readFile(require.resolve(`@fontsource-variable/${cut.source}`));
}

async function buildCut(cut: FontCut): Promise<void> {
  const font = await subsetFont(await sourceOf(cut), charactersOf(cut), {
    targetFormat: 'woff2',
    variationAxes: cut.axes,
    keepFeatures: cut.features,
  });
  await writeFile(join(folder, `${cut.name}.woff2`), font);
}

/** The inputs of the fonts: the table of cuts and the versions of the font packages. */
async function currentStamp(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(fontCuts));
  for (const cut of fontCuts) hash.update(await sourceOf(cut));
  return hash.digest('hex');
}

/**
 * Writes the subset fonts of `font-cuts.ts` to `fonts/build` (about 3 s; skipped if they are up to date).
 * @throws when a font package is not installed
 */
export async function buildFonts(): Promise<void> {
  const stamp = await currentStamp();
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return;
  await mkdir(folder, { recursive: true });
  await Promise.all(fontCuts.map(buildCut));
  await writeFile(stampFile, stamp);
}
