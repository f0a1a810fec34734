import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '@citewright/csl';
import { parseXml, type XmlElement } from '@citewright/record';
import { parseDoi } from '../../../packages/registers/src/sources/datacite/parse.ts';
import { marc21Item } from '../../../packages/registers/src/sources/marc/marc21.ts';
import { marcRecords } from '../../../packages/registers/src/sources/marc/record.ts';
import { parseOpenAlexWorks } from '../../../packages/registers/src/sources/openalex/parse.ts';
import { parseArticles } from '../../../packages/registers/src/sources/pubmed/parse.ts';
import { parseZoteroItems } from '../../../packages/registers/src/sources/zotero/parse.ts';
import { parseBibtex } from './bibtex.ts';
import type { Gold } from './gold.ts';
import { goldOfBibtex, goldOfOpenLibrary, goldOfZotero } from './gold-formats.ts';

/** One recorded work: our item, and the gold. */
export interface Case {
  name: string;
  item: Item | undefined;
  gold: Gold;
}

type Json = Record<string, unknown>;

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const asList = (value: unknown): Json[] => (Array.isArray(value) ? value : [value as Json]);

/** Some recordings were trimmed by hand: an ampersand without its escape, a last bracket lost. */
function document(path: string): XmlElement {
  const text = readFileSync(path, 'utf8').trim();
  const whole = text.endsWith('>') ? text : `${text}>`;
  return parseXml(whole.replace(/&(?!(?:[a-z]+|#x?[\da-f]+);)/gi, '&amp;'));
}

const marcItems = (path: string) => marcRecords(document(path)).map((record) => marc21Item(record, path));

/** An article without the set around it is one of a set. */
function articleItems(path: string): Item[] {
  const root = document(path);
  const set = root.name.endsWith('Set')
    ? root
    : { name: 'PubmedArticleSet', attributes: {}, content: [root] };
  return parseArticles(set).map(({ item }) => item);
}

function bibtexGold(path: string): Gold[] {
  return parseBibtex(readFileSync(path, 'utf8')).map(goldOfBibtex);
}

const filesIn = (folder: string, prefix: string, suffix: string) =>
  existsSync(folder)
    ? readdirSync(folder).filter((file) => file.startsWith(prefix) && file.endsWith(suffix))
    : [];

/** Every work of the file that has gold of the same rank; a work that we did not find there is blank in all its fields. */
function cases(name: string, items: readonly Item[], gold: readonly Gold[]): Case[] {
  return gold.map((known, index) => ({ name, item: items[index], gold: known }));
}

/** Answers that come with JabRef's expected BibTeX. */
function besideBibtex(folder: string, prefix: string, read: (path: string) => Item[]): Case[] {
  return filesIn(folder, 'gold-bib.', '.bib').flatMap((file) => {
    const stem = file.replace(/^gold-bib\./, '').replace(/\.bib$/, '');
    const answer = join(folder, `${prefix}${stem}.xml`);
    return existsSync(answer) ? cases(stem, read(answer), bibtexGold(join(folder, file))) : [];
  });
}

function besideOpenLibrary(folder: string): Case[] {
  return filesIn(folder, 'gold-openlibrary-json.', '.json').flatMap((file) => {
    const stem = file.replace(/^gold-openlibrary-json\./, '').replace(/\.200\.json$/, '');
    const [answer] = filesIn(folder, `marcxml-record.${stem}`, '.xml');
    return answer === undefined
      ? []
      : cases(stem, marcItems(join(folder, answer)), asList(json(join(folder, file))).map(goldOfOpenLibrary));
  });
}

/** Files of Zotero's import tests in a format that a service answers in. */
function besideZotero(
  folder: string,
  prefix: string,
  suffix: string,
  read: (path: string) => Item[],
): Case[] {
  return filesIn(folder, prefix, suffix)
    .filter((file) => !file.endsWith('.gold.json'))
    .flatMap((file) => {
      const gold = join(folder, file.replace(suffix, '.gold.json'));
      return existsSync(gold)
        ? cases(file, read(join(folder, file)), asList(json(gold)).map(goldOfZotero))
        : [];
    });
}

const openAlexItems = (path: string) => {
  const answer = json(path) as Json;
  return parseOpenAlexWorks({ results: asList(answer.results ?? answer) }).map(({ item }) => item);
};

const dataciteItems = (path: string) =>
  asList(json(path)).flatMap((attributes) => parseDoi({ data: { attributes } })?.item ?? []);

function linesOf(file: string): Json[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Json);
}

/** Items in the shape in which a translation-server sends them: where no answer was recorded, the expected one is read. */
function translated(name: string, item: Json): Case {
  const record = parseZoteroItems([item], name, 'translation', { name, url: '' });
  return { name, item: record?.item, gold: goldOfZotero(item) };
}

const searches = (file: string) =>
  linesOf(file).flatMap(({ translator, test, items }) =>
    asList(items).map((item) => translated(`${translator} ${test}`, item)),
  );

/** Pages of which a translator knows the title only are refused on purpose. */
const pageItems = (file: string) =>
  linesOf(file)
    .filter(({ item }) => (item as Json).itemType !== 'webpage')
    .map(({ id, item }) => translated(String(id), item as Json));

/** All recorded answers under `corpora` that have a gold, by kind of source. */
export function recordedCases(corpora: string): Record<string, Case[]> {
  const upstream = (service: string) => join(corpora, 'upstream', service);
  const translators = join(corpora, 'records', 'zotero-translators');
  const imports = join(corpora, 'records', 'zotero-import');
  return {
    'MARC 21, catalogues': [
      ...besideBibtex(upstream('marcxml-sru'), 'marcxml.', marcItems),
      ...besideOpenLibrary(upstream('marcxml-sru')),
      ...besideZotero(imports, 'MARCXML-', '.xml', marcItems),
    ],
    PubMed: [
      ...besideBibtex(upstream('pubmed'), 'efetch.', articleItems),
      ...besideZotero(imports, 'PubMed-XML-', '.xml', articleItems),
    ],
    OpenAlex: besideZotero(imports, 'OpenAlex-JSON-', '.json', openAlexItems),
    DataCite: besideZotero(imports, 'Datacite-JSON-', '.json', dataciteItems),
    'identifier searches': searches(join(translators, 'search-by-identifier.ndjson')),
    'translators’ items': pageItems(join(translators, 'items.ndjson')),
  };
}
