import { Parser } from 'htmlparser2';
import type { BlockKind, PaperDocument, Span } from '../../document.ts';
import { PaperError } from '../../error.ts';
import { noteMark, TextBuilder } from '../office/text-builder.ts';

/** Elements inside elements. */
const deepest = 1_000;

const silent = new Set(
  'script style noscript template svg math head iframe object select option button nav textarea audio video canvas'.split(
    ' ',
  ),
);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const blocks = new Set(
  (
    'p div li dt dd blockquote pre figcaption caption section article main aside header footer ul ol dl table tbody thead tfoot figure ' +
    'details summary address center form fieldset body html hr'
  ).split(' '),
);

interface Open {
  name: string;
  kind: BlockKind | undefined;
  isSilent: boolean;
  isRaised: boolean;
  /** The note that the element holds, and the mark that it is. */
  note: HtmlNote | undefined;
  markOf: string | undefined;
  /** Where a link leads. */
  address: string | undefined;
  start: number;
}

interface HtmlNote {
  mark: Span | undefined;
  texts: string[];
}

const has = (value: string | undefined, word: RegExp) => value !== undefined && word.test(value);

class HtmlReader {
  readonly #builder = new TextBuilder();
  readonly #open: Open[] = [];
  readonly #notes = new Map<string, HtmlNote>();
  #isOpen = false;
  #endsInSpace = true;

  open(name: string, attributes: Record<string, string>): void {
    const parent = this.#open.at(-1);
    if (this.#open.length >= deepest)
      throw new PaperError('too-complex', 'The file nests its elements too deeply');
    if (name === 'br') {
      this.#text(' ', parent);
      return;
    }
    const { id, class: classes, role, href } = attributes;
    const isEntry = has(role, /doc-biblioentry/) || has(classes, /\bcsl-entry\b|\bbib-?(?:item|entry)\b/);
    const target = name === 'a' && href?.startsWith('#') ? href.slice(1) : undefined;
    const isMark =
      target !== undefined &&
      (has(role, /doc-noteref/) ||
        has(classes, /footnote|noteref/) ||
        has(target, /^_?(?:fn|ftn|edn|note|footnote)/i)) &&
      !has(role, /backlink/) &&
      !has(classes, /back/) &&
      parent?.note === undefined;
    const own = id === undefined ? undefined : this.#notes.get(id);
    const element: Open = {
      name,
      kind: headings.has(name) ? 'heading' : isEntry ? 'entry' : name === 'tr' ? 'row' : parent?.kind,
      isSilent:
        parent?.isSilent || silent.has(name) || has(classes, /footnote-back/) || has(role, /doc-backlink/),
      isRaised: parent?.isRaised || name === 'sup',
      note: parent?.note ?? own,
      markOf: isMark ? target : undefined,
      address: name === 'a' && !isMark ? href : undefined,
      start: 0,
    };
    if (!element.note && (blocks.has(name) || headings.has(name) || name === 'tr')) this.#end();
    if ((name === 'td' || name === 'th') && this.#isOpen && !element.note) {
      this.#builder.append('\t');
      this.#endsInSpace = true;
    }
    element.start = this.#builder.position;
    this.#open.push(element);
  }

  text(text: string): void {
    this.#text(text, this.#open.at(-1));
  }

  #text(text: string, parent: Open | undefined): void {
    if (parent?.isSilent) return;
    const spaced = text.replace(/[\s\u00a0]+/g, ' ');
    if (parent?.note) {
      parent.note.texts.push(spaced);
      return;
    }
    const kept = this.#endsInSpace ? spaced.trimStart() : spaced;
    if (kept === '') return;
    if (!this.#isOpen) this.#begin(parent?.kind ?? 'paragraph');
    const mark = this.#open.findLast(({ markOf }) => markOf !== undefined)?.markOf;
    if (mark !== undefined && /^[\s[\]()\d*†‡⁰¹²³⁴-⁹]{1,8}$/.test(kept) && !this.#notes.has(mark)) {
      const number = noteMark(this.#notes.size + 1);
      this.#notes.set(mark, { mark: this.#builder.mark(number), texts: [] });
    } else if (mark === undefined || !this.#notes.has(mark) || !/^\W*\d*\W*$/.test(kept)) {
      const start = this.#builder.position;
      this.#builder.append(kept);
      if (parent?.isRaised) this.#builder.raise(start);
    }
    this.#endsInSpace = /\s$/.test(kept);
  }

  close(name: string): void {
    const element = this.#open.at(-1);
    if (element?.name !== name) return;
    this.#open.pop();
    if (element.address !== undefined && !element.note && !element.isSilent)
      this.#builder.link(element.start, element.address);
    if (element.note) {
      if (blocks.has(name)) element.note.texts.push(' ');
    } else if (blocks.has(name) || headings.has(name) || name === 'tr') this.#end();
  }

  #begin(kind: BlockKind): void {
    this.#builder.begin(kind);
    this.#isOpen = true;
    this.#endsInSpace = true;
  }

  #end(): void {
    this.#builder.end();
    this.#isOpen = false;
    this.#endsInSpace = true;
  }

  build(): PaperDocument {
    this.#end();
    for (const [index, { mark, texts }] of [...this.#notes.values()].entries()) {
      const text = texts.join('').replace(/\s+/g, ' ').trim();
      if (text === '' || !mark) continue;
      this.#builder.begin('note');
      const start = this.#builder.position;
      this.#builder.label(`${noteMark(index + 1)} `);
      this.#builder.append(text.replace(/^[[(]?\d{1,4}[\])]?\.?\s+/, ''));
      this.#builder.note(mark, start);
    }
    return this.#builder.build().document;
  }
}

/** Reads a paper in HTML: its visible text, its headings, tables and notes. Throws a `PaperError`. */
export function readHtml(source: string): PaperDocument {
  const reader = new HtmlReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.text(text),
      onclosetag: (name) => reader.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(source);
  return reader.build();
}
