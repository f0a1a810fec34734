/** In characters; articles are far shorter. */
const longest = 600_000;

/** Collects the visible text of a page: runs of white space become one space, blocks end with a line break. */
export class VisibleText {
  readonly #pieces: string[] = [];
  #last = '\n';
  #length = 0;

  /** The offset of the next piece. */
  get length(): number {
    return this.#length;
  }

  /** The last character; initially a line break. */
  get last(): string {
    return this.#last;
  }

  add(text: string): void {
    if (this.#length > longest) return;
    const collapsed = text.replace(/[\s\u00a0]+/g, ' ');
    this.#append(collapsed.startsWith(' ') && this.#endsInSpace() ? collapsed.slice(1) : collapsed);
  }

  /** Ends the current line, if any. */
  breakLine(): void {
    if (this.#last !== '\n') this.#append('\n');
  }

  /** Separates the following text from the preceding text. */
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
