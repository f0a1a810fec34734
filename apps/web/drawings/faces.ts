import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';
import { charactersOf, fontCuts } from '../fonts/font-cuts.ts';

const require = createRequire(import.meta.url);

const cuts = {
  display: { cut: 'serif-display', axes: { opsz: 48, wght: 400 } },
  text: { cut: 'serif', axes: { wght: 400 } },
  italic: { cut: 'serif-italic', axes: { wght: 400 } },
  sans: { cut: 'sans', axes: { wght: 600 } },
  mono: { cut: 'mono', axes: { wght: 400 } },
} as const;

/** The font faces of our drawings; the same as the site's. */
export type FaceName = keyof typeof cuts;
export type Faces = Record<FaceName, Font>;

async function loadFace(name: FaceName): Promise<Font> {
  const { cut, axes } = cuts[name];
  const source = fontCuts.find((candidate) => candidate.name === cut);
  if (!source) throw new Error(`no font cut is called ${cut}`);
  const file = await readFile(require.resolve(`@fontsource-variable/${source.source}`));
  const font = await subsetFont(file, charactersOf(source), { targetFormat: 'sfnt', variationAxes: axes });
  return opentype.parse(new Uint8Array(font).buffer);
}

/** Loads the five faces, each at one weight. */
export async function loadFaces(): Promise<Faces> {
  const names = Object.keys(cuts) as FaceName[];
  const fonts = await Promise.all(names.map(async (name) => [name, await loadFace(name)] as const));
  return Object.fromEntries(fonts) as Faces;
}
