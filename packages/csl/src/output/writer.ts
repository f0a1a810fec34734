import { meet, movesIntoQuote } from './punctuation.ts';
import type { Frame, Token } from './token.ts';

/**
 * Collects tokens and settles what meets at their joints: punctuation is not doubled, and moves inside a closing quote
 * where the locale asks for it. The text of one piece is never changed inside.
 */
export class Writer {
  readonly tokens: Token[] = [];
  readonly #inQuote: boolean;
  /** The last character code written; 0 at the start. */
  #last = 0;
  /** Where the first of the closing quotes stands after which nothing was written yet; -1 = none. */
  #quoteAt = -1;
  /** The same for the text written last: the closing quotes that it follows. */
  #closed = -1;
  /** The last token is a closing quote, which stays by itself. */
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
   * Writes a closing quotation mark, and remembers it for the punctuation that may follow. Where that stays outside, a
   * mark inside still stops its like.
   */
  closeQuote(mark: string): void {
    if (mark === '') return;
    const last = this.#last;
    const quoteAt = this.#quoteAt;
    this.#append(mark, true);
    if (this.#inQuote) this.#quoteAt = quoteAt >= 0 ? quoteAt : this.tokens.length - 1;
    this.#last = last;
  }

  /** Nothing that comes next merges with what was written: both belong to one field. */
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

  /** Takes the last character back; a lone mark after closing quotes lets its successor move inside them. */
  #replaceLast(): void {
    const at = this.tokens.findLastIndex((token) => token.kind === 'text' && token.value !== '');
    const token = this.#quoteAt >= 0 ? this.tokens[this.#quoteAt - 1] : this.tokens[at];
    if (token?.kind === 'text') token.value = token.value.slice(0, -1);
    if (this.#closed >= 0 && token?.kind === 'text' && token.value === '') this.#quoteAt = this.#closed;
  }
}
