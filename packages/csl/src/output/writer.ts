import { meet, movesIntoQuote } from './punctuation.ts';
import type { Frame, Token } from './token.ts';

/**
 * Collects tokens and resolves punctuation where texts meet: it is not doubled, and moves inside a closing quotation mark
 * where the locale says so. Only the edges of texts change.
 */
export class Writer {
  readonly tokens: Token[] = [];
  readonly #inQuote: boolean;
  /** The code of the last character written; 0 at the start. */
  #last = 0;
  /** The index of the first of the closing quotation marks at the end of the output; -1 = none. */
  #quoteAt = -1;
  /** The same for the closing quotation marks before the last text. */
  #closed = -1;
  /** The last token is a closing quotation mark, to which no text is appended. */
  #apart = false;

  constructor(punctuationInQuote: boolean) {
    this.#inQuote = punctuationInQuote;
  }

  /** Writes text; its first character may merge with the last one written. */
  text(text: string): void {
    const { length } = text;
    let from = 0;
    while (from < length) {
      const code = text.charCodeAt(from);
      const meeting = meet(this.#last, code);
      if (meeting === 'drop') {
        from += 1;
        if (this.#quoteAt >= 0) continue;
        break;
      }
      if (meeting === 'replace') this.#replaceLast();
      if (this.#quoteAt < 0 || !movesIntoQuote(code)) break;
      this.#insideQuote(text[from] ?? '');
      this.#last = code;
      from += 1;
    }
    if (from < length) this.#append(from === 0 ? text : text.slice(from));
  }

  /**
   * Writes a closing quotation mark. Punctuation that follows may move inside it; where it stays outside, the last character
   * inside still suppresses the same mark.
   */
  closeQuote(mark: string): void {
    if (mark === '') return;
    const last = this.#last;
    const quoteAt = this.#quoteAt;
    this.#append(mark, true);
    if (this.#inQuote) this.#quoteAt = quoteAt >= 0 ? quoteAt : this.tokens.length - 1;
    this.#last = last;
  }

  /** Keeps the next text from merging with the last one, as both belong to one field. */
  barrier(): void {
    this.#last = 0;
    this.#quoteAt = -1;
  }

  open(frame: Frame): void {
    if (frame.kind === 'display') this.#last = 0;
    this.tokens.push({ kind: 'open', frame });
  }

  /** Closes a frame; one without content is removed. */
  close(frame: Frame): void {
    const previous = this.tokens.at(-1);
    if (previous?.kind === 'open' && previous.frame.kind === frame.kind) this.tokens.pop();
    else this.tokens.push({ kind: 'close', frame });
  }

  #append(text: string, apart = false): void {
    const previous = this.tokens.at(-1);
    if (!apart && this.#quoteAt < 0 && !this.#apart && previous?.kind === 'text') previous.value += text;
    else this.tokens.push({ kind: 'text', value: text });
    this.#last = text.charCodeAt(text.length - 1);
    this.#closed = this.#quoteAt;
    this.#quoteAt = -1;
    this.#apart = apart;
  }

  #insideQuote(mark: string): void {
    this.tokens.splice(this.#quoteAt, 0, { kind: 'text', value: mark });
    this.#quoteAt += 1;
  }

  /** Removes the last character. If that was all after closing quotation marks, its replacement may move inside them. */
  #replaceLast(): void {
    const at = this.tokens.findLastIndex((token) => token.kind === 'text' && token.value !== '');
    const token = this.#quoteAt >= 0 ? this.tokens[this.#quoteAt - 1] : this.tokens[at];
    if (token?.kind === 'text') token.value = token.value.slice(0, -1);
    if (this.#closed >= 0 && token?.kind === 'text' && token.value === '') this.#quoteAt = this.#closed;
  }
}
