import { branch, leaf, type Node } from '../output/node.ts';
import type { Mark } from '../style/tree.ts';

interface Tag {
  close: string;
  marks?: Mark[];
  markup: NonNullable<Node['markup']>;
}

/** Formatting elements that fields may contain (citeproc-js documentation, "HTML-like formatting tags"). */
const ELEMENTS: Record<string, Mark> = {
  i: 'italic',
  em: 'italic',
  b: 'bold',
  sup: 'sup',
  sub: 'sub',
  sc: 'small-caps',
};
const ELEMENT = /^<(i|em|b|sup|sub|sc)>/;
const SPAN = /^<span (?:class="(nocase|nodecor)"|style="font-variant: ?small-caps;?")>/;

/** The formatting that a tag in a field opens; `undefined` when it is not markup. */
function tagOf(text: string): Tag | undefined {
  const name = ELEMENT.exec(text)?.[1];
  const mark = name && ELEMENTS[name];
  if (mark) return { close: `</${name}>`, marks: [mark], markup: 'mark' };
  const span = SPAN.exec(text);
  if (!span) return undefined;
  const markup = span[1] as Tag['markup'] | undefined;
  return markup ? { close: '</span>', markup } : { close: '</span>', marks: ['small-caps'], markup: 'mark' };
}

/** The closing mark of each opening quotation mark. */
const QUOTES: Record<string, string> = { '"': '"', "'": "'", '“': '”', '‘': '’' };
/** Typographic quotation marks keep their form, unless they are inside others. */
const CURLY: Record<string, Node['markup']> = { '“': 'double', '‘': 'single' };
const SPECIAL = /["'“”‘’]|<[^<>]{1,60}>/g;
const OPENING_CONTEXT = /[\s\u00a0([{<>“‘\-–—/:]$/;
const LETTER_NEXT = /^[\p{L}\p{N}]/u;
const SPACE_NEXT = /^\s|^$/;

/** The deepest nesting of markup. Deeper markup is text, so that reading stays linear. */
const DEEPEST = 32;

/** An open tag or quotation mark, and its content so far. */
interface Frame {
  opened: string;
  close: string;
  tag: Tag | undefined;
  children: Node[];
}

class MarkupReader {
  readonly #text: string;
  /** The end of the last opening quotation mark: another may open directly after it. */
  #opened = -1;
  readonly #frames: Frame[] = [{ opened: '', close: '', tag: undefined, children: [] }];

  constructor(text: string) {
    this.#text = text;
  }

  read(): Node[] {
    let from = 0;
    SPECIAL.lastIndex = 0;
    for (let match = SPECIAL.exec(this.#text); match; match = SPECIAL.exec(this.#text)) {
      const [special] = match;
      this.#literal(this.#text.slice(from, match.index));
      from = match.index + special.length;
      this.#special(special, match.index);
      SPECIAL.lastIndex = from;
    }
    this.#literal(this.#text.slice(from));
    while (this.#frames.length > 1) this.#abandon();
    return this.#frames[0]?.children ?? [];
  }

  #special(special: string, at: number): void {
    if (special.startsWith('<')) this.#tag(special);
    else if (!this.#closesQuote(special, at)) {
      if (this.#opensQuote(special, at)) {
        this.#open(special, QUOTES[special] ?? '', undefined);
        this.#opened = at + 1;
      } else this.#literal(special === "'" ? '’' : special);
    }
  }

  #tag(special: string): void {
    const tag = tagOf(special);
    if (tag) this.#open(special, tag.close, tag);
    else if (!special.startsWith('</') || !this.#close(special, true)) this.#literal(special);
  }

  #opensQuote(special: string, at: number): boolean {
    if (!(special in QUOTES)) return false;
    const next = this.#text.slice(at + 1, at + 2);
    if (SPACE_NEXT.test(next)) return false;
    if (special === '“' || special === '‘') return true;
    return at === this.#opened || at === 0 || OPENING_CONTEXT.test(this.#text.slice(at - 1, at));
  }

  #closesQuote(special: string, at: number): boolean {
    const open = this.#frames.some((frame) => frame.close === special && !frame.tag);
    if (!open) return false;
    if (special !== '”') {
      if (SPACE_NEXT.test(this.#text.slice(at - 1, at))) return false;
      if (special !== '"' && LETTER_NEXT.test(this.#text.slice(at + 1, at + 3))) return false;
    }
    return this.#close(special, false);
  }

  #open(opened: string, close: string, tag: Tag | undefined): void {
    if (this.#frames.length > DEEPEST) {
      this.#literal(opened);
      return;
    }
    this.#frames.push({ opened, close, tag, children: [] });
  }

  /** Closes the innermost frame of that kind; unclosed frames inside it become text. A quotation mark does not close a tag. */
  #close(close: string, isTag: boolean): boolean {
    const at = this.#frames.findLastIndex(
      (frame) => frame.close === close && (frame.tag !== undefined) === isTag,
    );
    if (at < 1) return false;
    if (!isTag && this.#frames.slice(at + 1).some((frame) => frame.tag)) return false;
    while (this.#frames.length > at + 1) this.#abandon();
    const frame = this.#frames.pop();
    if (frame) this.#push(this.#toNode(frame));
    return true;
  }

  #toNode({ opened, tag, children }: Frame): Node {
    const node = branch(children);
    if (!tag) return { ...node, quotes: true, markup: CURLY[opened] ?? 'mark' };
    return { ...node, marks: tag.marks, markup: tag.markup };
  }

  /** Turns the innermost frame, which nothing closes, into text. */
  #abandon(): void {
    const frame = this.#frames.pop();
    if (!frame) return;
    this.#literal(frame.opened === "'" ? '’' : frame.opened);
    for (const child of frame.children) this.#push(child);
  }

  #push(node: Node): void {
    this.#frames.at(-1)?.children.push(node);
  }

  #literal(raw: string): void {
    if (raw === '') return;
    const text = narrowSpaces(raw);
    const children = this.#frames.at(-1)?.children;
    const previous = children?.at(-1);
    if (children && previous && !previous.children) {
      children[children.length - 1] = leaf(previous.text + text);
    } else children?.push(leaf(text));
  }
}

const FRENCH_SPACE = /(?<! ) (?=[:;?!»])|(?<=«) /g;
/** A quick test for texts with French punctuation, which are rare. */
const FRENCH = / [:;?!»]|« /;

/** Makes the spaces before French punctuation and inside its quotation marks narrow (punctuation_FrenchOrthography). */
export const narrowSpaces = (text: string): string =>
  FRENCH.test(text) ? text.replace(FRENCH_SPACE, '\u202f') : text;

/** Parses the markup and quotation marks of a field. Linear in its length. */
export function parseMarkup(text: string): Node {
  SPECIAL.lastIndex = 0;
  if (!SPECIAL.test(text)) return leaf(narrowSpaces(text));
  const nodes = new MarkupReader(text).read();
  const [only] = nodes;
  return nodes.length === 1 && only ? only : { ...branch(nodes), markup: 'field' };
}

/** The text of a field without its markup. */
export function stripMarkup(text: string): string {
  return text.includes('<') ? text.replace(/<\/?(?:i|em|b|sup|sub|sc|span)(?:\s[^<>]{0,60})?>/g, '') : text;
}
