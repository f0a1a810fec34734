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
/** Broken entries after which the rest of the file is skipped: each may cause a search up to the end of the file. */
const maxBroken = 20;

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

class Malformed extends Error {}

/** Reads a file from left to right. */
class BibtexReader {
  readonly text: string;
  readonly macros = new Map(months.map((name) => [name, name]));
  macroLength = 0;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Moves to the next `@`; false when there is none. */
  seek(): boolean {
    const next = this.text.indexOf('@', this.at);
    this.at = next === -1 ? this.text.length : next;
    return next !== -1;
  }

  /** Reads what begins at an `@`; absent for comments, macros and plain text. */
  block(): BibtexEntry | undefined {
    this.at += 1;
    const type = this.word().toLowerCase();
    this.skipSpaces();
    const open = this.text.charAt(this.at);
    if (type === '' || (open !== '{' && open !== '(')) return undefined;
    if (type === 'comment' || type === 'preamble') {
      if (open === '{') this.balanced();
      return undefined;
    }
    this.at += 1;
    const close = open === '{' ? '}' : ')';
    if (type === 'string') {
      for (const [name, value] of this.fields(close)) this.define(name, value);
      return undefined;
    }
    const key = this.key(close);
    return { type, key, fields: this.fields(close) };
  }

  private define(name: string, value: string): void {
    this.macroLength += value.length;
    if (this.macroLength > maxMacroLength) throw new Malformed();
    this.macros.set(name, value);
  }

  private skipSpaces(): void {
    while (/\s/.test(this.text.charAt(this.at))) this.at += 1;
  }

  private word(): string {
    const start = this.at;
    while (/[^\s@{}(),="#%]/.test(this.text.charAt(this.at))) this.at += 1;
    return this.text.slice(start, this.at);
  }

  /** The key, up to its comma. Entries without a key begin with the first field. */
  private key(close: string): string {
    this.skipSpaces();
    const start = this.at;
    while (this.at < this.text.length && !`,=${close}\n`.includes(this.text.charAt(this.at))) this.at += 1;
    if (this.text[this.at] === '=') {
      this.at = start;
      return '';
    }
    const key = this.text.slice(start, this.at).trim();
    if (this.text[this.at] === ',') this.at += 1;
    return key;
  }

  private fields(close: string): Map<string, string> {
    const fields = new Map<string, string>();
    for (;;) {
      while (/[\s,]/.test(this.text.charAt(this.at))) this.at += 1;
      if (this.text[this.at] === close) {
        this.at += 1;
        return fields;
      }
      const name = this.word().toLowerCase();
      this.skipSpaces();
      if (name === '' || this.text[this.at] !== '=') throw new Malformed();
      this.at += 1;
      const value = this.value();
      // Of two fields with one name BibTeX uses the first.
      if (!fields.has(name)) fields.set(name, value);
    }
  }

  /** Pieces joined by `#`: in braces, in quotation marks, a number, or a macro's name. */
  private value(): string {
    let value = '';
    for (;;) {
      this.skipSpaces();
      value += this.piece();
      if (value.length > maxValueLength) throw new Malformed();
      this.skipSpaces();
      if (this.text[this.at] !== '#') return value;
      this.at += 1;
    }
  }

  private piece(): string {
    const first = this.text.charAt(this.at);
    if (first === '{') return this.balanced();
    if (first === '"') return this.quoted();
    const word = this.word();
    if (word === '') throw new Malformed();
    return this.macros.get(word.toLowerCase()) ?? word;
  }

  /** The text between matching braces. */
  private balanced(): string {
    const start = this.at + 1;
    this.at = this.closing('}');
    return this.text.slice(start, this.at - 1);
  }

  private quoted(): string {
    const start = this.at + 1;
    this.at = this.closing('"');
    return this.text.slice(start, this.at - 1);
  }

  /** The position after the `end` that closes what opens here, outside of inner braces. */
  private closing(end: '}' | '"'): number {
    let depth = 0;
    for (let index = this.at + 1; index < this.text.length; index++) {
      const character = this.text.charAt(index);
      if (character === '\\') index += 1;
      else if (depth === 0 && character === end) return index + 1;
      else if (character === '{') depth += 1;
      else if (character === '}') depth -= 1;
      if (index - this.at > maxValueLength) break;
    }
    throw new Malformed();
  }
}

/** An entry with the fields that it inherits from its `crossref`. */
function withInherited(entry: BibtexEntry, byKey: ReadonlyMap<string, BibtexEntry>): BibtexEntry {
  const reference = entry.fields.get('crossref')?.trim().toLowerCase();
  const parent = reference && byKey.get(reference);
  if (!parent || parent === entry) return entry;
  const title = parent.fields.get('title');
  const inherited = [...parent.fields].filter(([name]) => name !== 'title' && name !== 'shorttitle');
  const container: [string, string][] = title === undefined ? [] : [['booktitle', title]];
  return { ...entry, fields: new Map([...container, ...inherited, ...entry.fields]) };
}

/** The entries of a BibTeX or BibLaTeX file, broken ones included; at most `limit` and one more. */
export function parseEntries(text: string, limit: number): (BibtexEntry | BrokenEntry)[] {
  const reader = new BibtexReader(text);
  const entries: (BibtexEntry | BrokenEntry)[] = [];
  let broken = 0;
  while (entries.length <= limit && broken < maxBroken && reader.seek()) {
    const start = reader.at;
    try {
      const entry = reader.block();
      if (entry) entries.push(entry);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      broken += 1;
      entries.push({ broken: text.slice(start, start + 200) });
      // Continues with the next line that begins an entry.
      const next = text.indexOf('\n@', start);
      reader.at = next === -1 ? text.length : next;
    }
  }
  const whole = entries.filter((entry) => 'fields' in entry);
  const byKey = new Map(whole.map((entry) => [entry.key.toLowerCase(), entry]));
  return entries.map((entry) => ('fields' in entry ? withInherited(entry, byKey) : entry));
}
