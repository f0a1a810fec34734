import { startsWithCapital } from './ascii.ts';

export interface InitialsOptions {
  /** `initialize-with`: what follows each initial. */
  mark: string;
  /** Hyphens of compound given names stay: `J.-L.` */
  hyphen: boolean;
  /** Full given names are shortened; else only initials that stand there are normalised. */
  shorten: boolean;
}

/** A capital, or a letter of a script that has none. */
const CAPITAL = /^[\p{Lu}\p{Lt}\p{Lo}]/u;
/** Two capitals in front are one letter in another script: `TSerendorj`. */
const DIGRAPH = /^\p{Lu}\p{Lu}\p{Ll}/u;
const SINGLE = /^\p{Lu}$/u;
/** Markup, a part of a name with the period that shortens it already, a hyphen, or space. */
const TOKENS = /<[^<>]{1,40}>|[^\s\u00a0.<\-‐‑]+\.?|[-‐‑]|[\s\u00a0]+|\./gu;
const HYPHEN_END = /[-‐‑]$/;
const HYPHEN = /^[-‐‑]$/;

/** Whether a letter of Chinese, Japanese or Korean script comes first: such names are whole or not there. */
function isEastAsian(part: string): boolean {
  const code = part.charCodeAt(0);
  return code >= 0x2e80 && code <= 0xd7ff;
}

/** The letters that a part of a name leaves, or `undefined` when the part stays as it is. */
function shortened(part: string, { shorten }: InitialsOptions): string | undefined {
  // `Ph.` and `ME.` are abbreviations as they stand; `ME` is a name in capitals.
  if (!startsWithCapital(part) && (isEastAsian(part) || !CAPITAL.test(part))) return undefined;
  if (part.endsWith('.')) return part.slice(0, -1);
  if (!shorten) return SINGLE.test(part) ? part : undefined;
  if (startsWithCapital(part, 1) && DIGRAPH.test(part)) return part[0] + (part[1] ?? '').toLowerCase();
  const [first = ''] = part;
  return first.toUpperCase();
}

/** What is written so far: text, and the markup that must be closed before its trailing space. */
class Initials {
  text = '';
  readonly #options: InitialsOptions;
  /** A hyphen was read that no initial has followed yet. */
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
    const letters = shortened(part, this.#options);
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
 * Shortens given names to initials. Words in lower case (particles, `de`) stay; so does everything that is no initial
 * when `initialize` is "false" (CSL 1.0.2, Name).
 */
export function initializer(options: InitialsOptions): (given: string) => string {
  return (given) => {
    const initials = new Initials(options);
    for (const token of given.match(TOKENS) ?? []) initials.add(token);
    const text = initials.text.trimEnd();
    return HYPHEN_END.test(given) && !HYPHEN_END.test(text) ? `${text}-` : text;
  };
}
