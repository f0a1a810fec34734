// Writes `generated/`: a module with the parsed tree of each `bundled/<id>/style.csl` and `locales/<language>.xml`, `trees.ts` with
// all of them, `about.ts` with each about.json, and `colours.css`. Run by scripts/setup.mjs; nothing generated is committed.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseLocale, parseStyle, type StyleTree } from '@citewright/csl';

const bundled = join(import.meta.dirname, '../bundled');
const locales = join(import.meta.dirname, '../locales');
const generated = join(import.meta.dirname, '../generated');

type TreeType = 'StyleTree' | 'LocaleTree';

function write(file: string, ...lines: readonly string[]): void {
  writeFileSync(join(generated, file), `${lines.join('\n')}\n`);
}

function writeTree(name: string, type: TreeType, tree: object): void {
  write(
    `${name}.ts`,
    `import type { ${type} } from '@citewright/csl';`,
    `export const tree = ${JSON.stringify(tree)} as unknown as ${type};`,
  );
}

/** The tree with short names for its macros: half a kilobyte of what a page loads. */
function withShortNames(tree: StyleTree): StyleTree {
  const short = new Map(Object.keys(tree.macros).map((name, at) => [name, at.toString(36)]));
  const renamed: StyleTree = JSON.parse(JSON.stringify(tree), (key, value) =>
    key === 'macro' ? (short.get(value) ?? value) : value,
  );
  const macros = Object.entries(renamed.macros).map(([name, nodes]) => [short.get(name) ?? name, nodes]);
  return { ...renamed, macros: Object.fromEntries(macros) };
}

/** An import of each name's tree, and the record of them. */
function recordOf(kind: string, type: TreeType, names: readonly string[]): string[] {
  const imports = names.map((name, at) => `import { tree as ${kind}${at} } from './${name}.ts';`);
  const entries = names.map((name, at) => `${JSON.stringify(name)}: ${kind}${at}`);
  const keys =
    type === 'StyleTree'
      ? 'Partial<Record<string, StyleTree>>'
      : `Record<${names.map((name) => `'${name}'`).join(' | ')}, LocaleTree>`;
  return [...imports, `export const ${kind}s: Readonly<${keys}> = { ${entries.join(', ')} };`];
}

const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8');

const ids = readdirSync(bundled).sort();
const languages = readdirSync(locales)
  .map((file) => basename(file, '.xml'))
  .sort();
const about = ids.map((id) => ({
  id,
  ...(JSON.parse(read(bundled, id, 'about.json')) as {
    colour?: string;
    onDemand?: boolean;
    variant?: { id: string };
  }),
}));

rmSync(generated, { recursive: true, force: true });
mkdirSync(generated, { recursive: true });
for (const id of ids) writeTree(id, 'StyleTree', withShortNames(parseStyle(read(bundled, id, 'style.csl'))));
for (const language of languages)
  writeTree(language, 'LocaleTree', parseLocale(read(locales, `${language}.xml`)));
write(
  'trees.ts',
  "import type { LocaleTree, StyleTree } from '@citewright/csl';",
  ...recordOf(
    'tree',
    'StyleTree',
    about.filter(({ onDemand }) => !onDemand).map(({ id }) => id),
  ),
  ...recordOf('locale', 'LocaleTree', languages),
);
write(
  'about.ts',
  "import type { StyleAbout } from '../src/style-about.ts';",
  `export const about: readonly StyleAbout[] = ${JSON.stringify(about, null, 2)};`,
);
write(
  'colours.css',
  ...about.map(({ id, colour, variant }) => {
    const selectors = [id, variant?.id].filter(Boolean).map((style) => `[data-style="${style}"]`);
    return colour ? `${selectors.join(', ')} { --cite: var(--color-${colour}); }` : '';
  }),
);
