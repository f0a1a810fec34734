import { type LocaleTree, parseLocale, parseStyle, type StyleTree } from '@citewright/csl';
import type { StyleAbout } from '../style-about.ts';
import type { OpenedStyle } from '../style-parts.ts';
import { type CustomStyle, parseCustomStyle } from './custom-style.ts';
import type { CatalogueEntry, CatalogueFiles, CatalogueIndex, SkeletonTable } from './entry.ts';
import { entryLocalesOf } from './entry-language.ts';
import { entryOf, lineAt } from './entry-lines.ts';
import { localeFor } from './language.ts';
import { latest } from './latest.ts';
import { annotationsOf, changedByManual, manualOf } from './manuals.ts';
import { namesOf } from './names-of.ts';
import { partsFor } from './parts.ts';
import { createStyleSearch, type SearchOptions, type StyleSearch } from './search.ts';
import { takeTitleCases } from './title-cases.ts';

/** An entry of the catalogue and the independent style that prints it, which is the entry itself unless it has a parent. */
export interface FoundStyle {
  entry: CatalogueEntry;
  parent: CatalogueEntry;
}

/** The styles of the repository of CSL, read when they are asked for. */
export interface Catalogue {
  /** The entries that a query names, best first. */
  search(query: string, options: SearchOptions): CatalogueEntry[];
  /** Reads what a search needs, which takes some 20 milliseconds and 10 MB. */
  prepareSearch(): void;
  /** The style with an id, or with an older one. */
  find(id: string): FoundStyle | undefined;
  /** The journals and institutions that point to an independent style. */
  followers(id: string): CatalogueEntry[];
  /** The CSL of an independent style; undefined for any other id. */
  source(id: string): string | undefined;
  /** What prints a style, in its own language or in another one. */
  open(style: FoundStyle, language?: string): OpenedStyle;
  /** Reads a style that somebody brings. @throws as `readCustomStyle` */
  readFile(id: string, csl: string): CustomStyle;
  /** `open` for a tree that is not of the catalogue, which is changed. */
  openTree(tree: StyleTree, entry: CatalogueEntry, language?: string): OpenedStyle;
  localeOf(language: string): string | undefined;
  languages(): readonly string[];
  /** The locale that serves a language, and en-US for what it lacks. The first one has the language that is printed. */
  locales(language: string): readonly LocaleTree[];
  /** Read anew each time. */
  skeletons(): SkeletonTable;
}

/** Locales that stay parsed: most people write in few languages. */
const parsedLocales = 8;

interface Loaded extends Omit<CatalogueIndex, 'lines'> {
  lines: readonly string[];
}

/** An ISSN, or as much of one as tells journals apart. */
const issnLike = /^\s*(\d{4})-?(\d{2}(?:\d[\dX]?)?)\s*$/i;

/** The catalogue in `files`. Its index is read once, styles and locales each time that the registry asks. */
export function createCatalogue(files: CatalogueFiles): Catalogue {
  let loaded: Loaded | undefined;
  let search: StyleSearch | undefined;
  const load = (): Loaded => {
    const { lines, ...index } = files.index();
    return { ...index, lines: lines.split('\n') };
  };
  const known = (): Loaded => {
    loaded ??= load();
    return loaded;
  };
  const entryAt = (row: number): CatalogueEntry => entryOf(known().lines[row] ?? '');
  const byId = (id: string): CatalogueEntry | undefined => {
    const line = lineAt(known().lines, id);
    return line === undefined ? undefined : entryOf(line);
  };

  /** The rows of entries with an ISSN or the beginning of one. */
  function rowsOfIssn(text: string): number[] {
    const [, start, end] = issnLike.exec(text) ?? [];
    if (!(start && end)) return [];
    const issn = `${start}-${end}`.toUpperCase();
    return known().lines.flatMap((line, row) =>
      line.includes(issn) && entryOf(line).issn.some((own) => own.startsWith(issn)) ? [row] : [],
    );
  }

  const makeSearch = (): StyleSearch => {
    const count = known().lines.length;
    return createStyleSearch({ table: files.search(), count, entry: entryAt, issn: rowsOfIssn });
  };
  const locale = latest(parsedLocales, (language) => parseLocale(files.locale(language)));

  function source(id: string): string | undefined {
    const entry = byId(id);
    if (!entry || entry.parent !== undefined) return undefined;
    const at = known().packs.findLastIndex((first) => first <= id);
    return at < 0 ? undefined : files.pack(at)[id];
  }

  const localeOf = (language: string) => localeFor(language, known().languages);

  function locales(language: string, further: readonly string[] = []): readonly LocaleTree[] {
    const served = localeOf(language) ?? 'en-US';
    return [...new Set([served, 'en-US', ...further])].map(locale);
  }

  function openTree(tree: StyleTree, entry: CatalogueEntry, language?: string): OpenedStyle {
    const capitals = takeTitleCases(tree);
    const independent = entry.parent ?? entry.id;
    const annotations = annotationsOf(independent);
    const others = entryLocalesOf(entry);
    const prints = locales(language ?? entry.language ?? tree.defaultLocale ?? 'en-US', others);
    const about: StyleAbout = {
      ...namesOf(entry),
      order: 0,
      language: prints[0]?.lang ?? 'en-US',
      ...(entry.kind === 'numeric' && !entry.sorted ? { numbered: true } : {}),
      ...(others.length > 0 ? { entryLanguages: true } : {}),
      ...(capitals ? { capitals } : {}),
      ...(annotations ? { annotations } : {}),
      ...manualOf(independent)?.about,
      independent,
    };
    return { about, parts: partsFor(tree, about, prints) };
  }

  function find(id: string): FoundStyle | undefined {
    const { renamed } = known();
    const entry = byId(Object.hasOwn(renamed, id) ? (renamed[id] ?? id) : id);
    const parent = entry?.parent === undefined ? entry : byId(entry.parent);
    return entry && parent && { entry, parent };
  }

  return {
    search(query, options) {
      search ??= makeSearch();
      return search(query, options);
    },
    prepareSearch() {
      search ??= makeSearch();
    },
    find,
    readFile: (id, csl) => parseCustomStyle(id, csl, (parent) => find(parent)?.parent),
    followers: (id) =>
      known()
        .lines.flatMap((line) => (line.includes(`\t${id}\t`) ? [entryOf(line)] : []))
        .filter(({ parent }) => parent === id),
    source,
    open({ entry, parent }, language) {
      return openTree(
        parseStyle(changedByManual(parent.id, source(parent.id) ?? '')),
        { ...entry, kind: parent.kind },
        language,
      );
    },
    openTree,
    localeOf,
    languages: () => known().languages,
    locales,
    skeletons: files.skeletons,
  };
}
