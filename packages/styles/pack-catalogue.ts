// Writes `catalogue/packs` from the repository of CSL styles: node pack-catalogue.ts FOLDER, where FOLDER has all-styles.tar.xz,
// dependents.json, renamed-styles.json, popular.json and locales/*.xml (citation-style-language/styles, commit 0819c0e0). The same
// input gives the same packs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { argv } from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseStyle } from '@citewright/csl';
import { packSearch } from './pack-search.ts';
import { abbreviations } from './src/abbreviations/lists.ts';
import { isoJournal } from './src/abbreviations/names.ts';
import type { CatalogueEntry, CatalogueIndex, CitationKind } from './src/catalogue/entry.ts';
import { lineOf } from './src/catalogue/entry-lines.ts';
import { sortedList } from './src/catalogue/sorted-list.ts';

/** Characters of XML in a pack, which unpacks in two milliseconds. A style of Chicago has 150,000: in packs of a number of styles one took 20. */
const packSize = 400_000;

interface Dependent {
  id: string;
  title: string;
  parent: string;
  issn: string[] | null;
  fields: string[] | null;
  defaultLocale: string | null;
}

interface Popular {
  styles: { id: string; rank: number; names: string[] }[];
  more: { id: string; names: string[] }[];
}

const source = argv[2] ?? '.';
const readJson = <Content>(name: string): Content => JSON.parse(readFileSync(join(source, name), 'utf8'));
const packs = join(import.meta.dirname, 'catalogue/packs');

function write(name: string, content: unknown): void {
  const bytes = Buffer.from(JSON.stringify(content));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(join(packs, `${name}.json.br`), brotliCompressSync(bytes, { params }));
}

/** XML without comments and without the white space between elements, which CSL does not read. */
const compact = (xml: string): string =>
  xml
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s*\n\s*</g, '><')
    .trim();

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Some titles have character references that were escaped twice: `&amp;#8211;`. */
const plain = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .trim();

const allOf = (xml: string, pattern: RegExp): string[] =>
  [...xml.matchAll(pattern)].map(([, text = '']) => plain(text));

/** Journals have abbreviations; the names of style guides and universities have none. */
const shortTitle = (title: string): { abbreviation?: string } => {
  const short = isoJournal(title, abbreviations);
  return short === title ? {} : { abbreviation: short };
};

function readStyle(id: string, xml: string): CatalogueEntry {
  const [info = ''] = /<info>[\s\S]*<\/info>/.exec(xml) ?? [];
  const [title = id] = allOf(info, /<title>([^<]*)<\/title>/g);
  const [short] = allOf(info, /<title-short>([^<]*)<\/title-short>/g);
  const [language] = allOf(xml.slice(0, 2_000), /<style[^>]*\sdefault-locale="([^"]*)"/g);
  const [kind = 'author-date'] = allOf(info, /citation-format="([^"]*)"/g);
  const [version] = allOf(info, /<updated>([^<T]*)/g);
  const citationKind = kind as CitationKind;
  const [licence = 'http://creativecommons.org/licenses/by-sa/3.0/'] = allOf(info, /license="([^"]*)"/g);
  return {
    id,
    title,
    kind: citationKind,
    ...sortedList(parseStyle(xml), citationKind),
    fields: allOf(info, /\sfield="([^"]*)"/g).filter((field) => field !== 'generic-base'),
    issn: allOf(info, /<(?:e?issn|issnl)>([^<]*)</g).filter((issn) => issn !== ''),
    ...(version ? { version } : {}),
    licence,
    ...(language ? { language } : {}),
    ...(short ? { abbreviation: short } : shortTitle(title)),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
spawnSync('tar', ['-xJf', join(source, 'all-styles.tar.xz'), '-C', folder], { stdio: 'inherit' });
const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.csl'))
  .map((file): [id: string, xml: string] => [
    basename(file, '.csl'),
    compact(readFileSync(join(folder, file), 'utf8')),
  ])
  .sort(([one], [other]) => (one < other ? -1 : 1));
rmSync(folder, { recursive: true });

const independent = new Map(styles.map(([id, xml]) => [id, readStyle(id, xml)]));
const dependents = readJson<Dependent[]>('dependents.json').flatMap(
  ({ id, title, parent, issn, fields, defaultLocale }): CatalogueEntry[] => {
    const style = independent.get(parent);
    if (!style) return [];
    const { kind, licence, sorted } = style;
    const language = defaultLocale ? { language: defaultLocale } : {};
    const about = { id, title, kind, fields: fields ?? [], issn: issn ?? [], parent, licence };
    return [{ ...about, ...(sorted ? { sorted } : {}), ...language, ...shortTitle(title) }];
  },
);
const popular = readJson<Popular>('popular.json');
const named = new Map<string, Pick<CatalogueEntry, 'names' | 'rank'>>([
  ...popular.more.map(({ id, names }) => [id, { names }] as const),
  ...popular.styles.map(({ id, names, rank }) => [id, { names, rank }] as const),
]);
const lines = [...independent.values(), ...dependents]
  .sort(({ id: one }, { id: other }) => (one < other ? -1 : 1))
  .map((entry) => lineOf({ ...entry, ...named.get(entry.id) }));

rmSync(packs, { recursive: true, force: true });
mkdirSync(packs, { recursive: true });

/** The styles in their order, cut into packs. A style that is larger than a pack has one of its own. */
function packed(): (typeof styles)[] {
  const all: (typeof styles)[] = [];
  let size = packSize;
  for (const style of styles) {
    const [, { length }] = style;
    if (size + length > packSize) {
      all.push([]);
      size = 0;
    }
    all.at(-1)?.push(style);
    size += length;
  }
  return all;
}

const cut = packed();
for (const [at, pack] of cut.entries()) write(`styles-${at}`, Object.fromEntries(pack));
const locales = readdirSync(join(source, 'locales'))
  .map((file) => /^(?:locales-)?(.+)\.xml$/.exec(file))
  .flatMap((match) => (match?.[1] ? [[match[0], match[1]] as const] : []));
for (const [file, language] of locales)
  write(`locale-${language}`, compact(readFileSync(join(source, 'locales', file), 'utf8')));
const index: CatalogueIndex = {
  lines: lines.join('\n'),
  renamed: readJson<Record<string, string>>('renamed-styles.json'),
  packs: cut.map(([first]) => first?.[0] ?? ''),
  languages: locales.map(([, language]) => language).sort(),
};
write('index', index);
write('search', packSearch(lines, index.renamed));
