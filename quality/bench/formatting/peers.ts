import { createRequire } from 'node:module';
import {
  compileStyle,
  compileTrees,
  type Item,
  type LocaleTree,
  parseLocale,
  parseStyle,
  type StyleTree,
} from '@citewright/csl';

/** What a run gives an engine: a style and its locale as XML. */
export interface Source {
  style: string;
  locale: string;
}

/** An engine that is ready to render a bibliography. */
export type Render = (items: readonly Item[]) => string[];

export interface Peer {
  name: string;
  /** What a host does once for each style; the time of it is the cold start. */
  prepare(source: Source): Render;
}

const require = createRequire(import.meta.url);

interface Citeproc {
  Engine: new (
    system: { retrieveLocale(): string; retrieveItem(id: string): unknown },
    style: string,
  ) => {
    updateItems(ids: string[]): void;
    makeBibliography(): [unknown, string[]];
  };
}

/** citeproc-js keeps its registry: a new bibliography is a new set of items in the same engine. */
function citeproc({ style, locale }: Source): Render {
  const { Engine } = require('citeproc') as Citeproc;
  let known = new Map<string, Item>();
  const engine = new Engine(
    { retrieveLocale: () => locale, retrieveItem: (id) => known.get(String(id)) },
    style,
  );
  return (items) => {
    known = new Map(items.map((item) => [String(item.id), structuredClone(item)]));
    engine.updateItems([]);
    engine.updateItems([...known.keys()]);
    return engine.makeBibliography()[1];
  };
}

interface Store {
  add(name: string, xml: string): void;
}
interface CitationJs {
  plugins: { config: { get(name: string): { styles: Store; locales: Store } } };
  Cite: new (items: Item[]) => { format(kind: string, options: object): [id: string, entry: string][] };
}

/** citation-js renders with citeproc-js; what it adds is its own parsing. */
function citationJs({ style, locale }: Source): Render {
  const { plugins, Cite } = require('@citation-js/core') as CitationJs;
  require('@citation-js/plugin-csl');
  const { styles, locales } = plugins.config.get('@csl');
  styles.add('bench', style);
  locales.add('en-US', locale);
  const options = { style: 'bench', lang: 'en-US', format: 'html', asEntryArray: true };
  return (items) => {
    const cite = new Cite(structuredClone(items) as Item[]);
    return cite.format('bibliography', options).map(([, entry]) => entry);
  };
}

/** Ours as a host uses it: the style and locale were parsed when the host was built. */
interface Trees {
  style: StyleTree;
  locale: LocaleTree;
}
const trees = new Map<string, Trees>();

/** Parses a style and its locale here. */
export function precompile({ style, locale }: Source): void {
  trees.set(style, { style: parseStyle(style), locale: parseLocale(locale) });
}

/** Takes what precompile.ts printed for a style. */
export function usePrecompiled({ style }: Source, printed: string): void {
  trees.set(style, JSON.parse(printed) as Trees);
}

function citewright({ style, locale }: Source): Render {
  const tree = trees.get(style);
  const compiled = tree ? compileTrees(tree.style, [tree.locale]) : compileStyle(style, [locale]);
  return (items) => compiled.bibliography(items).map(({ html }) => html);
}

export const PEERS: readonly Peer[] = [
  { name: 'citewright', prepare: citewright },
  { name: 'citeproc-js', prepare: citeproc },
  { name: 'citation-js', prepare: citationJs },
];
