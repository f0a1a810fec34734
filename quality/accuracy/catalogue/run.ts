// Checks every entry of the resolver's catalogue against the recorded data: reports each fact that no record states.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '@citewright/csl';
import { comparable } from '@citewright/record';
import { knownWorks } from '../../../packages/registers/src/catalogue/catalogue.ts';
import { corpora } from '../../corpora.ts';
import { judged, type Report } from '../../report.ts';

/** Folders of recorded answers. `catalogue-goodbooks` is share-alike and stays out. */
const folders = ['upstream', 'records', 'inputs', 'catalogue'];
const leftOut = /catalogue-goodbooks|index\.json$/;

/** Known from the works themselves, where the records only cite them: the site's own example. */
const knownOtherwise: Record<string, readonly string[]> = {
  '10.1038/nature14539': ['author', 'issue', 'page end'],
};

type Json = Record<string, unknown>;

/** Something recorded about one work: all its words, and the identifiers that it names. */
interface Statement {
  text: string;
  identifiers: Set<string>;
}

const identifierKeys = /^(?:doi|isbn|isbn_1[03]|isbn13)$/i;

function canonical(identifier: string): string {
  const bare = identifier.toLowerCase().replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '');
  return bare.startsWith('10.') ? bare : bare.replace(/[^\dx]/g, '');
}

function wordsIn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value === null || typeof value !== 'object') return '';
  return Object.values(value).map(wordsIn).join(' | ');
}

/** An object describes a work when it has a title, or cites one; the lists inside it (references) are works of their own. */
function describesWork(value: Json): boolean {
  const keys = [
    'title',
    'titles',
    'article-title',
    'volume-title',
    'unstructured',
    'text',
    'firstAuthor',
    'key',
    'plainTextTitle',
  ];
  return keys.some((key) => key in value);
}

const nested = new Set(['reference', 'references', 'items', 'abstract', 'referenced_works', 'related_works']);

function identifiersOf(value: Json): string[] {
  return Object.entries(value).flatMap(([key, field]) =>
    identifierKeys.test(key)
      ? (Array.isArray(field) ? field : [field]).map((entry) => canonical(String(entry)))
      : [],
  );
}

function* statementsIn(value: unknown): Generator<Statement> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value) && describesWork(value as Json)) {
    const own = Object.entries(value).filter(([key]) => !nested.has(key));
    const identifiers = [
      ...identifiersOf(value as Json),
      ...own.flatMap(([, field]) => deepIdentifiers(field)),
    ];
    yield {
      text: ` ${comparableLong(own.map(([, field]) => wordsIn(field)).join(' | '))} `,
      identifiers: new Set(identifiers),
    };
  }
  for (const field of Object.values(value)) yield* statementsIn(field);
}

function deepIdentifiers(value: unknown): string[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  return identifiersOf(value as Json);
}

/** `comparable` looks at 2,000 characters; records are longer. */
function comparableLong(text: string): string {
  const parts: string[] = [];
  for (let at = 0; at < Math.min(text.length, 20_000); at += 1_900)
    parts.push(comparable(text.slice(at, at + 1_900)));
  return parts.join(' ');
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (/\.(?:nd)?json$/.test(entry.name) && !leftOut.test(entry.name)) yield path;
  }
}

function parsed(path: string): unknown[] {
  const text = readFileSync(path, 'utf8');
  try {
    if (path.endsWith('.ndjson'))
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as unknown);
    return [JSON.parse(text)];
  } catch {
    // Recorded errors are no JSON.
    return [];
  }
}

function readStatements(): Statement[] {
  const paths = folders.flatMap((folder) => [...filesIn(join(corpora, folder))]);
  return paths.flatMap((path) => parsed(path).flatMap((value) => [...statementsIn(value)]));
}

