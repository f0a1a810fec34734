import {
  citationCode,
  documentProperties,
  escapeXml,
  fieldEnd,
  fieldStart,
  type LiveWork,
  listCode,
  type Run,
} from '@citewright/interchange';
import type { ListedText, Span } from '../../document.ts';
import { openWord, type WordFile } from '../../readers/docx/package.ts';
import { mapWord } from '../../readers/docx/read-docx.ts';
import { Styles } from '../../readers/docx/styles.ts';
import type { MappedDocument, TextPart, TextPiece } from '../../readers/office/text-builder.ts';
import { attributeOf, elementAt, elementsOf, isElement, type SourceElement } from '../../xml/source-xml.ts';
import { changeZip } from '../../zip/write-zip.ts';
import type { Corrected, Correction, Options } from '../corrections.ts';
import {
  DocumentCorrector,
  type Editor,
  type Ends,
  type NewEntry,
  type NewNote,
  type NewParagraph,
  Pieces,
  plainLook,
  type Slot,
} from '../document-corrector.ts';
import { plainText } from '../entry-text.ts';
import type { Splice } from '../splices.ts';
import type { Hunk, Look } from '../word-diff.ts';
import { addComments, commentEnd, commentStart, type Remark } from './comments.ts';
import { NewFootnotes } from './footnotes.ts';
import { ChangedParts } from './parts.ts';
import {
  changedProperties,
  likeProperties,
  type NumberedBy,
  numberedBy,
  type ParagraphChange,
  RunLooks,
} from './properties.ts';
import { CharacterEdits, editRuns, isEditable, type Writing } from './run-edits.ts';

/** XML before and behind new text. */
interface Around {
  before: string;
  behind: string;
}

const nothing: Around = { before: '', behind: '' };

/** What makes the words of a link look like one. */
const linkLooks = new Set(['w:rStyle', 'w:color', 'w:u']);

