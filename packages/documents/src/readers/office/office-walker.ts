import type { Span } from '../../document.ts';
import { attributeOf, isElement, type SourceElement, type SourceText } from '../../xml/source-xml.ts';
import { type MappedDocument, noteMark, type Origin, TextBuilder, type TextPart } from './text-builder.ts';

/** A note whose text is read behind the body. */
interface PendingNote {
  mark: Span;
  label: string;
  part: TextPart;
  element: SourceElement;
}

/** What a format knows of its own elements. */
export interface Grammar {
  /** Reads an element that stands between blocks, or is one. */
  read(element: SourceElement): void;
  /** What was under way ends where a note begins. */
  beginNote?(): void;
}

/** Goes through the body of an office file, and behind it through its notes: what Word and OpenDocument do alike. */
export class OfficeWalker {
  readonly text = new TextBuilder();
  readonly #grammar: Grammar;
  readonly #notes: PendingNote[] = [];
  /** Text boxes of the block under way: they are read behind it. */
  #boxes: SourceElement[] = [];
  /** Where the text of the cell or note under way starts. */
  #cell: number | undefined;
  #inNotes = false;
  #part: TextPart;
  #paragraph: SourceElement;
  /** The run around the text (docx). */
  run: SourceElement | undefined;
  isRaised = false;

  constructor(part: TextPart, grammar: Grammar) {
    this.#part = part;
    this.#paragraph = part.root;
    this.#grammar = grammar;
  }

  /** The part of the file that is read. */
  get part(): TextPart {
    return this.#part;
  }

  /** The document's text with its places. Throws a `PaperError` for one without text or with too much of it. */
  document(body: SourceElement | undefined): MappedDocument {
    if (body) this.children(body);
    this.text.end();
    this.#inNotes = true;
    for (const note of this.#notes) this.#readNote(note);
    return this.text.build();
  }

  #readNote({ mark, label, part, element }: PendingNote): void {
    this.#part = part;
    this.#grammar.beginNote?.();
    this.text.begin('note');
    const start = this.text.position;
    if (label !== '') this.text.label(`${label} `);
    this.#cell = this.text.position;
    this.children(element);
    this.text.note(mark, start);
  }

  children(element: SourceElement): void {
    for (const child of element.content) if (isElement(child)) this.#grammar.read(child);
  }

  /** An attribute by its local name. */
  attribute(element: SourceElement, name: string): string | undefined {
    return attributeOf(this.#part.source, element, name);
  }

  #originOf(node: SourceElement | SourceText): Origin {
    return { part: this.#part, paragraph: this.#paragraph, run: this.run, node };
  }

  /** Adds text with its place in the file; `from` is its first character in the node. */
  print(text: string, node: SourceElement | SourceText, from = 0): void {
    const start = this.text.position;
    this.text.append(text, this.#originOf(node), from);
    if (this.isRaised) this.text.raise(start);
  }

  /** Reads a paragraph, as a block that `begin` starts. `readContent` says whether the block ends with it. */
  paragraph(element: SourceElement, begin: () => void, readContent: () => boolean): void {
    const outer = this.#paragraph;
    this.#paragraph = element;
    if (this.#cell === undefined) begin();
    else this.#separate(this.#cell);
    const ends = readContent();
    this.#paragraph = outer;
    if (this.#cell !== undefined) return;
    if (ends) this.text.end();
    this.#readBoxes();
  }

  /** Puts a paragraph of a cell or note apart from the one before. */
  #separate(start: number): void {
    if (this.text.position === start) return;
    if (this.#inNotes) this.text.begin('note');
    else this.text.append(' ');
  }

  /** Keeps a text box until its block ends. */
  keepBox(element: SourceElement): void {
    this.#boxes.push(element);
  }

  #readBoxes(): void {
    const boxes = this.#boxes;
    this.#boxes = [];
    const run = this.run;
    this.run = undefined;
    for (const box of boxes) this.children(box);
    this.run = run;
  }

  /** Reads a row of a table. */
  row(cells: readonly SourceElement[]): void {
    // A table within a cell or note is text of it; one of a single column lays out paragraphs.
    if (this.#cell !== undefined || cells.length === 1) {
      for (const cell of cells) this.children(cell);
      return;
    }
    this.text.begin('row');
    for (const [index, cell] of cells.entries()) {
      if (index > 0) this.text.append('\t');
      this.#cell = this.text.position;
      this.children(cell);
    }
    this.#cell = undefined;
    this.text.end();
    this.#readBoxes();
  }

  /** Whether a mark can stand for a note: one in a note has none. */
  get takesNotes(): boolean {
    return !this.#inNotes;
  }

  /** Adds the mark of a note, its number or what the file prints in place of it, and keeps its text for the end. */
  note(node: SourceElement, own: string | undefined, element: SourceElement, part = this.#part): void {
    const label = own === undefined ? noteMark(this.#notes.length + 1) : '';
    const mark = this.text.mark(own ?? label, this.#originOf(node));
    this.#notes.push({ mark, label, part, element });
  }
}
