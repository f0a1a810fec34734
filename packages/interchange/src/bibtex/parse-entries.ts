import { tooLarge } from '../error.ts';
import { type FileLimit, fileLimits } from '../limits.ts';
import { months } from './fields.ts';

/** An entry of a BibTeX file: its type and field names in lower case, its values still in LaTeX. */
export interface BibtexEntry {
  type: string;
  key: string;
  fields: ReadonlyMap<string, string>;
}

/** An entry that cannot be read. */
export interface BrokenEntry {
  /** Its first 200 characters. */
  broken: string;
}

/** Characters of a value: macros in macros could make it grow exponentially. */
const maxValueLength = 100_000;
/** Characters of all macros. */
const maxMacroLength = 1_000_000;
/** Words of a field's name: databases write "Publication Type". */
const maxWords = 10;
/** Characters that are read in vain for broken entries, after which the rest of the file is one: each may be read up to the end of the file. */
const maxWasted = 5_000_000;

class Malformed extends Error {}

const spaces = /\s*/y;
/** Between fields; a line that begins with `%` is a comment there. */
const separators = /(?:[\s,]|(?<=\n[ \t]*)%[^\n]*(?:\n|$))*/y;
const word = /[^\s@{}(),="#%]*/y;
/** Keys up to the character that closes their entry. */
const keys = { '}': /[^,=}\n]*/y, ')': /[^,=)\n]*/y };

/** Reads a file from left to right. */
class BibtexReader {
  readonly text: string;
  readonly macros = new Map(months.map((name) => [name, name]));
  macroLength = 0;
  fieldCount = 0;
  at = 0;
  /** How far it has looked. */
  furthest = 0;
  /** What is no part of an entry: `comments`, `@preamble`. */
  readonly beside = new Set<string>();

  constructor(text: string) {
    this.text = text;
  }

  /** Reads what a sticky pattern matches here. */
  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }

  private skip(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  /** Reads what begins at an `@`; absent for comments, macros and plain text. */
  block(): BibtexEntry | undefined {
    this.at += 1;
    const type = this.take(word).toLowerCase();
    this.take(spaces);
    const open = this.text[this.at];
    if (type === '' || (open !== '{' && open !== '(')) return undefined;
    if (type === 'comment' || type === 'preamble') {
      this.beside.add(type === 'comment' ? 'comments' : '@preamble');
      if (open === '{') this.enclosed('}');
      return undefined;
    }
    this.at += 1;
    const close = open === '{' ? '}' : ')';
    if (type === 'string') {
      for (const [name, value] of this.fields(close, 'fields of a BibTeX file')) this.define(name, value);
      return undefined;
    }
    return { type, key: this.key(close), fields: this.fields(close, 'fields of a BibTeX entry') };
  }

  /** Counts fields that are read or inherited. @throws InterchangeError `TOO_LARGE` */
  countFields(count: number): void {
    this.fieldCount += count;
    if (this.fieldCount > fileLimits['fields of a BibTeX file']) throw tooLarge('fields of a BibTeX file');
  }

  private define(name: string, value: string): void {
    this.macroLength += value.length;
    if (this.macroLength > maxMacroLength) throw new Malformed();
    this.macros.set(name, value);
  }

  /** The key, up to its comma. Entries without a key begin with the first field. */
  private key(close: '}' | ')'): string {
    this.take(spaces);
    const start = this.at;
    const key = this.take(keys[close]);
    if (this.text[this.at] !== '=') return key.trim();
    this.at = start;
    return '';
  }

  private fields(close: string, most: FileLimit): Map<string, string> {
    const fields = new Map<string, string>();
    for (let count = 0; ; count++) {
      if (this.take(separators).includes('%')) this.beside.add('comments');
      if (this.skip(close)) return fields;
      if (count === fileLimits[most]) throw tooLarge(most);
      this.countFields(1);
      const name = this.fieldName();
      if (name === '' || !this.skip('=')) throw new Malformed();
      const value = this.value();
      // Of two fields with one name BibTeX uses the first.
      if (!fields.has(name)) fields.set(name, value);
    }
  }

  /** The name of a field, in lower case. Databases write some with spaces. */
  private fieldName(): string {
    const words: string[] = [];
    for (let next = this.take(word); next !== ''; next = this.take(word)) {
      if (words.length === maxWords) throw new Malformed();
      words.push(next.toLowerCase());
      this.take(spaces);
    }
    return words.join(' ');
  }

  /** Pieces joined by `#`: in braces, in quotation marks, a number, or a macro's name. */
  private value(): string {
    let value = '';
    do {
      this.take(spaces);
      value += this.piece();
      if (value.length > maxValueLength) throw new Malformed();
      this.take(spaces);
    } while (this.skip('#'));
    return value;
  }

  private piece(): string {
    const first = this.text[this.at];
    if (first === '{') return this.enclosed('}');
    if (first === '"') return this.enclosed('"');
    const name = this.take(word);
    if (name === '') throw new Malformed();
    return this.macros.get(name.toLowerCase()) ?? name;
  }

  /** The text up to the `end` that closes what opens here, outside of inner braces. */
  private enclosed(end: '}' | '"'): string {
    const start = this.at + 1;
    let depth = 0;
    for (let index = start; index < this.text.length && index - start < maxValueLength; index++) {
      const character = this.text.charAt(index);
      this.furthest = index;
      if (depth === 0 && character === end) {
        this.at = index + 1;
        return this.text.slice(start, index);
      }
      if (character === '\\') index += 1;
      else if (character === '{') depth += 1;
      else if (character === '}') depth -= 1;
    }
    throw new Malformed();
  }
}

