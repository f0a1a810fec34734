/** In characters: articles stay far below. */
const longest = 600_000;

/** Collects the text that a page shows: runs of white space become one space, blocks end with a line break. */
export class VisibleText {
  readonly #pieces: string[] = [];
  #last = '\n';
  #length = 0;

  /** The offset at which the next piece will stand. */
  get length(): number {
    return this.#length;
  }

  /** The last character, a line break at the beginning. */
  get last(): string {
    return this.#last;
  }

  add(text: string): void {
    if (this.#length > longest) return;
    const collapsed = text.replace(/[\s\u00a0]+/g, ' ');
    this.#append(collapsed.startsWith(' ') && this.#endsInSpace() ? collapsed.slice(1) : collapsed);
  }

  /** Ends a line, if one is begun. */
  breakLine(): void {
    if (this.#last !== '\n') this.#append('\n');
  }

  /** Keeps what follows apart from what stands before. */
  separate(): void {
    if (!this.#endsInSpace()) this.#append(' ');
  }

  toString(): string {
    return this.#pieces.join('');
  }

  #endsInSpace(): boolean {
    return this.#last === ' ' || this.#last === '\n';
  }

  #append(text: string): void {
    if (text === '') return;
    this.#pieces.push(text);
    this.#length += text.length;
    this.#last = text.at(-1) ?? '\n';
  }
}
