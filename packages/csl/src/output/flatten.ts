import type { Conventions } from '../conventions/conventions.ts';
import type { Locale, Quotes } from '../style/locale.ts';
import type { Mark } from '../style/tree.ts';
import { linkOf } from './link.ts';
import type { Node } from './node.ts';
import { plainText } from './plain.ts';
import { type Frame, isBlockEdge, type Token } from './token.ts';
import { Writer } from './writer.ts';

/** The marks of each formatting property, the default first. One mark of each property applies at a time. */
const PROPERTIES: readonly (readonly [Mark, ...Mark[]])[] = [
  ['normal-style', 'italic', 'oblique'],
  ['normal-variant', 'small-caps'],
  ['normal-weight', 'bold', 'light'],
  ['no-decoration', 'underline'],
  ['baseline', 'sup', 'sub'],
];
const NORMAL: readonly Mark[] = PROPERTIES.map(([normal]) => normal);

export interface FlattenOptions {
  locale: Locale;
  /** Turn identifiers and URLs into links (CSL 1.0.2, appendix VI). */
  links: boolean;
  conventions: Conventions;
}

/** Text in scripts without italics: letters of these scripts, and punctuation and space between them. */
const UPRIGHT =
  /^(?=.*\p{L})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}ー\p{P}\p{S}\s]+$/u;
const hasLatin = ({ text, children }: Node): boolean =>
  children ? children.some(hasLatin) : /[0-9A-Za-z]/.test(text);
const isUpright = (node: Node): boolean => !hasLatin(node) && UPRIGHT.test(plainText(node));

/** Typographic quotation marks in fields. */
const TYPED: Record<string, Quotes> = { double: ['“', '”'], single: ['‘', '’'] };

class Flattener {
  readonly writer: Writer;
  readonly #quotes: Locale['quotes'];
  /** The open quotation marks, outermost first. */
  readonly #openQuotes: Quotes[] = [];
  readonly #links: boolean;
  readonly #keepsQuotes: Conventions['keepsQuotes'];
  readonly #state: Mark[] = [...NORMAL];

  constructor({ locale, links, conventions }: FlattenOptions) {
    this.writer = new Writer(locale.punctuationInQuote);
    this.#links = links;
    this.#keepsQuotes = conventions.keepsQuotes;
    this.#quotes = locale.quotes;
  }

  node(node: Node): void {
    const { writer } = this;
    const block: Frame | undefined = node.display && { kind: 'display', value: node.display };
    if (block) writer.open(block);
    if (node.markup === 'apart') writer.barrier();
    const href = this.#links && node.role ? linkOf(node) : undefined;
    if (href) this.#openLink(node.prefix, href);
    else if (node.prefix !== '') writer.text(node.prefix);
    if (node.marks || node.quotes || node.markup) this.#styled(node);
    else this.#content(node);
    if (href) writer.close(href.link);
    if (node.suffix !== '') writer.text(node.suffix);
    if (block) writer.close(block);
  }

  /** Opens a link where the address begins, which may be in the prefix. */
  #openLink(prefix: string, { link, from }: { link: Frame; from: number }): void {
    this.writer.text(prefix.slice(0, from));
    this.writer.open(link);
    this.writer.text(prefix.slice(from));
  }

  #content(node: Node): void {
    const { children, delimiter } = node;
    if (!children) {
      this.writer.text(node.text);
      return;
    }
    for (let at = 0; at < children.length; at += 1) {
      if (at > 0 && delimiter !== '') this.writer.text(delimiter);
      else if (at > 0 && node.markup) this.writer.barrier();
      const child = children[at];
      if (child) this.node(child);
    }
  }

  #styled(node: Node): void {
    const before = [...this.#state];
    const quotes = node.quotes ? this.#quotesFor(node) : undefined;
    if (quotes) {
      this.writer.text(quotes[0]);
      this.#openQuotes.push(quotes);
    }
    const opened = this.#openMarks(node);
    this.#content(node);
    for (const frame of opened.reverse()) this.writer.close(frame);
    before.forEach((mark, property) => {
      this.#state[property] = mark;
    });
    if (quotes) {
      this.#openQuotes.pop();
      this.writer.closeQuote(quotes[1]);
    }
  }

  /** Outer and inner quotation marks alternate. Typographic marks that are not inside others stay as typed. */
  #quotesFor({ markup }: Node): Quotes {
    const { outer, inner } = this.#quotes;
    const typed = TYPED[markup ?? ''];
    if (typed && this.#keepsQuotes(typed[0], this.#quotes)) return typed;
    const around = this.#openQuotes.at(-1);
    if (around) return around[0] === outer[0] ? inner : outer;
    return typed ?? outer;
  }

  #openMarks(node: Node): Frame[] {
    const opened: Frame[] = [];
    const wanted = node.markup === 'nodecor' ? NORMAL : (node.marks ?? []);
    for (const mark of wanted) {
      const property = PROPERTIES.findIndex((marks) => marks.includes(mark));
      const normal = NORMAL[property] ?? mark;
      const current = this.#state[property] ?? normal;
      // Markup inside the same formatting is reset to normal: italics in an italic title.
      const next = mark === current && node.markup === 'mark' ? normal : mark;
      if (next === current || (next === 'italic' && isUpright(node))) continue;
      this.#state[property] = next;
      const frame: Frame = { kind: 'mark', value: next };
      this.writer.open(frame);
      opened.push(frame);
    }
    return opened;
  }
}

/** Moves space at the beginning and end of an entry out of its display blocks, as the test suite expects. */
function moveSpaceOutOfBlocks(tokens: Token[]): void {
  const [open, first] = tokens;
  if (isBlockEdge(open) && first?.kind === 'text' && first.value.startsWith(' ')) {
    first.value = first.value.slice(1);
    tokens.unshift({ kind: 'text', value: ' ' });
  }
  const close = tokens.at(-1);
  const last = tokens.at(-2);
  if (isBlockEdge(close) && last?.kind === 'text' && last.value.endsWith(' ')) {
    last.value = last.value.slice(0, -1);
    tokens.push({ kind: 'text', value: ' ' });
  }
}

/**
 * Flattens a tree to tokens: alternates quotation marks by depth, flips marks inside the same marks, and resolves punctuation
 * where pieces meet.
 */
export function flatten(node: Node, options: FlattenOptions): Token[] {
  const flattener = new Flattener(options);
  flattener.node(node);
  const { tokens } = flattener.writer;
  moveSpaceOutOfBlocks(tokens);
  return tokens;
}
