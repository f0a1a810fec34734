// Writes `generated/`: a module with the parsed tree of each `bundled/<id>/style.csl` and `locales/<language>.xml`, `trees.ts` with
// all of them, `about.ts` with each about.json, and `colours.css`. Run by scripts/setup.mjs; nothing generated is committed.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type LocaleTree, parseLocale, parseStyle, type StyleTree } from '@citewright/csl';
import { withShortProperties } from '../src/short-properties.ts';

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

/** Terms that the engine reads by itself: of dates, numbers, lists, quotation marks and cited places (CSL 1.0.2, appendices II and V). */
const ownTerms =
  /^(?:ad|bc|bce|ce|and|et-al|editortranslator|page-range-delimiter|(?:open|close)-(?:inner-)?quote|(?:long-)?ordinal(?:-\d\d)?|month-\d\d|season-\d\d|act|appendix|article-locator|book|canon|chapter|column|elocation|equation|figure|folio|issue|line|note|opus|page|paragraph|part|rule|scene|section|sub-verbo|supplement|table|timestamp|title-locator|verse|version|volume)$/;

/** The texts in the trees, one of which may name a term; the types of items in conditions, for which there are terms as well, are none. */
function textsIn(trees: readonly StyleTree[]): Set<string> {
  const isType = (value: unknown) =>
    typeof value === 'object' && value !== null && 'test' in value && value.test === 'type';
  const json = JSON.stringify(trees, (_key, value: unknown) => (isType(value) ? undefined : value));
  return new Set(json.match(/(?<=")[^"]+(?=")/g));
}

/** A locale without the terms that neither a style nor the engine names: half of them, which every browser would load. */
function prunedLocale(locale: LocaleTree, named: ReadonlySet<string>): LocaleTree {
  const terms = Object.entries(locale.terms).filter(([term]) => named.has(term) || ownTerms.test(term));
  return { ...locale, terms: Object.fromEntries(terms) };
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
const parsed = new Map(ids.map((id) => [id, parseStyle(read(bundled, id, 'style.csl'))]));
const named = textsIn([...parsed.values()]);
for (const [id, tree] of parsed) writeTree(id, 'StyleTree', withShortProperties(withShortNames(tree)));
for (const language of languages)
  writeTree(language, 'LocaleTree', prunedLocale(parseLocale(read(locales, `${language}.xml`)), named));
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