/** The parts of an item that a record must state, by the words to look for. */
function factsOf(item: Item): [name: string, words: string][] {
  const [first = '', last = ''] = String(item.page ?? '').split(/[-–]/);
  const place = String(item['container-title'] ?? item.publisher ?? '');
  const facts: [string, string][] = [
    ['title', comparable(String(item.title))],
    ...(item.author ?? []).map((name): [string, string] => [
      'author',
      comparable(name.family ?? name.literal ?? ''),
    ]),
    ['issued', String(item.issued?.['date-parts']?.[0]?.[0])],
    ['place', comparable(place)],
    ['volume', comparable(String(item.volume ?? ''))],
    ['issue', comparable(String(item.issue ?? ''))],
    ['page', comparable(first)],
    ['page end', comparable(last)],
  ];
  return facts.filter(([, words]) => words !== '');
}

const has = (text: string, words: string) => text.includes(` ${words} `);

/** Journals are abbreviated in references: every word of the name by its beginning. */
function hasPlace(text: string, place: string): boolean {
  if (has(text, place)) return true;
  const tokens = text.split(' ');
  const telling = place.split(' ').filter((word) => word.length > 3);
  return (
    telling.length > 0 &&
    telling.every((word) => tokens.some((token) => token.length > 1 && word.startsWith(token)))
  );
}

/** The last page may be printed without the digits that it shares with the first: `2319-23`. */
function hasLastPage(text: string, item: Item, last: string): boolean {
  const first = comparable(String(item.page).split(/[-–]/)[0] ?? '');
  const short = [1, 2, 3].some((digits) => has(text, `${first} ${last.slice(-digits)}`));
  return has(text, last) || short;
}

function states(text: string, item: Item, [name, words]: [string, string]): boolean {
  if (name === 'place') return hasPlace(text, words);
  if (name === 'page end') return hasLastPage(text, item, words);
  if (name === 'issued') return new RegExp(` ${words}[a-z]? `).test(text);
  return has(text, words) || (name === 'title' && has(text, words.split(' ').slice(0, 12).join(' ')));
}

/** The statements about an entry: those that name its identifier, and those with its title and first author. */
function about(item: Item, statements: readonly Statement[]) {
  const title = comparable(String(item.title));
  const family = comparable(item.author?.[0]?.family ?? '');
  const named = statements.filter(({ identifiers }) => identifiers.has(String(item.id)));
  const titled = statements.filter(({ text }) => has(text, title) && has(text, family));
  return { named, all: [...named, ...titled] };
}

/** The facts of an entry that no record states. Who, what and when must be stated together with the identifier. */
function unconfirmed(item: Item, statements: readonly Statement[]): string[] {
  const { named, all } = about(item, statements);
  const [firstAuthor] = factsOf(item).filter(([name]) => name === 'author');
  return factsOf(item)
    .filter((fact) => {
      const identity = fact[0] === 'title' || fact[0] === 'issued' || fact === firstAuthor;
      return !(identity ? named : all).some(({ text }) => states(text, item, fact));
    })
    .map(([name, words]) => (name === 'author' ? `author ${words}` : name));
}

function isExcused(id: string, fact: string): boolean {
  return (knownOtherwise[id] ?? []).some((known) => fact.startsWith(known));
}

/** Looks up every fact of every entry in the recorded data. */
export function catalogue(): Report {
  const statements = readStatements();
  const items = knownWorks.all().map(({ item }) => item);
  const findings = items.map((item) => ({ id: String(item.id), open: unconfirmed(item, statements) }));
  const incomplete = findings.filter(({ open }) => open.length > 0);
  const failed = incomplete.filter(({ id, open }) => open.some((fact) => !isExcused(id, fact)));
  return judged(
    'catalogue of well-known works',
    `${items.length} works, ${items.length - incomplete.length} confirmed in full, ${incomplete.length - failed.length} known otherwise, ${failed.length} unconfirmed`,
    failed.map(({ id, open }) => `${id}: no record states ${open.join(', ')}`),
  );
}
