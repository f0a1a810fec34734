import type { Locale } from '../style/locale.ts';
import type { Mark } from '../style/tree.ts';
import { linkOf } from './link.ts';
import type { Node } from './node.ts';
import type { Token } from './token.ts';
import { Writer } from './writer.ts';

/** The property that a mark sets, as a position in the state. */
const PROPERTY: Record<Mark, number> = {
  'normal-style': 0,
  italic: 0,
  oblique: 0,
  'normal-variant': 1,
  'small-caps': 1,
  'normal-weight': 2,
  bold: 2,
  light: 2,
  'no-decoration': 3,
  underline: 3,
  baseline: 4,
  sup: 4,
  sub: 4,
};
const NORMAL: Mark[] = ['normal-style', 'normal-variant', 'normal-weight', 'no-decoration', 'baseline'];

export interface FlattenOptions {
  locale: Locale;
  /** Give identifiers and URLs links (CSL 1.0.2, appendix VI). */
  links: boolean;
}

class Flattener {
  readonly writer: Writer;
  readonly #quotes: readonly string[];
  readonly #links: boolean;
  readonly #state: Mark[] = [...NORMAL];
  #depth = 0;

  constructor({ locale, links }: FlattenOptions) {
    this.writer = new Writer(locale.punctuationInQuote);
    this.#links = links;
    const outer = [locale.term('open-quote') ?? '“', locale.term('close-quote') ?? '”'];
    const inner = [locale.term('open-inner-quote') ?? '‘', locale.term('close-inner-quote') ?? '’'];
    this.#quotes = [...outer, ...inner] as const;
  }

  node(node: Node): void {
    const { writer } = this;
    if (node.display) writer.openDisplay(node.display);
    const href = this.#links && node.role ? linkOf(node) : undefined;
    if (href?.withPrefix) writer.openLink(href.url);
    if (node.prefix !== '') writer.text(node.prefix);
    if (href && !href.withPrefix) writer.openLink(href.url);
    if (node.marks || node.quotes || node.markup) this.#styled(node);
    else this.#content(node);
    if (href) writer.closeLink();
    if (node.suffix !== '') writer.text(node.suffix);
    if (node.display) writer.closeDisplay(node.display);
  }

  #content(node: Node): void {
    const { children, delimiter } = node;
    if (!children) {
      this.writer.text(node.text);
      return;
    }
    for (let at = 0; at < children.length; at += 1) {
      if (at > 0 && delimiter !== '') this.writer.text(delimiter);
      const child = children[at];
      if (child) this.node(child);
    }
  }

  #styled(node: Node): void {
    const before = [...this.#state];
    if (node.quotes) {
      this.writer.openQuote(this.#quotes[(this.#depth % 2) * 2] ?? '');
      this.#depth += 1;
    }
    const opened = this.#openMarks(node);
    this.#content(node);
    for (const mark of opened.reverse()) this.writer.closeMark(mark);
    before.forEach((mark, property) => {
      this.#state[property] = mark;
    });
    if (node.quotes) {
      this.#depth -= 1;
      this.writer.closeQuote(this.#quotes[(this.#depth % 2) * 2 + 1] ?? '');
    }
  }

  #openMarks(node: Node): Mark[] {
    const opened: Mark[] = [];
    const wanted = node.markup === 'nodecor' ? NORMAL : (node.marks ?? []);
    for (const mark of wanted) {
      const property = PROPERTY[mark];
      const normal = NORMAL[property] ?? mark;
      const current = this.#state[property] ?? normal;
      // A mark inside the same mark stands out by being normal: italics in an italic title.
      const next = mark === current && node.markup === 'mark' ? normal : mark;
      if (next === current) continue;
      this.#state[property] = next;
      this.writer.openMark(next);
      opened.push(next);
    }
    return opened;
  }
}

/** Puts a tree in reading order: quotes by depth, marks that flip, punctuation settled where pieces meet. */
export function flatten(node: Node, options: FlattenOptions): Token[] {
  const flattener = new Flattener(options);
  flattener.node(node);
  return flattener.writer.tokens;
}
