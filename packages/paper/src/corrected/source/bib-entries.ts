import { writeRecords } from '@citewright/interchange';
import { type Item, plainOf } from '@citewright/record';
import type { Span } from '../../document.ts';
import { worksByKey } from '../../readers/keys/works-by-key.ts';
import type { Splice } from '../splices.ts';

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

/** The entry of a key, with the places of its fields. */
function entryOf(source: string, key: string): Entry | undefined {
  const head = new RegExp(`@[a-zA-Z]{1,40}\\s*[{(]\\s*${escapeForPattern(key)}\\s*,`).exec(source);
  if (!head) return undefined;
  const fields: Entry['fields'] = new Map();
  const name = /(?:[\s,]|(?<=\n[ \t]{0,100})%[^\n]*)*([a-zA-Z][\w-]{0,60})\s*=\s*/y;
  let at = head.index + head[0].length;
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
  return { start: head.index, end: at, fields };
}

const bibtexOf = (item: Item, key: string): string =>
  [...writeRecords('bibtex', [{ ...item, 'citation-key': key }])]
    .map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece)))
    .join('');

/** The fields of a work as they are written. */
function writtenFields(item: Item, key: string): Map<string, string> {
  const text = bibtexOf(item, key);
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

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** A value without braces: those that keep capitals are its owner's. */
const bare = (value: string | undefined) => value?.replace(/[{}]/g, '');

/** The key of the work that an entry of the printed list is of: the only one whose title stands in it. */
function keyFor(works: ReadonlyMap<string, Item>, printed: string): string | undefined {
  const text = lettersOf(printed);
  const found = [...works].filter(([, { title }]) => {
    const words = lettersOf(plainOf(title) ?? '');
    return words.length > 8 && text.includes(words);
  });
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/**
 * The changes in a .bib file that make a work say what it should; absent when the file has no entry of it. `printed` is the entry as
 * the list prints it.
 */
export function bibSplices(source: string, printed: string, item: Item): Splice[] | undefined {
  const works = worksByKey(source);
  const key = keyFor(works, printed);
  const known = key === undefined ? undefined : works.get(key);
  const entry = key === undefined ? undefined : entryOf(source, key);
  if (key === undefined || !known || !entry) return undefined;
  const [before, after] = [writtenFields(known, key), writtenFields(item, key)];
  const splices: Splice[] = [];
  let last = [...entry.fields.values()].at(-1)?.end ?? entry.end;
  for (const [name, value] of after) {
    if (bare(before.get(name)) === bare(value)) continue;
    const field = [name, ...(synonyms[name] ?? [])].flatMap((one) => entry.fields.get(one) ?? [])[0];
    if (field) splices.push({ ...field.value, text: value });
    else splices.push({ start: last, end: last, text: `,\n  ${name} = ${value}` });
    last = Math.max(last, field?.end ?? last);
  }
  return splices;
}
