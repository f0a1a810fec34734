import { escapeXml, type Run, runsOf } from '@citewright/interchange';
import type { Span } from '../../document.ts';
import type { Paper } from '../../paper.ts';
import { openWord, type WordFile } from '../../readers/docx/package.ts';
import { mapWord } from '../../readers/docx/read-docx.ts';
import { Styles } from '../../readers/docx/styles.ts';
import type { MappedDocument, TextPart, TextPiece } from '../../readers/office/text-builder.ts';
import { attributeOf, elementAt, elementsOf, type SourceElement } from '../../xml/source-xml.ts';
import { changeZip } from '../../zip/write-zip.ts';
import type { Corrected, Correction, Options } from '../corrections.ts';
import { advice, isLabel, plainText, rising, withoutLabel } from '../entry-text.ts';
import type { Splice } from '../splices.ts';
import { diffWords, type Hunk, type Look, type LookedText, sameLook } from '../word-diff.ts';
import { addComments, commentEnd, commentStart, type Remark } from './comments.ts';
import { ChangedParts } from './parts.ts';
import { changedProperties, likeProperties, numberedBy, RunLooks } from './properties.ts';
import { CharacterEdits, editRuns, isEditable, type Writing } from './run-edits.ts';
import { citationCode, documentData, fieldEnd, fieldStart, listCode } from './zotero.ts';

type OfKind<Kind extends Correction['kind']> = Extract<Correction, { kind: Kind }>;

const plainLook: Look = { bold: false, italic: false, smallCaps: false, sub: false, sup: false };

/** An entry of the list in the document: its text, and its paragraph when it has one of its own. */
interface Slot extends Span {
  paragraph: SourceElement | undefined;
  part: TextPart | undefined;
}

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

class DocxCorrector {
  readonly #file: WordFile;
  readonly #paper: Paper;
  readonly #options: Options;
  readonly #mapped: MappedDocument;
  readonly #styles: Styles;
  readonly #looks: RunLooks;
  readonly #parts: ChangedParts;
  readonly #edits = new CharacterEdits();
  readonly #splices = new Map<TextPart, Splice[]>();
  readonly #remarks: Remark[] = [];
  readonly #lookOf = new Map<SourceElement, Look>();
  #id: number;
  #cited = 0;