/** Whether a paragraph can be taken out: no field reaches beyond it, and no section ends with it. */
function isWhole(part: TextPart, paragraph: SourceElement): boolean {
  let open = 0;
  for (const [, type] of part.source
    .slice(paragraph.start, paragraph.end)
    .matchAll(/:fldCharType=["'](begin|end)["']/g)) {
    open += type === 'begin' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0 && elementAt(paragraph, 'w:pPr', 'w:sectPr') === undefined;
}

/** Whether a paragraph stands in a text box, where Word takes no notes. */
function isInBox(paragraph: SourceElement): boolean {
  for (let element = paragraph.parent; element; element = element.parent)
    if (element.name.endsWith('txbxContent')) return true;
  return false;
}

class DocxEditor implements Editor {
  readonly #file: WordFile;
  readonly #options: Options;
  readonly #mapped: MappedDocument;
  readonly #pieces: Pieces;
  readonly #styles: Styles;
  readonly #looks: RunLooks;
  readonly #parts: ChangedParts;
  readonly #edits = new CharacterEdits();
  readonly #splices = new Map<TextPart, Splice[]>();
  readonly #remarks: Remark[] = [];
  readonly #lookOf = new Map<SourceElement, Look>();
  readonly #footnotes: NewFootnotes;
  #id: number;
  #live = 0;

  constructor(file: WordFile, mapped: MappedDocument, pieces: Pieces, options: Options) {
    this.#file = file;
    this.#options = options;
    this.#mapped = mapped;
    this.#pieces = pieces;
    this.#styles = new Styles(file.related('styles'));
    this.#looks = new RunLooks(this.#styles);
    this.#parts = new ChangedParts(file);
    const marks = mapped.pieces.flatMap(({ start, part, node }) =>
      isElement(node) && node.name === 'w:footnoteReference'
        ? [{ at: start, id: Number(attributeOf(part.source, node, 'id')) }]
        : [],
    );
    this.#footnotes = new NewFootnotes(file, this.#parts, this.#styles, marks);
    const others = ['comments', 'footnotes'].map((type) => file.related(type)?.source ?? '');
    const sources = [file.main.source, ...others];
    const ids = sources.flatMap((source) =>
      Array.from(source.matchAll(/:id=["'](\d{1,9})["']/g), ([, id]) => Number(id)),
    );
    this.#id = ids.reduce((most, id) => Math.max(most, id), 0);
  }

  /** The file with all that was edited. */
  finish(): Uint8Array {
    const { way, style } = this.#options;
    if (style !== undefined && this.#live > 0) this.#keepStyle(style);
    addComments(this.#file, this.#parts, this.#styles, this.#remarks, this.#attributes());
    this.#footnotes.finish();
    const writing: Writing = {
      deletion: (runs) => (way === 'tracked' ? `<w:del ${this.#signature()}>${runs}</w:del>` : ''),
      nextId: () => this.#nextId(),
    };
    for (const part of new Set(this.#mapped.pieces.map((piece) => piece.part))) {
      const splices = [
        ...(this.#splices.get(part) ?? []),
        ...editRuns(part, this.#mapped.pieces, this.#edits, writing),
      ];
      if (splices.length > 0) this.#parts.changeText(part, splices);
    }
    return changeZip(this.#file.archive, this.#parts.bytes());
  }

  isEditable(piece: TextPiece): boolean {
    return isEditable(piece);
  }

  stays({ run }: TextPiece): boolean {
    return run !== undefined;
  }

  lookOf(piece: TextPiece): Look {
    if (!piece.run) return plainLook;
    const known = this.#lookOf.get(piece.run);
    if (known) return known;
    const look = this.#looks.lookOf(piece.part, piece.paragraph, piece.run);
    this.#lookOf.set(piece.run, look);
    return look;
  }

  /** A comment on a place in a note stands at the mark of the note: Word knows none in notes. */
  comment(span: Span, message: string): boolean {
    const note = this.#mapped.document.notes.find(
      ({ block }) => block.start <= span.start && span.start < block.end,
    );
    const { start, end } = note && this.#pieces.at(span.start)?.part !== this.#file.main ? note.mark : span;
    const within = this.#pieces
      .within({ start, end })
      .filter(({ run, part }) => run && part === this.#file.main);
    const [first, last] = [within[0], within.at(-1)];
    if (!first || !last) return false;
    const id = this.#nextId();
    this.#remarks.push({ id, message });
    this.#edits.putBefore(Math.max(start, first.start), commentStart(id));
    this.#edits.putBehind(Math.min(end, last.end) - 1, commentEnd(id, this.#styles));
    return true;
  }

  #attributes(): string {
    const { author, date } = this.#options;
    return `w:author="${escapeXml(author)}" w:date="${date.toISOString().slice(0, 19)}Z"`;
  }

  /** What a tracked change says of itself. */
  #signature(): string {
    return `w:id="${this.#nextId()}" ${this.#attributes()}`;
  }

  #nextId(): number {
    this.#id += 1;
    return this.#id;
  }

  #inserted(runs: string): string {
    return this.#options.way === 'tracked' ? `<w:ins ${this.#signature()}>${runs}</w:ins>` : runs;
  }

  /** Takes text out, and gives the pieces that it is of. */
  #take({ start, end }: Span): TextPiece[] {
    const gone = this.#pieces.within({ start, end }).filter(isEditable);
    for (const piece of gone) this.#edits.delete(Math.max(start, piece.start), Math.min(end, piece.end));
    return gone;
  }

  note({ at, runs, ...span }: NewNote): boolean {
    const host = this.#pieces.at(at - 1);
    if (host?.part !== this.#file.main || isInBox(host.paragraph)) return false;
    this.#take(span);
    const text = this.#writeRuns(host.part, undefined, undefined, runs, nothing, this.#footnotes.part);
    this.#edits.putBehind(at - 1, this.#inserted(this.#footnotes.add(text, at)));
    return true;
  }

  edit({ start, end, runs }: Hunk, cited?: readonly LiveWork[]): void {
    const gone = this.#take({ start, end });
    const before = this.#pieces.at(start - 1);
    const beside = [before, this.#pieces.at(start), this.#pieces.at(end)].filter(
      (piece) => piece !== undefined,
    );
    const near = [...gone, ...beside].filter(isEditable);
    const [host] = near;
    if (!host || runs.length === 0) return;
    const model = RunLooks.model(near.flatMap(({ run }) => run ?? [])) ?? this.#plainRun(host);
    if (cited) this.#live += 1;
    const around = cited
      ? { before: fieldStart(citationCode(cited, plainText(runs), this.#live)), behind: fieldEnd }
      : nothing;
    const xml = this.#writeRuns(host.part, host.paragraph, model, runs, around);
    const last = gone.at(-1);
    if (last) this.#edits.putBehind(Math.min(end, last.end) - 1, xml);
    else if (before && before.paragraph === host.paragraph && isEditable(before))
      this.#edits.putBehind(start - 1, xml);
    else this.#edits.putBefore(start, xml);
  }

  /** A run of the same paragraph that is no link. */
  #plainRun({ paragraph }: TextPiece): SourceElement | undefined {
    const own = this.#pieces.of(paragraph).filter(isEditable);
    return RunLooks.model(own.flatMap(({ run }) => run ?? []));
  }

  #writeRun(
    part: TextPart,
    paragraph: SourceElement | undefined,
    model: SourceElement | undefined,
    run: Run,
  ): string {
    const text = run.text
      .split('\t')
      .map((piece) => piece && `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`)
      .join('<w:tab/>');
    return `<w:r>${this.#looks.propertiesFor(part, paragraph, model, run)}${text}</w:r>`;
  }

  /** New runs, as an insertion where changes are tracked; a link is an element around one, of the part that refers to its address. */
  #writeRuns(
    part: TextPart,
    paragraph: SourceElement | undefined,
    model: SourceElement | undefined,
    runs: readonly Run[],
    around: Around,
    from = part.name,
  ): string {
    const pieces: { href: string | undefined; xml: string }[] = [{ href: undefined, xml: around.before }];
    for (const run of runs) {
      const last = pieces.at(-1);
      const xml = this.#writeRun(part, paragraph, model, run);
      if (last && last.href === run.href) last.xml += xml;
      else pieces.push({ href: run.href, xml });
    }
    const last = pieces.at(-1);
    if (last && last.href === undefined) last.xml += around.behind;
    else pieces.push({ href: undefined, xml: around.behind });
    return pieces
      .filter(({ xml }) => xml !== '')
      .map(({ href, xml }) =>
        href === undefined
          ? this.#inserted(xml)
          : `<w:hyperlink r:id="${this.#parts.link(from, href)}" w:history="1">${this.#inserted(xml)}</w:hyperlink>`,
      )
      .join('');
  }

  areMovable(slots: readonly Slot[]): boolean {
    const [first] = slots;
    return slots.every(
      ({ part, paragraph }) =>
        part !== undefined &&
        part === first?.part &&
        paragraph !== undefined &&
        paragraph.parent === first.paragraph?.parent &&
        isWhole(part, paragraph),
    );
  }

  #splice(part: TextPart, splice: Splice): void {
    this.#splices.set(part, [...(this.#splices.get(part) ?? []), splice]);
  }

  #numberedBy({ part, paragraph }: Slot): NumberedBy {
    return part && paragraph && numberedBy(part, paragraph, this.#styles);
  }

  isNumbered(slot: Slot): boolean {
    return this.#numberedBy(slot) !== undefined;
  }

  unnumber(slots: readonly Slot[]): void {
    for (const slot of slots) {
      const unnumbered = this.#numberedBy(slot);
      const { part, paragraph } = slot;
      if (!part || !paragraph || !unnumbered) continue;
      const isTracked = this.#options.way === 'tracked';
      const change = isTracked ? { change: `<w:pPrChange ${this.#signature()}>` } : {};
      this.#setProperties(part, paragraph, { unnumbered, ...change });
    }
  }

  #setProperties(part: TextPart, paragraph: SourceElement, change: ParagraphChange): void {
    const properties = elementAt(paragraph, 'w:pPr');
    const { start, end } = properties ?? { start: paragraph.inner, end: paragraph.inner };
    this.#splice(part, { start, end, text: changedProperties(part, paragraph, change) });
  }

  /** Takes an entry out: its paragraph, or its text where that is only a part of one. */
  remove({ part, paragraph, start, end }: Slot): void {
    if (part && paragraph && this.#options.way === 'clean' && isWhole(part, paragraph)) {
      this.#splice(part, { start: paragraph.start, end: paragraph.end, text: '' });
      return;
    }
    this.edit({ start, end, runs: [] });
    if (part && paragraph && this.#options.way === 'tracked')
      this.#setProperties(part, paragraph, { mark: `<w:del ${this.#signature()}/>` });
  }

  insert({ at, side, like, runs, isNumbered, ends }: NewEntry): void {
    if (!like.part || !at.paragraph) return;
    const place = side === 'behind' ? at.paragraph.end : at.paragraph.start;
    const text = this.#paragraph(like, runs, isNumbered, ends);
    this.#splice(like.part, { start: place, end: place, text });
  }

  #endsOf({ isFirst, isLast }: Ends): Around {
    if (isFirst) this.#live += 1;
    return { before: isFirst ? fieldStart(listCode) : '', behind: isLast ? fieldEnd : '' };
  }

  wrap(slot: Slot, ends: Ends): void {
    const { before, behind } = this.#endsOf(ends);
    const own = this.#pieces.within(slot).filter(isEditable);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return;
    if (before !== '') this.#edits.putBefore(Math.max(slot.start, first.start), this.#inserted(before));
    if (behind !== '') this.#edits.putBehind(Math.min(slot.end, last.end) - 1, this.#inserted(behind));
  }

  unlink(span: Span): void {
    if (this.#options.way === 'tracked') return;
    const links = new Set<SourceElement>();
    for (const piece of this.#pieces.within(span)) {
      const link = piece.run?.parent;
      if (link?.name !== 'w:hyperlink' || links.has(link)) continue;
      links.add(link);
      const { part } = piece;
      this.#splice(part, { start: link.start, end: link.inner, text: '' });
      this.#splice(part, { start: link.innerEnd, end: link.end, text: '' });
      for (const run of elementsOf(link, 'w:r'))
        for (const { name, start, end } of elementsOf(elementAt(run, 'w:rPr')))
          if (linkLooks.has(name)) this.#splice(part, { start, end, text: '' });
    }
  }

  append(paragraphs: readonly NewParagraph[]): void {
    const body = elementAt(this.#file.main.root, 'w:body');
    const last = elementsOf(body).findLast(({ name }) => name !== 'w:sectPr');
    if (!last) return;
    const xml = paragraphs.map(({ like, runs, ends }) => this.#paragraph(like, runs, false, ends));
    this.#splice(this.#file.main, { start: last.end, end: last.end, text: xml.join('') });
  }

  /** A paragraph that looks like another one. */
  #paragraph(like: Slot, runs: readonly Run[], isNumbered: boolean, ends: Ends): string {
    const { part, paragraph } = like;
    if (!part || !paragraph) return '';
    const mark = this.#options.way === 'tracked' ? `<w:ins ${this.#signature()}/>` : '';
    const unnumbered = isNumbered ? undefined : this.#numberedBy(like);
    const model = RunLooks.model(
      this.#pieces.within(like).flatMap((piece) => (isEditable(piece) ? (piece.run ?? []) : [])),
    );
    const content = this.#writeRuns(part, paragraph, model, runs, this.#endsOf(ends));
    return `<w:p>${likeProperties(part, paragraph, mark, unnumbered)}${content}</w:p>`;
  }

  /** Tells Zotero the style of the document's citations, unless it knows one. */
  #keepStyle(style: string): void {
    const { properties } = this.#file;
    if (properties?.source.includes('ZOTERO_PREF')) return;
    const pids = elementsOf(properties?.root, 'cp:property').map((element) =>
      Number(attributeOf(properties?.source ?? '', element, 'pid')),
    );
    const first = pids.reduce((most, pid) => Math.max(most, pid || 0), 1) + 1;
    this.#parts.keepProperties(properties, documentProperties(style, first));
  }
}

/** Corrects a Word file. @see correctPaper */
export function correctDocx(
  bytes: Uint8Array,
  paper: ListedText,
  corrections: readonly Correction[],
  options: Options,
): Corrected {
  const file = openWord(bytes);
  const mapped = mapWord(file);
  const pieces = new Pieces(mapped);
  const editor = new DocxEditor(file, mapped, pieces, options);
  const corrector = new DocumentCorrector(paper, options, mapped, pieces, editor);
  const left = corrections.flatMap((correction, index) => (corrector.make(correction) ? [] : [index]));
  return { bytes: editor.finish(), left };
}
