import { startsWithCapital } from './ascii.ts';

export interface InitialsOptions {
  /** `initialize-with`: what follows each initial. */
  mark: string;
  /** `initialize-with-hyphen`: compound given names keep their hyphen (`J.-L.`). */
  hyphen: boolean;
  /** `initialize`: full given names are shortened. Otherwise only initials in the name are normalised. */
  shorten: boolean;
}

/** A capital, or a letter of a script without capitals. */
const CAPITAL = /^[\p{Lu}\p{Lt}\p{Lo}]/u;
/** Two leading capitals transliterate one letter: `TSerendorj`. */
const DIGRAPH = /^\p{Lu}\p{Lu}\p{Ll}/u;
const SINGLE = /^\p{Lu}$/u;
/** Markup, a part of a name with its period if it has one, a hyphen, or white space. */
const TOKENS = /<[^<>]{1,40}>|[^\s\u00a0.<\-‐‑]+\.?|[-‐‑]|[\s\u00a0]+|\./gu;
const HYPHEN_END = /[-‐‑]$/;
const HYPHEN = /^[-‐‑]$/;

/** Whether a name starts with a Chinese, Japanese or Korean character: such names have no initials. */
function isEastAsian(part: string): boolean {
  const code = part.charCodeAt(0);
  return code >= 0x2e80 && code <= 0xd7ff;
}

/** The initial of a part of a name; `undefined` when the part stays unchanged. */
function initialOfPart(part: string, { shorten }: InitialsOptions): string | undefined {
  // `Ph.` and `ME.` are abbreviations already; `ME` is a name in capitals.
  if (!startsWithCapital(part) && (isEastAsian(part) || !CAPITAL.test(part))) return undefined;
  if (part.endsWith('.')) return part.slice(0, -1);
  if (!shorten) return SINGLE.test(part) ? part : undefined;
  if (startsWithCapital(part, 1) && DIGRAPH.test(part)) return part[0] + (part[1] ?? '').toLowerCase();
  const [first = ''] = part;
  return first.toUpperCase();
}

/** Builds the initials of a given name. Closing tags go before trailing space. */
class Initials {
  text = '';
  readonly #options: InitialsOptions;
  /** A hyphen was read, and no part has followed yet. */
  #hyphen = false;
  #last: 'initial' | 'word' | undefined;

  constructor(options: InitialsOptions) {
    this.#options = options;
  }

  add(token: string): void {
    if (token.startsWith('<')) this.#markup(token);
    else if (HYPHEN.test(token)) this.#hyphen = true;
    else if (/^[\s\u00a0.]/.test(token)) this.#space(token);
    else this.#part(token);
  }

  #markup(tag: string): void {
    if (!tag.startsWith('</')) {
      this.text += tag;
      return;
    }
    const bare = this.text.trimEnd();
    this.text = bare + tag + this.text.slice(bare.length);
  }

  #space(token: string): void {
    if (token !== '.' && this.text !== '' && !this.#afterInitial()) this.text += ' ';
  }

  #afterInitial(): boolean {
    return this.#last === 'initial' || this.text.endsWith(' ');
  }

  #part(part: string): void {
    const { mark, hyphen } = this.#options;
    const letters = initialOfPart(part, this.#options);
    const joined = this.#hyphen;
    this.#hyphen = false;
    if (letters !== undefined) {
      if (joined && hyphen) this.text = `${this.text.trimEnd()}-`;
      else if (joined && this.#last === 'word') this.text += '-';
      this.text += letters + mark;
      this.#last = 'initial';
      return;
    }
    if (joined && this.#last === 'initial' && this.#options.shorten && !/\d/.test(part)) return;
    if (joined) this.text = `${this.text.trimEnd()}-`;
    else if (this.text !== '' && !/[\s\u00a0>]$/.test(this.text)) this.text += ' ';
    this.text += part;
    this.#last = 'word';
  }
}

/**
 * Shortens given names to initials. Lower-case words (particles such as `de`) stay; with `initialize="false"`, so does everything
 * that is not an initial already (CSL 1.0.2, Name).
 */
export function initializer(options: InitialsOptions): (given: string) => string {
  return (given) => {
    const initials = new Initials(options);
    for (const token of given.match(TOKENS) ?? []) initials.add(token);
    const text = initials.text.trimEnd();
    return HYPHEN_END.test(given) && !HYPHEN_END.test(text) ? `${text}-` : text;
  };
}