  constructor(file: WordFile, paper: Paper, options: Options) {
    this.#file = file;
    this.#paper = paper;
    this.#options = options;
    this.#mapped = mapWord(file);
    this.#styles = new Styles(file.related('styles'));
    this.#looks = new RunLooks(this.#styles);
    this.#parts = new ChangedParts(file);
    const sources = [file.main.source, file.related('comments')?.source ?? ''];
    const ids = sources.flatMap((source) =>
      Array.from(source.matchAll(/:id=["'](\d{1,9})["']/g), ([, id]) => Number(id)),
    );
    this.#id = ids.reduce((most, id) => Math.max(most, id), 0);
  }

  correct(corrections: readonly Correction[]): Corrected {
    const left = corrections.flatMap((correction, index) => (this.#make(correction) ? [] : [index]));
    const { way, style } = this.#options;
    if (style !== undefined && way !== 'comments' && this.#cited > 0) this.#keepStyle(style);
    addComments(this.#file, this.#parts, this.#styles, this.#remarks, this.#attributes());
    const writing: Writing = {
      deletion: (runs) => (way === 'tracked' ? `<w:del ${this.#signature()}>${runs}</w:del>` : ''),
      nextId: () => this.#nextId(),
    };
    for (const part of new Set(this.#mapped.pieces.map((piece) => piece.part))) {
      const splices = [
        ...(this.#splices.get(part) ?? []),
        ...editRuns(part, this.#mapped.pieces, this.#edits, writing),
      ];
      if (splices.length > 0) this.#parts.change(part, [...declarations(part), ...splices]);
    }
    return { bytes: changeZip(this.#file.archive, this.#parts.bytes()), left };
  }

  #make(correction: Correction): boolean {
    if (this.#options.way === 'comments') return this.#advise(correction);
    switch (correction.kind) {
      case 'comment':
        return this.#options.way === 'clean' || this.#comment(correction, correction.message);
      case 'replace':
        return this.#replaceText(correction);
      case 'list':
        return this.#setList(correction);
    }
  }

  // Remarks

  #advise(correction: Correction): boolean {
    switch (correction.kind) {
      case 'comment':
        return this.#comment(correction, correction.message);
      case 'replace':
        return (
          correction.html === undefined ||
          this.#comment(correction, advice.replace(plainText(runsOf(correction.html, false))))
        );
      case 'list':
        return this.#adviseList(correction);
    }
  }

  #adviseList({ entries }: OfKind<'list'>): boolean {
    const { references } = this.#paper;
    const named = new Map(
      entries.flatMap(({ reference, html }) => (reference === undefined ? [] : [[reference, html]])),
    );
    for (const [index, reference] of references.entries()) {
      const html = named.get(index);
      const text = html === undefined ? undefined : plainText(withoutLabel(runsOf(html, false)));
      if (text === undefined) this.#comment(reference, advice.remove);
      else if (text !== reference.text) this.#comment(reference, advice.replace(text));
    }
    const last = references.at(-1);
    for (const { reference, html } of entries)
      if (reference === undefined && last) this.#comment(last, advice.add(plainText(runsOf(html, false))));
    return references.length > 0;
  }

  /** Puts a comment at a place; at the mark of a note when the place is in one, where Word knows no comments. */
  #comment(span: Span, message: string): boolean {
    const note = this.#mapped.document.notes.find(
      ({ block }) => block.start <= span.start && span.start < block.end,
    );
    const { start, end } = note && this.#pieceAt(span.start)?.part !== this.#file.main ? note.mark : span;
    const within = this.#piecesIn(start, end).filter(({ run, part }) => run && part === this.#file.main);
    const [first, last] = [within[0], within.at(-1)];
    if (!first || !last) return false;
    const id = this.#nextId();
    this.#remarks.push({ id, message });
    this.#edits.putBefore(Math.max(start, first.start), commentStart(id));
    this.#edits.putBehind(Math.min(end, last.end) - 1, commentEnd(id, this.#styles));
    return true;
  }

  // Text

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

  /** The index of the first piece that ends behind a place. */
  #indexBehind(at: number): number {
    const { pieces } = this.#mapped;
    let [low, high] = [0, pieces.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pieces[middle]?.end ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #pieceAt(at: number): TextPiece | undefined {
    const piece = this.#mapped.pieces[this.#indexBehind(at)];
    return piece && piece.start <= at ? piece : undefined;
  }

  #piecesIn(start: number, end: number): TextPiece[] {
    const { pieces } = this.#mapped;
    const first = this.#indexBehind(start);
    return pieces.slice(first, this.#indexBehind(end - 1) + 1).filter((piece) => piece.start < end);
  }

  #look(piece: TextPiece | undefined): Look {
    if (!piece?.run) return plainLook;
    const known = this.#lookOf.get(piece.run);
    if (known) return known;
    const look = this.#looks.lookOf(piece.part, piece.paragraph, piece.run);
    this.#lookOf.set(piece.run, look);
    return look;
  }

  #looked({ start, end }: Span): LookedText {
    const looks = new Map<number, Look>();
    for (const piece of this.#piecesIn(start, end))
      for (let at = piece.start; at < piece.end; at++) looks.set(at - start, this.#look(piece));
    return {
      text: this.#mapped.document.text.slice(start, end),
      lookAt: (index) => looks.get(index) ?? plainLook,
    };
  }

  /** A text as runs, as it is printed. */
  #printedRuns(span: Span): Run[] {
    const { text, lookAt } = this.#looked(span);
    const runs: Run[] = [];
    for (const [index, character] of text.split('').entries()) {
      const look = lookAt(index);
      const last = runs.at(-1);
      if (last && sameLook(last, look)) last.text += character;
      else runs.push({ ...look, href: undefined, text: character });
    }
    return runs;
  }

  /** Whether text can be changed: none of it is a formula or a drawing. The marks of notes stay where they are. */
  #isChangeable(start: number, end: number): boolean {
    const pieces = this.#piecesIn(start, end);
    return pieces.some(isEditable) && pieces.every((piece) => isEditable(piece) || piece.run !== undefined);
  }

  #replaceText({ start, end, html, works }: OfKind<'replace'>): boolean {
    const first = this.#piecesIn(start, end).find(isEditable);
    if (!first || !this.#isChangeable(start, end)) return false;
    const from = Math.max(start, first.start);
    const block = this.#mapped.document.blocks.find((one) => one.start <= start && start < one.end);
    const hasLabel = block !== undefined && isLabel(this.#mapped.document.text.slice(block.start, from));
    const given = html === undefined ? this.#printedRuns({ start: from, end }) : runsOf(html, false);
    const runs = hasLabel ? withoutLabel(given) : given;
    const isLive = this.#mapped.document.live.some((live) => live.start < end && start < live.end);
    if (!works || works.length === 0 || isLive) return this.#rewrite({ start: from, end }, runs);
    this.#cited += 1;
    this.#apply(
      { start: from, end, runs },
      { before: fieldStart(citationCode(works, plainText(runs), this.#cited)), behind: fieldEnd },
    );
    return true;
  }

  /** Makes a text read as the runs. */
  #rewrite({ start, end }: Span, runs: readonly Run[]): boolean {
    const hunks = diffWords(this.#looked({ start, end }), runs).map((hunk) => ({
      ...hunk,
      start: hunk.start + start,
      end: hunk.end + start,
    }));
    if (hunks.some((hunk) => hunk.end > hunk.start && !this.#isRewritable(hunk))) return false;
    for (const hunk of hunks) this.#apply(hunk);
    return true;
  }

  /** Spaces that the file does not spell out, between paragraphs, need no change. */
  #isRewritable({ start, end }: Hunk): boolean {
    return this.#piecesIn(start, end).every((piece) => isEditable(piece) || piece.run !== undefined);
  }

  #apply({ start, end, runs }: Hunk, around = { before: '', behind: '' }): void {
    const gone = this.#piecesIn(start, end).filter(isEditable);
    for (const piece of gone) this.#edits.delete(Math.max(start, piece.start), Math.min(end, piece.end));
    const last = gone.at(-1);
    const beside = [this.#pieceAt(start - 1), this.#pieceAt(start), this.#pieceAt(end)].filter(
      (piece) => piece !== undefined,
    );
    const near = [...gone, ...beside].filter(isEditable);
    const [host] = near;
    if (!host || (runs.length === 0 && around.before === '')) return;
    const model = RunLooks.model(near.flatMap(({ run }) => run ?? [])) ?? this.#plainRun(host);
    const xml = this.#writeRuns(host.part, host.paragraph, model, runs, around);
    const before = this.#pieceAt(start - 1);
    if (last) this.#edits.putBehind(Math.min(end, last.end) - 1, xml);
    else if (before && before.paragraph === host.paragraph && isEditable(before))
      this.#edits.putBehind(start - 1, xml);
    else this.#edits.putBefore(start, xml);
  }

  /** A run of the same paragraph that is no link. */
  #plainRun({ paragraph }: TextPiece): SourceElement | undefined {
    const runs = this.#mapped.pieces.flatMap((piece) =>
      piece.paragraph === paragraph && isEditable(piece) ? (piece.run ?? []) : [],
    );
    return RunLooks.model(runs);
  }

  #writeRun(part: TextPart, paragraph: SourceElement, model: SourceElement | undefined, run: Run): string {
    const text = run.text
      .split('\t')
      .map((piece) => piece && `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`)
      .join('<w:tab/>');
    return `<w:r>${this.#looks.propertiesFor(part, paragraph, model, run)}${text}</w:r>`;
  }

  /** New runs, as an insertion where changes are tracked; a link is an element around one. */
  #writeRuns(
    part: TextPart,
    paragraph: SourceElement,
    model: SourceElement | undefined,
    runs: readonly Run[],
    around = { before: '', behind: '' },
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
    else if (around.behind !== '') pieces.push({ href: undefined, xml: around.behind });
    return pieces
      .filter(({ xml }) => xml !== '')
      .map(({ href, xml }) =>
        href === undefined
          ? this.#inserted(xml)
          : `<w:hyperlink r:id="${this.#parts.link(part.name, href)}" w:history="1">${this.#inserted(xml)}</w:hyperlink>`,
      )
      .join('');
  }

  // The list

  /** Where the entries of the list stand, with the numbers typed before them. */
  #slots(): Slot[] {
    const { text, blocks } = this.#mapped.document;
    return this.#paper.references.map(({ start, end }) => {
      const block = blocks.find((one) => one.start <= start && start < one.end);
      const lead = block ? text.slice(block.start, start) : '';
      const from = block && (lead.trim() === '' || isLabel(lead)) ? block.start : start;
      const pieces = this.#piecesIn(from, end).filter(isEditable);
      const [first] = pieces;
      const isOwn =
        first !== undefined &&
        pieces.every(({ paragraph }) => paragraph === first.paragraph) &&
        block !== undefined &&
        block.kind !== 'row' &&
        from === block.start &&
        text.slice(end, block.end).trim() === '' &&
        this.#piecesIn(block.start, block.end).every((piece) => piece.run !== undefined);
      return {
        start: first ? Math.max(from, first.start) : from,
        end,
        part: first?.part,
        paragraph: isOwn ? first.paragraph : undefined,
      };
    });
  }

  #setList({ entries, isNumbered: numbered, isLive = false }: OfKind<'list'>): boolean {
    const slots = this.#slots();
    const [first] = slots;
    if (!first?.part || slots.some(({ start, end }) => !this.#isChangeable(start, end))) return false;
    const live = isLive && !this.#mapped.hasLiveList;
    if (live) this.#cited += 1;
    const isMovable = slots.every(
      ({ part, paragraph }) =>
        part === first.part &&
        part &&
        paragraph &&
        paragraph.parent === first.paragraph?.parent &&
        isWhole(part, paragraph),
    );
    if (isMovable) this.#moveEntries(slots, entries, numbered, live);
    else this.#fillSlots(slots, entries, numbered, live);
    return true;
  }

  #splice(part: TextPart, splice: Splice): void {
    this.#splices.set(part, [...(this.#splices.get(part) ?? []), splice]);
  }

  /** The runs of an entry; its number is left to the paragraph when that has an automatic one. */
  #entryRuns({ part, paragraph }: Slot, html: string, numbered: boolean): Run[] {
    const isAutomatic = part && paragraph && numberedBy(part, paragraph, this.#styles) !== undefined;
    return isAutomatic && numbered ? withoutLabel(runsOf(html, false)) : runsOf(html, numbered);
  }

  /** Switches the automatic number of an entry off where the style has none. */
  #unnumber({ part, paragraph }: Slot, numbered: boolean): void {
    const unnumbered = part && paragraph && !numbered ? numberedBy(part, paragraph, this.#styles) : undefined;
    if (!part || !paragraph || !unnumbered) return;
    const change = this.#options.way === 'tracked' ? `<w:pPrChange ${this.#signature()}>` : undefined;
    this.#setProperties(part, paragraph, { unnumbered, ...(change === undefined ? {} : { change }) });
  }

  #setProperties(
    part: TextPart,
    paragraph: SourceElement,
    change: Parameters<typeof changedProperties>[2],
  ): void {
    const properties = elementAt(paragraph, 'w:pPr');
    const { start, end } = properties ?? { start: paragraph.inner, end: paragraph.inner };
    this.#splice(part, { start, end, text: changedProperties(part, paragraph, change) });
  }

  /** Takes an entry out: its paragraph, or its text where that is only a part of one. */
  #remove({ part, paragraph, start, end }: Slot): void {
    if (part && paragraph && this.#options.way === 'clean' && isWhole(part, paragraph)) {
      this.#splice(part, { start: paragraph.start, end: paragraph.end, text: '' });
      return;
    }
    this.#apply({ start, end, runs: [] });
    if (part && paragraph && this.#options.way === 'tracked')
      this.#setProperties(part, paragraph, { mark: `<w:del ${this.#signature()}/>` });
  }

  /** A new paragraph for an entry, like that of another one. */
  #newEntry(like: Slot, html: string, numbered: boolean, around: { before: string; behind: string }): string {
    const { part, paragraph } = like;
    if (!part || !paragraph) return '';
    const mark = this.#options.way === 'tracked' ? `<w:ins ${this.#signature()}/>` : '';
    const unnumbered = numbered ? undefined : numberedBy(part, paragraph, this.#styles);
    const model = RunLooks.model(
      this.#piecesIn(like.start, like.end).flatMap((piece) => (isEditable(piece) ? (piece.run ?? []) : [])),
    );
    const runs = this.#writeRuns(part, paragraph, model, this.#entryRuns(like, html, numbered), around);
    return `<w:p>${likeProperties(part, paragraph, mark, unnumbered)}${runs}</w:p>`;
  }

  /** What stands around the entries at the two ends of a live list. */
  #around(index: number, count: number, live: boolean): { before: string; behind: string } {
    return {
      before: live && index === 0 ? fieldStart(listCode) : '',
      behind: live && index === count - 1 ? fieldEnd : '',
    };
  }

  #wrap({ start, end }: Span, { before, behind }: { before: string; behind: string }): void {
    const own = this.#piecesIn(start, end).filter(isEditable);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return;
    if (before !== '') this.#edits.putBefore(Math.max(start, first.start), this.#inserted(before));
    if (behind !== '') this.#edits.putBehind(Math.min(end, last.end) - 1, this.#inserted(behind));
  }

  /** Sets a list whose entries have paragraphs of their own: as many as possible stay where they are, the others are set anew. */
  #moveEntries(
    slots: readonly Slot[],
    entries: OfKind<'list'>['entries'],
    numbered: boolean,
    live: boolean,
  ): void {
    const staying = rising(entries.map(({ reference }) => (slots[reference ?? -1] ? reference : undefined)));
    const kept = new Set([...staying].map((index) => entries[index]?.reference));
    const [top] = slots;
    if (!top?.part || !top.paragraph) return;
    let place = top.paragraph.start;
    for (const [index, { reference, html }] of entries.entries()) {
      const around = this.#around(index, entries.length, live);
      const slot = slots[reference ?? -1];
      if (slot?.paragraph && staying.has(index)) {
        place = slot.paragraph.end;
        this.#unnumber(slot, numbered);
        this.#rewrite(slot, this.#entryRuns(slot, html, numbered));
        this.#wrap(slot, around);
      } else
        this.#splice(top.part, {
          start: place,
          end: place,
          text: this.#newEntry(slot ?? top, html, numbered, around),
        });
    }
    for (const [index, slot] of slots.entries()) if (!kept.has(index)) this.#remove(slot);
  }

  /** Sets a list whose entries cannot be moved: the first text takes the place of the first entry, and so on. */
  #fillSlots(
    slots: readonly Slot[],
    entries: OfKind<'list'>['entries'],
    numbered: boolean,
    live: boolean,
  ): void {
    const count = Math.min(slots.length, entries.length);
    for (const [index, slot] of slots.entries()) {
      const entry = entries[index];
      if (!entry) {
        this.#remove(slot);
        continue;
      }
      this.#unnumber(slot, numbered);
      this.#rewrite(slot, this.#entryRuns(slot, entry.html, numbered));
      this.#wrap(slot, this.#around(index, count, live));
    }
    const last = slots.findLast(({ paragraph }) => paragraph);
    if (!last?.part || !last.paragraph) return;
    for (const { html } of entries.slice(slots.length))
      this.#splice(last.part, {
        start: last.paragraph.end,
        end: last.paragraph.end,
        text: this.#newEntry(last, html, numbered, { before: '', behind: '' }),
      });
  }

  /** Tells Zotero the style of the document's citations, unless it knows one. */
  #keepStyle(style: string): void {
    const { properties } = this.#file;
    if (properties?.source.includes('ZOTERO_PREF')) return;
    const data = documentData(style).match(/.{1,255}/gs) ?? [];
    const pids = elementsOf(properties?.root, 'cp:property').map((element) =>
      Number(attributeOf(properties?.source ?? '', element, 'pid')),
    );
    const first = pids.reduce((most, pid) => Math.max(most, pid || 0), 1) + 1;
    const xml = data
      .map(
        (piece, index) =>
          `<property xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="${first + index}" name="ZOTERO_PREF_${index + 1}"><vt:lpwstr xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">${escapeXml(piece)}</vt:lpwstr></property>`,
      )
      .join('');
    this.#parts.keepProperties(properties, xml);
  }
}

const namespaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
} as const;

/** Declares the prefixes of new elements on a part's root where it uses others. */
function declarations({ source, root }: TextPart): Splice[] {
  const tag = source.slice(root.start, root.inner);
  const isStrict = tag.includes('http://purl.oclc.org/ooxml/wordprocessingml/main');
  const missing = Object.entries(namespaces).flatMap(([prefix, uri]) => {
    const own = isStrict
      ? uri.replace('http://schemas.openxmlformats.org/', 'http://purl.oclc.org/ooxml/').replace('/2006', '')
      : uri;
    return tag.includes(`xmlns:${prefix}=`) ? [] : [` xmlns:${prefix}="${own}"`];
  });
  const end = root.inner - 1;
  return missing.length === 0 ? [] : [{ start: end, end, text: missing.join('') }];
}

/** Corrects a Word file. @see correctPaper */
export function correctDocx(
  bytes: Uint8Array,
  paper: Paper,
  corrections: readonly Correction[],
  options: Options,
): Corrected {
  return new DocxCorrector(openWord(bytes), paper, options).correct(corrections);
}