/** Fields that are named otherwise in the entry that inherits them (BibLaTeX, appendix B). */
const inheritedAs: Readonly<Record<string, string>> = { title: 'booktitle', subtitle: 'booksubtitle' };
/** Fields that say something of their own entry only. */
const ownOnly = new Set(['shorttitle', 'crossref', 'xdata', 'ids', 'keywords']);
/** Entries above an entry: a paper, its volume, the series of volumes. */
const maxGenerations = 4;

/** An entry with the fields that it inherits from its `xdata` and its `crossref`, and these from theirs. */
function withInherited(
  entry: BibtexEntry,
  byKey: ReadonlyMap<string, BibtexEntry>,
  count: (fields: number) => void,
  generation = 0,
): BibtexEntry {
  const named = (field: string) =>
    (entry.fields.get(field)?.split(',') ?? []).flatMap((key) => byKey.get(key.trim().toLowerCase()) ?? []);
  if (generation === maxGenerations) return entry;
  const above = (parent: BibtexEntry) => {
    const { fields } = withInherited(parent, byKey, count, generation + 1);
    count(fields.size + 1);
    return fields;
  };
  const data = named('xdata').flatMap((parent) => [...above(parent)]);
  const inherited = named('crossref')
    .slice(0, 1)
    .flatMap((parent) =>
      [...above(parent)].map(([name, value]): [string, string] => [inheritedAs[name] ?? name, value]),
    );
  const all = [...inherited, ...data].filter(([name]) => !ownOnly.has(name));
  return all.length === 0 ? entry : { ...entry, fields: new Map([...all, ...entry.fields]) };
}

/** A file: its entries, and what else it has: `comments` for text that belongs to none, `@preamble`. */
export interface BibtexFile {
  entries: (BibtexEntry | BrokenEntry)[];
  beside: ReadonlySet<string>;
}

/**
 * The parts of a BibTeX or BibLaTeX file, broken entries included; at most `limit` entries and one more.
 * @throws InterchangeError `TOO_LARGE` for more fields than `fileLimits` allows
 */
export function parseBibtex(text: string, limit: number): BibtexFile {
  const reader = new BibtexReader(text);
  const entries: (BibtexEntry | BrokenEntry)[] = [];
  let wasted = 0;
  while (entries.length <= limit) {
    const found = text.indexOf('@', reader.at);
    const start = found === -1 ? text.length : found;
    if (text.slice(reader.at, start).trim() !== '') reader.beside.add('comments');
    if (found === -1) break;
    if (wasted > maxWasted) {
      entries.push({ broken: text.slice(start, start + 200) });
      break;
    }
    reader.at = start;
    try {
      const entry = reader.block();
      if (entry) entries.push(entry);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      wasted += Math.max(reader.at, reader.furthest) - start;
      entries.push({ broken: text.slice(start, start + 200) });
      // Continues with the next line that begins an entry.
      const next = text.indexOf('\n@', start);
      reader.at = next === -1 ? text.length : next;
    }
  }
  const whole = entries.filter((entry) => 'fields' in entry);
  const byKey = new Map(whole.map((entry) => [entry.key.toLowerCase(), entry]));
  return {
    entries: entries.map((entry) =>
      'fields' in entry ? withInherited(entry, byKey, (fields) => reader.countFields(fields)) : entry,
    ),
    beside: reader.beside,
  };
}

/** The entries of a BibTeX or BibLaTeX file, broken ones included; at most `limit` and one more. */
export const parseEntries = (text: string, limit: number): BibtexFile['entries'] =>
  parseBibtex(text, limit).entries;
