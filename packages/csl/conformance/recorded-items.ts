import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '../src/index.ts';
import { CORPORA } from './corpora.ts';
import { generateItems } from './generate-items.ts';
import { fromZotero } from './zotero-item.ts';

/** A source of items, with its name in the report. */
export interface ItemSource {
  name: string;
  read(): Item[];
}

const TYPES = new Set(
  (
    'article article-journal article-magazine article-newspaper bill book broadcast chapter collection dataset document ' +
    'entry entry-dictionary entry-encyclopedia event figure graphic hearing interview legal_case legislation manuscript map ' +
    'motion_picture musical_score pamphlet paper-conference patent performance periodical personal_communication post ' +
    'post-weblog regulation report review review-book software song speech standard thesis treaty webpage'
  ).split(' '),
);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every CSL item or Zotero item in a JSON value, at any depth. */
function* itemsIn(value: unknown): Generator<Json> {
  if (!isObject(value)) return;
  const { type, title, author, issued, id, itemType } = value;
  const csl = typeof type === 'string' && (TYPES.has(type) ? (title ?? author ?? issued) : id && title);
  if (csl || typeof itemType === 'string') yield value;
  else for (const inner of Object.values(value)) yield* itemsIn(inner);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Some recorded files are malformed on purpose.
    return undefined;
  }
}

/** `id` is the file and the index in it, so that a difference can be found again. */
function toItem(found: Json, id: string): Item | undefined {
  return typeof found.itemType === 'string' ? fromZotero(found, id) : ({ ...found, id } as unknown as Item);
}

function readFile(path: string): Item[] {
  const text = readFileSync(path, 'utf8');
  const values = path.endsWith('.ndjson') ? text.split('\n').map(parse) : [parse(text)];
  const name = path.slice(CORPORA.length + 1);
  return values
    .flatMap((value) => [...itemsIn(value)])
    .flatMap((found, at) => toItem(found, `${name}#${at}`) ?? []);
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:nd)?json$/.test(file))
        .sort()
        .map((file) => join(folder, file))
    : [];

/** A source for each folder of records, for each catalogue, and for generated items. */
export function itemSources(generated: number): ItemSource[] {
  const records = join(CORPORA, 'records');
  const folders = readdirSync(records, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    ...folders.map(({ name }) => ({
      name: `records/${name}`,
      read: () => filesIn(join(records, name)).flatMap(readFile),
    })),
    ...filesIn(join(CORPORA, 'catalogue')).map((path) => ({
      name: path.slice(CORPORA.length + 1),
      read: () => readFile(path),
    })),
    { name: 'generated', read: () => generateItems(generated) },
  ];
}
