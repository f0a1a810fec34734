import type { Item } from '@citewright/record';
import type {
  Block,
  BlockKind,
  DocumentLink,
  LiveCitation,
  Note,
  PaperDocument,
  Span,
} from '../../document.ts';
import { PaperError } from '../../error.ts';
import type { SourceElement, SourceText, SourceXml } from '../../xml/source-xml.ts';

/** A part of an office file that has text of the document. */
export interface TextPart extends SourceXml {
  name: string;
}

/** Where characters of a document's text stand in its file. */
export interface Origin {
  part: TextPart;
  /** The paragraph they are in. */
  paragraph: SourceElement;
  /** The run around them (docx). */
  run: SourceElement | undefined;
  /** A text, or the element that stands for one character (a tab, a break). */
  node: SourceElement | SourceText;
}

export interface TextPiece extends Span, Origin {
  /** The index of the first character among those of the text. */
  from: number;
}

/** A document with the places of its text in the file: what a corrected copy is made from. */
export interface MappedDocument {
  document: PaperDocument;
  /** In the order of the text, without overlaps. What the file does not spell out, such as numbers of lists, has none. */
  pieces: TextPiece[];
  /** A field or control makes the list of references. */
  hasLiveList: boolean;
}

/** Above what 600 pages hold. */
const longestText = 6_000_000;

/** Works that the citations of one document may name. */
const mostItems = 20_000;

/** Hyperlinks of one document, and characters of an address. Those beyond are text. */
const mostLinks = 20_000;
const longestAddress = 2_048;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number of a note as its mark prints it. */
export const noteMark = (number: number) =>
  String(number).replace(/\d/g, (digit) => superscripts[Number(digit)] ?? digit);

/** Puts the text of a document together, block by block. White space around blocks is left out. */
export class TextBuilder {
  readonly #chunks: string[] = [];
  readonly #pieces: TextPiece[] = [];
  readonly #blocks: Block[] = [];
  readonly #raised: Span[] = [];
  readonly #live: LiveCitation[] = [];
  readonly #notes: Note[] = [];
  readonly #links: DocumentLink[] = [];
  #items = 0;
  #hasLiveList = false;
  /** Where the block under way starts, its kind, and its text up to now. */
  #base = 0;
  #kind: BlockKind | undefined;
  #block = '';
  /** Nothing but a label has been added. */
  #isAtStart = true;

  /** Where the next character stands. */
  get position(): number {
    return this.#base + this.#block.length;
  }

  /** Starts a block; the one under way ends. */
  begin(kind: BlockKind): void {
    this.end();
    this.#kind = kind;
  }

  /** Ends the block under way. */
  end(): void {
    const text = this.#block.trimEnd();
    const kind = this.#kind;
    this.#block = '';
    this.#kind = undefined;
    this.#isAtStart = true;
    if (text === '' || kind === undefined) return;
    const end = this.#base + text.length;
    for (let piece = this.#pieces.at(-1); piece && piece.end > end; piece = this.#pieces.at(-1))
      if (piece.start < end) piece.end = end;
      else this.#pieces.pop();
    if (end > longestText) throw new PaperError('too-long', 'The document has more than 600 pages');
    this.#blocks.push({ kind, start: this.#base, end });
    this.#chunks.push(text);
    this.#base = end + 2;
  }

  /** Says that the paragraph under way is one of the list of references that a field or control makes. */
  becomeEntry(): void {
    this.#hasLiveList = true;
    if (this.#kind === 'paragraph') this.#kind = 'entry';
  }

  /** Adds text to the block under way; `origin` says where it stands in the file, when it does, `from` its first character there. */
  append(text: string, origin?: Origin, from = 0): void {
    const kept = this.#isAtStart ? text.trimStart() : text;
    if (kept === '' || this.#kind === undefined) return;
    this.#isAtStart = false;
    if (origin)
      this.#pieces.push({
        ...origin,
        start: this.position,
        end: this.position + kept.length,
        from: from + text.length - kept.length,
      });
    this.#block += kept;
  }

  /** Says that the text since a place is printed raised. */
  raise(start: number): void {
    for (const match of this.#block.slice(Math.max(0, start - this.#base)).matchAll(/\d+/g))
      this.#raised.push({
        start: Math.max(start, this.#base) + match.index,
        end: Math.max(start, this.#base) + match.index + match[0].length,
      });
  }

  /** Says that the text since a place is a citation of works that the file names. */
  cite(start: number, items: Item[]): void {
    this.#items += items.length;
    if (items.length === 0 || this.position <= start) return;
    if (this.#items > mostItems) throw new PaperError('too-complex', 'The document cites too many works');
    this.#live.push({ start, end: this.position, items });
  }

  /** Says that the text since a place is a link to an address. */
  link(start: number, address: string): void {
    const lead = this.#block.slice(Math.max(0, start - this.#base)).search(/\S/);
    if (lead < 0 || address === '' || address.length > longestAddress) return;
    if (this.#links.length < mostLinks)
      this.#links.push({ start: Math.max(start, this.#base) + lead, end: this.position, address });
  }

  /** Adds the label of a list or note: what follows starts behind it. */
  label(text: string): void {
    this.append(text);
    this.#isAtStart = true;
  }

  /** Adds the mark of a note, and gives its place. */
  mark(text: string, origin?: Origin): Span {
    const start = this.position;
    this.append(text, origin);
    return { start, end: this.position };
  }

  /** Says that the text since a place is that of a note. */
  note(mark: Span, start: number): void {
    this.end();
    const end = this.#base - 2;
    if (end > start) this.#notes.push({ mark, block: { start, end } });
  }

  build(): MappedDocument {
    this.end();
    const text = this.#chunks.join('\n\n');
    if (text === '') throw new PaperError('no-text', 'The document has no text');
    // A mark or citation at the end of a block may have been followed by space that was left out.
    const within = <Place extends Span>(places: Place[]) => places.filter(({ end }) => end <= text.length);
    return {
      pieces: this.#pieces,
      hasLiveList: this.#hasLiveList,
      document: {
        text,
        blocks: this.#blocks,
        raised: within(this.#raised),
        notes: this.#notes,
        live: within(this.#live).sort((one, other) => one.start - other.start),
        links: within(this.#links).sort((one, other) => one.start - other.start),
      },
    };
  }
}
