import { decodeText } from '@citewright/record';
import { Tokenizer } from 'htmlparser2';
import type { Meta, Page, PageElement } from './page.ts';
import { VisibleText } from './visible-text.ts';

/** Limits of one page. Real pages are smaller; hostile ones are truncated. */
/** Schemes that give the meaning of a patent's Dublin Core; other schemes only describe the notation. */
const qualifiers = new Set(['assignee', 'datesubmitted', 'inventor', 'issue']);

const limits = {
  elements: 40_000,
  depth: 256,
  attributes: 64,
  value: 20_000,
  title: 2_000,
  metas: 2_000,
  script: 600_000,
  scripts: 60,
} as const;

const voidTags = new Set(
  'area base basefont bgsound br col embed hr img input link meta param source track wbr'.split(' '),
);
const silentTags = new Set(
  'script style noscript template textarea select svg iframe object math rt rp'.split(' '),
);
const blockTags = new Set(
  (
    'address article aside blockquote body br button center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr html label li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

const separateTags = new Set(['a', 'time', 'button']);
const headings = ['h1', 'h2', 'h3'];

/** Start tags that close an open element of the same or a sibling kind (HTML, "optional tags"). */
const impliedEnds: Record<string, ReadonlySet<string>> = {
  li: new Set(['li']),
  dt: new Set(['dt', 'dd']),
  dd: new Set(['dt', 'dd']),
  tr: new Set(['tr', 'td', 'th']),
  td: new Set(['td', 'th']),
  th: new Set(['td', 'th']),
};

const noAttributes: ReadonlyMap<string, string> = new Map();

/**
 * Parses any HTML in one linear pass over htmlparser2's tokens (its tree builder, like cheerio, is quadratic
 * on deeply nested tags). Never throws; content beyond the limits is omitted.
 */
export function parsePage(url: string, html: string): Page {
  const builder = new PageBuilder(html);
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder);
  tokenizer.write(html);
  tokenizer.end();
  return builder.page(url);
}

class PageBuilder {
  readonly #html: string;
  readonly #elements: PageElement[] = [];
  readonly #open: PageElement[] = [];
  readonly #openCount = new Map<string, number>();
  readonly #text = new VisibleText();
  readonly #metas: Meta[] = [];
  readonly #jsonLd: string[] = [];
  #silent = 0;
  #raw = false;
  /** True directly after the end of a link or time: an adjacent one is a separate word. */
  #inlineEnded = false;
  /** True when an inline element has just ended and another one begun, without a character between them. */
  #edge: 'none' | 'ended' | 'between' = 'none';
  /** The text before, if it is short. */
  #piece = '';
  #foreign = 0;
  #language: string | undefined;
  #title = '';
  #titleDone = false;
  #script: string[] | undefined;
  #scriptLength = 0;
  #tag = '';
  #attributes: Map<string, string> | undefined;
  #name = '';
  #value: string[] = [];
  #valueLength = 0;

  constructor(html: string) {
    this.#html = html;
  }

  page(url: string): Page {
    for (const element of this.#open.toReversed()) this.#finish(element);
    return {
      url,
      elements: this.#elements,
      text: this.#text.toString(),
      title: decodeText(this.#title),
      metas: this.#metas,
      jsonLd: this.#jsonLd,
      language: this.#language,
      others: [],
    };
  }

  isInForeignContext(): boolean {
    return this.#foreign > 0;
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#html.slice(start, Math.min(end, start + 40)).toLowerCase();
    this.#attributes = undefined;
  }

  onattribname(start: number, end: number): void {
    this.#name = this.#html.slice(start, Math.min(end, start + 60)).toLowerCase();
    this.#value = [];
    this.#valueLength = 0;
  }

  onattribdata(start: number, end: number): void {
    this.#addValue(this.#html.slice(start, Math.min(end, start + limits.value)));
  }

  onattribentity(codepoint: number): void {
    this.#addValue(String.fromCodePoint(codepoint));
  }

  #addValue(text: string): void {
    if (this.#valueLength > limits.value) return;
    this.#value.push(text);
    this.#valueLength += text.length;
  }

  onattribend(): void {
    this.#attributes ??= new Map();
    if (this.#attributes.size >= limits.attributes || this.#attributes.has(this.#name)) return;
    this.#attributes.set(this.#name, this.#value.join(''));
  }

  onopentagend(): void {
    this.#openElement(this.#tag, this.#attributes ?? noAttributes);
  }

  onselfclosingtag(): void {
    this.#openElement(this.#tag, this.#attributes ?? noAttributes);
    if (this.#foreign > 0) this.#close(this.#tag);
  }

  #openElement(tag: string, attributes: ReadonlyMap<string, string>): void {
    this.#closeImplied(tag);
    if (this.#silent === 0) this.#setApart(tag, this.#inlineEnded && separateTags.has(tag));
    this.#inlineEnded = false;
    if (this.#edge === 'ended') this.#edge = 'between';
    if (tag === 'meta') this.#addMeta(attributes);
    this.#raw = tag === 'script' || tag === 'style';
    if (tag === 'html') this.#language ??= attributes.get('lang') ?? attributes.get('xml:lang');
    if (tag === 'script' && isJsonLd(attributes) && this.#jsonLd.length < limits.scripts) {
      this.#script = [];
      this.#scriptLength = 0;
    }
    if (this.#elements.length >= limits.elements) return;
    const element: PageElement = {
      index: this.#elements.length,
      tag,
      attributes,
      parent: this.#open.at(-1),
      depth: this.#open.length,
      start: this.#text.length,
      end: this.#text.length,
      last: this.#elements.length + 1,
    };
    this.#elements.push(element);
    if (voidTags.has(tag) || this.#open.length >= limits.depth) return;
    this.#open.push(element);
    this.#openCount.set(tag, (this.#openCount.get(tag) ?? 0) + 1);
    if (silentTags.has(tag)) this.#silent++;
    if (tag === 'svg' || tag === 'math') this.#foreign++;
  }

  /** Blocks are separate lines; times, and consecutive links, are separate words. */
  #setApart(tag: string, isNeighbour: boolean): void {
    if (blockTags.has(tag)) this.#text.breakLine();
    else if (isNeighbour || tag === 'time') this.#text.separate();
  }

  #closeImplied(tag: string): void {
    const top = this.#open.at(-1);
    if (!top) return;
    if (impliedEnds[tag]?.has(top.tag) || (top.tag === 'p' && blockTags.has(tag) && tag !== 'br')) {
      this.#close(top.tag);
    }
  }

  /** `<a>Kari Nordli</a><span>Journalist</span>`: a capital after a small letter, or after words in capitals, starts a word. */
  #setNeighboursApart(text: string): void {
    const isCapitals = /^\p{Lu}{2,}(?: \p{Lu}{2,})+$/u.test(this.#piece);
    const isEndOfWord = isCapitals || /\p{Ll}/u.test(this.#text.last);
    const isEdge =
      this.#edge === 'between' && isEndOfWord && (isCapitals ? /^\p{Lu}/u : /^\p{Lu}[\p{L}.]/u).test(text);
    this.#edge = 'none';
    if (!isEdge) return;
    if (headings.some((tag) => this.#openCount.get(tag))) this.#text.separate();
    else this.#text.breakLine();
  }

  onclosetag(start: number, end: number): void {
    const tag = this.#html.slice(start, Math.min(end, start + 40)).toLowerCase();
    if (tag === 'script' && this.#script) {
      this.#jsonLd.push(this.#script.join(''));
      this.#script = undefined;
    }
    this.#raw = false;
    if (tag === 'title' && this.#foreign === 0 && this.#title !== '') this.#titleDone = true;
    if (this.#silent === 0) this.#setApart(tag, false);
    this.#inlineEnded = separateTags.has(tag);
    this.#edge = 'ended';
    this.#close(tag);
  }

  #close(tag: string): void {
    if (!this.#openCount.get(tag)) return;
    for (let element = this.#open.pop(); element; element = this.#open.pop()) {
      this.#finish(element);
      if (element.tag === tag) return;
    }
  }

  #finish(element: PageElement): void {
    element.end = this.#text.length;
    element.last = this.#elements.length;
    this.#openCount.set(element.tag, (this.#openCount.get(element.tag) ?? 1) - 1);
    if (silentTags.has(element.tag)) this.#silent--;
    if (element.tag === 'svg' || element.tag === 'math') this.#foreign--;
  }

  ontext(start: number, end: number): void {
    this.#addText(this.#html.slice(start, Math.min(end, start + limits.script)));
  }

  ontextentity(codepoint: number): void {
    this.#addText(String.fromCodePoint(codepoint));
  }

  #addText(text: string): void {
    this.#inlineEnded = false;
    if (this.#script) {
      this.#scriptLength += text.length;
      if (this.#scriptLength <= limits.script) this.#script.push(text);
      return;
    }
    const tag = this.#open.at(-1)?.tag;
    if (tag === 'title') {
      if (this.#foreign === 0 && !this.#titleDone && this.#title.length < limits.title) {
        this.#title += text.slice(0, limits.title);
      }
      return;
    }
    if (this.#raw || this.#silent > 0) return;
    this.#setNeighboursApart(text);
    this.#piece = text.length > 60 ? '' : text.trim();
    for (const [index, line] of (this.#openCount.get('pre') ? text.split('\n') : [text]).entries()) {
      if (index > 0) this.#text.breakLine();
      this.#text.add(line);
    }
  }

  #addMeta(attributes: ReadonlyMap<string, string>): void {
    const content = decodeText(attributes.get('content') ?? attributes.get('value') ?? '');
    if (content === '' || this.#metas.length >= limits.metas) return;
    const names = ['name', 'property', 'itemprop', 'http-equiv']
      .flatMap((key) => attributes.get(key)?.toLowerCase().trim().split(/\s+/) ?? [])
      .filter((name) => name !== '');
    const scheme = attributes.get('scheme')?.toLowerCase() ?? '';
    const qualified = qualifiers.has(scheme) ? names.map((name) => `${name}.${scheme}`) : names;
    if (names.length > 0) this.#metas.push({ names: qualified, content });
  }

  oncdata(start: number, end: number): void {
    this.ontext(start, end);
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}
}

function isJsonLd(attributes: ReadonlyMap<string, string>): boolean {
  return (attributes.get('type') ?? '').toLowerCase().includes('ld+json');
}
