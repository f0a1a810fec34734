const maximumDepth = 64;

/**
 * Parses malformed JSON as it occurs in pages: unescaped quotes in strings, raw line breaks, missing or
 * surplus commas, comments, unclosed brackets. Unreadable parts are omitted; never throws; linear.
 */
export function parseLeniently(text: string): unknown {
  return new LenientReader(text).value(0);
}

class LenientReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(depth: number): unknown {
    this.#skip();
    const character = this.#text[this.#at];
    if (character === undefined || depth > maximumDepth) return undefined;
    if (character === '{') return this.#object(depth);
    if (character === '[') return this.#array(depth);
    return character === '"' ? this.#string() : this.#word();
  }

  #object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.#at++;
    for (this.#skip(','); this.#at < this.#text.length && this.#text[this.#at] !== '}'; this.#skip(',')) {
      const start = this.#at;
      const key = this.#text[start] === '"' ? this.#string() : String(this.#word() ?? '');
      this.#skip(':/');
      entries.push([key, this.value(depth + 1)]);
      if (this.#at === start) this.#at++;
    }
    this.#at++;
    return Object.fromEntries(entries);
  }

  #array(depth: number): unknown[] {
    const values: unknown[] = [];
    this.#at++;
    for (this.#skip(','); this.#at < this.#text.length && this.#text[this.#at] !== ']'; this.#skip(',')) {
      const start = this.#at;
      values.push(this.value(depth + 1));
      if (this.#at === start) this.#at++;
    }
    this.#at++;
    return values;
  }

  /** Skips white space and the given characters. */
  #skip(signs = ''): void {
    for (let character = this.#text[this.#at]; character !== undefined; character = this.#text[++this.#at]) {
      if (!/\s/.test(character) && !signs.includes(character)) return;
    }
  }

  #string(): string {
    let read = '';
    for (this.#at++; this.#at < this.#text.length; this.#at++) {
      const character = this.#text[this.#at] ?? '';
      if (character === '\\') read += this.#escape();
      else if (character === '"' && this.#isEnd()) break;
      else read += character;
    }
    this.#at++;
    return read;
  }

  /** A quote ends the string when a character follows that may follow a string; otherwise it belongs to the text. */
  #isEnd(): boolean {
    let next = this.#at + 1;
    while (next < this.#text.length && /\s/.test(this.#text[next] ?? '')) next++;
    const after = this.#text[next];
    if (after === undefined || after === ':' || after === '}' || after === ']') return true;
    if (after === '"') return /[\r\n]/.test(this.#text.slice(this.#at, next));
    return after === ',' && /^,\s*["[{\d}\]tfn-]/.test(this.#text.slice(next, next + 200));
  }

  #escape(): string {
    const code = this.#text[++this.#at] ?? '';
    if (code === 'u') {
      const hex = this.#text.slice(this.#at + 1, this.#at + 5);
      if (!/^[\da-f]{4}$/i.test(hex)) return '';
      this.#at += 4;
      return String.fromCharCode(Number.parseInt(hex, 16));
    }
    return { n: '\n', t: '\t', r: '\r', b: '', f: '' }[code] ?? code;
  }

  /** A number, `true`, `false`, `null` or a word without quotes. */
  #word(): string | number | boolean | undefined {
    const start = this.#at;
    while (this.#at < this.#text.length && !/[\s,:{}[\]"]/.test(this.#text[this.#at] ?? '')) this.#at++;
    const word = this.#text.slice(start, this.#at);
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null' || word === '') return undefined;
    return /^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : word;
  }
}
