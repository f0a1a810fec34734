import { accentSigns, accents, looks, switches, symbols } from './latex-symbols.ts';

/** Groups in groups deeper than this are read as if their braces were not there. */
const deepest = 60;

const opening: Readonly<Record<string, string>> = { sc: '<span style="font-variant:small-caps;">' };
const tagged = (tag: string, text: string) =>
  text && `${opening[tag] ?? `<${tag}>`}${text}</${tag === 'sc' ? 'span' : tag}>`;

/** Quotation marks and dashes as LaTeX types them. */
const ligatures: readonly [typed: string, text: string][] = [
  ['---', '—'],
  ['--', '–'],
  ['``', '“'],
  ["''", '”'],
  ['`', '‘'],
];

/** A capital that begins a word of small letters, or stands alone: DNA and iPhone keep theirs without being told. */
const plainCapital = /(?<![\p{L}\p{N}])\p{Lu}(?:\p{Ll}+(?!\p{Lu})|(?![\p{L}\p{N}]))/u;

/** Characters that mean themselves. */
const plainRun = /[^\\{}$^_~`'-]+/y;

const spaces = /\s/;
const letter = /[a-zA-Z]/;

/** Reads LaTeX from left to right, each character once. */
class LatexReader {
  readonly text: string;
  readonly protect: boolean;
  at = 0;
  math = false;

  constructor(text: string, protect: boolean) {
    this.text = text;
    this.protect = protect;
  }

  /** Everything up to the end of the group (or of the text), which is passed too. */
  group(depth: number): string {
    let out = '';
    let tag: string | undefined;
    let before = '';
    while (this.at < this.text.length) {
      const character = this.text.charAt(this.at);
      if (character === '}') {
        this.at += 1;
        if (depth > 0) break;
        continue;
      }
      const name = character === '\\' ? this.peekCommand() : '';
      if (switches.has(name)) {
        this.skipCommand(name);
        [before, out, tag] = [before + (tag ? tagged(tag, out) : out), '', looks[name]];
        continue;
      }
      out += this.plain() || this.next(depth);
    }
    return before + (tag ? tagged(tag, out) : out);
  }

  /** What stands here up to the next character that may mean something else. */
  private plain(): string {
    plainRun.lastIndex = this.at;
    const [run = ''] = plainRun.exec(this.text) ?? [];
    this.at += run.length;
    return run;
  }

  /** One character, command or group. */
  private next(depth: number): string {
    const character = this.text.charAt(this.at);
    if (character === '{') return this.braced(depth);
    if (character === '\\') return this.command(depth);
    if (character === '$') {
      this.at += 1;
      this.math = !this.math;
      return '';
    }
    if (this.math && (character === '^' || character === '_')) {
      this.at += 1;
      return tagged(character === '^' ? 'sup' : 'sub', this.argument(depth));
    }
    const ligature = ligatures.find(([typed]) => this.text.startsWith(typed, this.at));
    this.at += ligature?.[0].length ?? 1;
    return ligature?.[1] ?? (character === '~' ? ' ' : character);
  }

  /** A group; in titles its braces say that capitals in it are to stay. */
  private braced(depth: number): string {
    this.at += 1;
    if (depth >= deepest) return '';
    const inner = this.group(depth + 1);
    const keepsCapitals = this.protect && depth === 0 && !inner.includes('<') && plainCapital.test(inner);
    return keepsCapitals ? `<span class="nocase">${inner}</span>` : inner;
  }

  /** The name of the command that begins here: letters, or one other character. */
  private peekCommand(): string {
    let end = this.at + 1;
    while (letter.test(this.text.charAt(end))) end += 1;
    return this.text.slice(this.at + 1, Math.max(end, this.at + 2));
  }

  private skipCommand(name: string): void {
    this.at += 1 + name.length;
    if (letter.test(name)) this.skipSpaces();
  }

  private skipSpaces(): void {
    while (spaces.test(this.text.charAt(this.at))) this.at += 1;
  }

  private command(depth: number): string {
    const name = this.peekCommand();
    this.skipCommand(name);
    if (depth >= deepest) return '';
    const accent = accents[name];
    if (accent !== undefined) return this.accented(accent, depth);
    const look = looks[name];
    if (look !== undefined) return tagged(look, this.argument(depth));
    if (name === 'enquote' || name === 'mkbibquote') return `“${this.argument(depth)}”`;
    if (name === 'href') this.argument(depth);
    return symbols.get(name) ?? '';
  }

  private accented(accent: string, depth: number): string {
    const base = this.argument(depth).replace('ı', 'i').replace('ȷ', 'j');
    // An accent on nothing is the sign itself: \~{} is how addresses write a tilde.
    if (base === '') return accentSigns[accent] ?? '';
    return (base.slice(0, 1) + accent + base.slice(1)).normalize('NFC');
  }

  /** What a command takes: the next group, command or character. */
  private argument(depth: number): string {
    this.skipSpaces();
    if (this.at >= this.text.length || this.text[this.at] === '}') return '';
    // Braces around an argument protect nothing.
    return this.next(depth + 1);
  }
}

/**
 * LaTeX as CSL's rich text in one line. Unknown commands are left out, their arguments stay. With `protect`, braces of the
 * outermost level become the spans by which CSL keeps capitals.
 */
export function decodeLatex(latex: string, { protect = false } = {}): string {
  // Braces around a whole title are a habit, and say of no word of it that its capitals are its own.
  const source = protect && isOneGroup(latex.trim()) ? latex.trim().slice(1, -1) : latex;
  return new LatexReader(source, protect).group(0).replace(/\s+/g, ' ').trim();
}

/** True when the brace that begins the text is closed by the one that ends it. */
export function isOneGroup(latex: string): boolean {
  if (!latex.startsWith('{') || !latex.endsWith('}')) return false;
  let depth = 0;
  for (let index = 0; index < latex.length - 1; index++) {
    const character = latex.charAt(index);
    if (character === '\\') index += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0) return false;
  }
  return true;
}
