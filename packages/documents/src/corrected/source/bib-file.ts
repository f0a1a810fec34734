import { writeRecords } from '@citewright/interchange';
import { type Item, lettersOf, plainOf } from '@citewright/record';
import type { PaperReference, Span } from '../../document.ts';
import { worksByKey } from '../../readers/keys/works-by-key.ts';
import { readPlain } from '../../readers/plain.ts';
import { applySplices, type Splice } from '../splices.ts';
import { encodeLike, fitsNarrow, isNarrow } from './encode-like.ts';

// Entries of a .bib file are corrected field by field: what does not change keeps its bytes.

interface Field extends Span {
  /** The value with its braces or quotation marks. */
  value: Span;
}

interface Entry extends Span {
  fields: Map<string, Field>;
}

const escapeForPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Behind a value that begins at a place: in braces, in quotation marks, or a word; and parts that `#` joins. */
function valueEnd(source: string, from: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < source.length; at++) {
    const sign = source[at];
    if (sign === '\\') at++;
    else if (sign === '{') depth++;
    else if (sign === '}' && depth > 0) depth--;
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted;
    else if (depth === 0 && !isQuoted && (sign === ',' || sign === '}' || sign === ')')) return at;
  }
  return source.length;
}

/** Where an entry of a key begins, and behind its first comma. The last one is read; one in a remark is none. */
function headOf(source: string, key: string): Span | undefined {
  const heads = new RegExp(`@([a-zA-Z]{1,40})\\s*[{(]\\s*(?:${escapeForPattern(key)}\\s*,)?`, 'g');
  let found: Span | undefined;
  for (let head = heads.exec(source); head; head = heads.exec(source)) {
    if (head[1]?.toLowerCase() === 'comment') heads.lastIndex = valueEnd(source, heads.lastIndex);
    else if (head[0].endsWith(',')) found = { start: head.index, end: heads.lastIndex };
  }
  return found;
}

/** The entry of a key, with the places of its fields. */
function entryOf(source: string, key: string): Entry | undefined {
  const head = headOf(source, key);
  if (!head) return undefined;
  const fields: Entry['fields'] = new Map();
  const name = /(?:[\s,]|(?<=\n[ \t]{0,100})%[^\n]*(?:\n|$))*([a-zA-Z][\w-]{0,60})\s*=\s*/y;
  let at = head.end;
  for (;;) {
    name.lastIndex = at;
    const found = name.exec(source);
    if (!found?.[1]) break;
    const start = name.lastIndex;
    const end = valueEnd(source, start);
    const trimmed = start + source.slice(start, end).trimEnd().length;
    fields.set(found[1].toLowerCase(), {
      start: found.index,
      end: trimmed,
      value: { start, end: trimmed },
    });
    at = end;
  }
  return { start: head.start, end: at, fields };
}

const bibtexOf = (works: readonly Item[]): string => [...writeRecords('bibtex', works)].join('');

/** The fields of a work as they are written. */
function writtenFields(item: Item, key: string): Map<string, string> {
  const text = bibtexOf([{ ...item, 'citation-key': key }]);
  const entry = entryOf(text, key);
  return new Map(
    [...(entry?.fields ?? [])].map(([name, { value }]) => [name, text.slice(value.start, value.end)]),
  );
}

/** Names of one field in BibTeX and BibLaTeX. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  journal: ['journaltitle'],
  year: ['date'],
  address: ['location'],
  school: ['institution'],
};

/** A value without braces: those that keep capitals are its owner's. */
const bare = (value: string | undefined) => value?.replace(/[{}]/g, '');

/** A .bib file of a paper, with its works by their keys. */
export class BibFile {
  /** Its path in the archive, in lower case. */
  readonly path: string;
  readonly #bytes: Uint8Array;
  readonly #source: string;
  readonly #works: ReadonlyMap<string, Item>;
  readonly #titles: readonly (readonly [key: string, letters: string])[];
  readonly #splices: Splice[] = [];

  constructor(path: string, bytes: Uint8Array) {
    this.path = path;
    this.#bytes = bytes;
    this.#source = readPlain(bytes).text;
    this.#works = worksByKey(this.#source);
    this.#titles = Array.from(this.#works, ([key, { title }]) => [key, lettersOf(plainOf(title) ?? '')]);
  }

  get keys(): Iterable<string> {
    return this.#works.keys();
  }

  has(key: string): boolean {
    return this.#works.has(key);
  }

  /** The key of the work that an entry of the printed list is of: the only one whose title stands in it. */
  keyOf(printed: string): string | undefined {
    const text = lettersOf(printed);
    const found = this.#titles.filter(([, title]) => title.length > 8 && text.includes(title));
    return found.length === 1 ? found[0]?.[0] : undefined;
  }

  /**
   * Makes a work say what it should, field by field, where a person changed what the list says; false when the file has no entry of it. `reference`
   * is the entry as the list prints it.
   */
  correct(reference: PaperReference, item: Item): boolean {
    const key = this.keyOf(reference.text);
    const known = key === undefined ? undefined : this.#works.get(key);
    const entry = key === undefined ? undefined : entryOf(this.#source, key);
    if (key === undefined || !known || !entry) return false;
    const [before, printed, after] = [known, reference.item, item].map((one) => writtenFields(one, key));
    const splices: Splice[] = [];
    let last = [...entry.fields.values()].at(-1)?.end ?? entry.end;
    for (const [name, value] of after ?? []) {
      if ([before, printed].some((fields) => bare(fields?.get(name)) === bare(value))) continue;
      const field = [name, ...(synonyms[name] ?? [])].flatMap((one) => entry.fields.get(one) ?? [])[0];
      if (field) splices.push({ ...field.value, text: value });
      else splices.push({ start: last, end: last, text: `,\n  ${name} = ${value}` });
      last = Math.max(last, field?.end ?? last);
    }
    if (isNarrow(this.#bytes) && !splices.every(({ text }) => fitsNarrow(text))) return false;
    this.#splices.push(...splices);
    return true;
  }

  /** Adds works at the end. */
  add(works: readonly Item[]): void {
    const end = this.#source.length;
    const gap = this.#source.trim() === '' ? '' : this.#source.endsWith('\n') ? '\n' : '\n\n';
    if (works.length > 0) this.#splices.push({ start: end, end, text: gap + bibtexOf(works) });
  }

  /** The file as it is now; absent when nothing of it changed. */
  changed(): Uint8Array | undefined {
    return this.#splices.length === 0
      ? undefined
      : encodeLike(this.#bytes, applySplices(this.#source, this.#splices));
  }
}
