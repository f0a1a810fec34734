import { closingTags, openingTags, type TextStyle } from '../markup/rich-text.ts';
import { accentSigns, accents, mathAccents, switches, symbols, textStyles } from './symbols.ts';

/** Braces nested deeper than this are ignored. */
const maxDepth = 60;

const tagged = (style: TextStyle, text: string) => text && openingTags[style] + text + closingTags[style];

/** Quotation marks and dashes as they are typed in TeX. */
const ligatures: readonly [typed: string, text: string][] = [
  ['---', '—'],
  ['--', '–'],
  ['``', '“'],
  ["''", '”'],
  ['`', '‘'],
];

/** A capital that begins a lower-case word or stands alone. DNA and iPhone keep their capitals without protection. */
const plainCapital = /(?<![\p{L}\p{N}])\p{Lu}(?:\p{Ll}+(?!\p{Lu})|(?![\p{L}\p{N}]))/u;

/** Characters without a meaning in TeX. */
const plainRun = /[^\\{}$^_~`'-]+/y;

/** A letter for formulas and one for text, as the APS exports names: what stands behind `\else` is the text. */
const eitherMode = /\\ifmmode\b[^\n]{0,60}?\\else\b\s*([^\n]{0,60}?)\\fi(?:\{\}|\b)/g;

/** Commands whose first argument is not printed as text. */
const leadingArgument = new Set(['foreignlanguage', 'href', 'texorpdfstring', 'textcolor']);

const spaces = /\s/;
const letter = /[a-zA-Z]/;

/** Reads TeX from left to right, each character once. */
export class TexReader {
  readonly text: string;
  /** Whether braces of the outermost level keep the capitals inside them. */
  readonly protect: boolean;
  at = 0;
  math: boolean;

  constructor(text: string, { protect = false, math = false }) {
    this.text = text;
    this.protect = protect;
    this.math = math;
  }

  /** Reads up to the end of the group (or of the text) and past it. */
  group(depth: number): string {
    let out = '';
    let style: TextStyle | undefined;
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
        [before, out, style] = [before + (style ? tagged(style, out) : out), '', textStyles[name]];
        continue;
      }
      out += this.plain() || this.next(depth);
    }
    return before + (style ? tagged(style, out) : out);
  }

  /** The text up to the next character with a meaning. */
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
      const script = this.argument(depth).trim();
      // 10^\circ is 10°: the sign is raised by itself.
      return script === '°' ? script : tagged(character === '^' ? 'sup' : 'sub', script);
    }
    const ligature = ligatures.find(([typed]) => this.text.startsWith(typed, this.at));
    this.at += ligature?.[0].length ?? 1;
    return ligature?.[1] ?? (character === '~' ? ' ' : character);
  }

  /** A group in braces; in titles, braces protect capitals. */
  private braced(depth: number): string {
    this.at += 1;
    if (depth >= maxDepth) return '';
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
    if (depth >= maxDepth) return '';
    const accent = accents[name] ?? (this.math ? mathAccents[name] : undefined);
    if (accent !== undefined) return this.accented(accent, depth);
    const style = textStyles[name];
    if (style !== undefined) return tagged(style, this.argument(depth));
    if (name === 'enquote' || name === 'mkbibquote') return `“${this.argument(depth)}”`;
    if (name === 'frac') return `${this.argument(depth)}/${this.argument(depth)}`;
    // Of two arguments the second is what is read: an address, a colour, a language or a formula stands before it.
    if (leadingArgument.has(name)) this.argument(depth);
    return symbols.get(name) ?? '';
  }

  private accented(accent: string, depth: number): string {
    const base = this.argument(depth).replace('ı', 'i').replace('ȷ', 'j');
    // Without a base the accent is the sign itself: \~{} is a tilde in web addresses.
    if (base === '') return accentSigns[accent] ?? '';
    return (base.slice(0, 1) + accent + base.slice(1)).normalize('NFC');
  }

  /** The argument of a command: the next group, command or character. */
  private argument(depth: number): string {
    this.skipSpaces();
    if (this.at >= this.text.length || this.text[this.at] === '}') return '';
    // Braces around an argument protect nothing.
    return this.next(depth + 1);
  }
}

/**
 * Reads (La)TeX, as BibTeX files hold it, into one line of CSL's rich text. Unknown commands are dropped, their arguments stay.
 * With `protect`, braces of the outermost level become the `nocase` spans that keep capitals in CSL. Linear in the length of the text.
 */
export function readTex(tex: string, { protect = false } = {}): string {
  // Braces around a whole title are a habit and protect no single word.
  const bare = protect && isTexGroup(tex.trim()) ? tex.trim().slice(1, -1) : tex;
  const source = bare.replace(eitherMode, '$1');
  return new TexReader(source, { protect }).group(0).replace(/\s+/g, ' ').trim();
}

/** Whether one pair of braces encloses the whole text. */
export function isTexGroup(tex: string): boolean {
  if (!tex.startsWith('{') || !tex.endsWith('}')) return false;
  let depth = 0;
  for (let index = 0; index < tex.length - 1; index++) {
    const character = tex.charAt(index);
    if (character === '\\') index += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0) return false;
  }
  return true;
}
