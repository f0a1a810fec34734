import { type LiveWork, type Run, runsOf } from '@citewright/interchange';
import type { ListedText, Span } from '../document.ts';
import type { MappedDocument, TextPart, TextPiece } from '../readers/office/text-builder.ts';
import type { SourceElement } from '../xml/source-xml.ts';
import type { CommentWords, Correction, Options, Way } from './corrections.ts';
import { entryLabel, isLabel, plainText, rising, withoutLabel, withoutNumber } from './entry-text.ts';
import { diffWords, type Hunk, type Look, type LookedText, sameLook } from './word-diff.ts';

export type OfKind<Kind extends Correction['kind']> = Extract<Correction, { kind: Kind }>;

export const plainLook: Look = { bold: false, italic: false, smallCaps: false, sub: false, sup: false };

/** An entry of the list in the document: its text, and its paragraph when it has one of its own. */
export interface Slot extends Span {
  paragraph: SourceElement | undefined;
  part: TextPart | undefined;
}

/** Which ends of a live list stand at an entry. */
export interface Ends {
  isFirst: boolean;
  isLast: boolean;
}

/** An entry that is added to the list. */
export interface NewEntry {
  /** The entry that it stands beside. */
  at: Slot;
  side: 'before' | 'behind';
  /** The entry whose paragraph it looks like. */
  like: Slot;
  runs: readonly Run[];
  isNumbered: boolean;
  ends: Ends;
}

/** A citation that moves into a note. */
export interface NewNote extends Hunk {
  /** Behind which place its mark stands. */
  at: number;
  number: number;
}

/** What a format can do with its file. */
export interface Editor {
  /** Whether the characters of a piece can be changed. */
  isEditable(piece: TextPiece): boolean;
  /** Whether a piece that cannot be changed stays in place while the text around it changes: the mark of a note. */
  stays(piece: TextPiece): boolean;
  lookOf(piece: TextPiece): Look;
  /** Puts a comment at a place; false when it has none in the file. */
  comment(span: Span, message: string): boolean;
  /** Replaces text, in such a way that a live citation stands there when works are given. */
  edit(hunk: Hunk, cited?: readonly LiveWork[]): void;
  /** Takes text out and puts the mark of a new note behind it; false where no note can stand. */
  note(note: NewNote): boolean;
  /** Whether the entries can be put in another order, one paragraph each. */
  areMovable(slots: readonly Slot[]): boolean;
  /** Whether an entry has a number that the file does not spell out. */
  isNumbered(slot: Slot): boolean;
  /** Takes such numbers away. */
  unnumber(slots: readonly Slot[]): void;
  /** Takes an entry out. */
  remove(slot: Slot): void;
  /** Adds an entry. */
  insert(entry: NewEntry): void;
  /** Puts the ends of a live list at an entry. */
  wrap(slot: Slot, ends: Ends): void;
  /** Makes text of links that stand in a place, before it is edited; a tracked change leaves them, as they cannot be put back. */
  unlink(span: Span): void;
  /** Adds paragraphs behind the text, each like one of the document. */
  append(paragraphs: readonly NewParagraph[]): void;
}

/** A paragraph that is added behind the text. */
export interface NewParagraph {
  like: Slot;
  runs: readonly Run[];
  ends: Ends;
}

/** The pieces of a document, found by place. */
export class Pieces {
  readonly #pieces: readonly TextPiece[];

  constructor({ pieces }: MappedDocument) {
    this.#pieces = pieces;
  }

  /** The index of the first piece that ends behind a place. */
  #indexBehind(at: number): number {
    let [low, high] = [0, this.#pieces.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#pieces[middle]?.end ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  at(place: number): TextPiece | undefined {
    const piece = this.#pieces[this.#indexBehind(place)];
    return piece && piece.start <= place ? piece : undefined;
  }

  within({ start, end }: Span): TextPiece[] {
    return this.#pieces
      .slice(this.#indexBehind(start), this.#indexBehind(end - 1) + 1)
      .filter((piece) => piece.start < end);
  }

  of(paragraph: SourceElement): TextPiece[] {
    return this.#pieces.filter((piece) => piece.paragraph === paragraph);
  }
}

/** Makes corrections in a document, whatever its format. */
export class DocumentCorrector {
  readonly #paper: ListedText;
  readonly #way: Way;
  readonly #words: CommentWords;
  readonly #mapped: MappedDocument;
  readonly #pieces: Pieces;
  readonly #editor: Editor;

  constructor(
    paper: ListedText,
    { way, words }: Options,
    mapped: MappedDocument,
    pieces: Pieces,
    editor: Editor,
  ) {
    this.#paper = paper;
    this.#way = way;
    this.#words = words;
    this.#mapped = mapped;
    this.#pieces = pieces;
    this.#editor = editor;
  }

  /** Makes a correction; false when it cannot be made. */
  make(correction: Correction): boolean {
    if (correction.kind === 'comment')
      return this.#way === 'clean' || this.#editor.comment(correction, correction.message);
    if (correction.kind === 'remove') return this.#removeEntry(correction.reference);
    if (correction.kind === 'note') return this.#moveToNote(correction);
    if (this.#way === 'comments')
      return correction.kind === 'list' ? this.#adviseList(correction) : this.#adviseText(correction);
    return correction.kind === 'list' ? this.#setList(correction) : this.#replaceText(correction);
  }

  #removeEntry(index: number): boolean {
    const reference = this.#paper.references[index];
    if (this.#way === 'comments')
      return reference !== undefined && this.#editor.comment(reference, this.#words.remove);
    const slot = this.#slots()[index];
    if (!slot?.paragraph || !this.#isFree(slot)) return false;
    this.#editor.remove(slot);
    return true;
  }

  #adviseText({ html, link, ...place }: OfKind<'replace'>): boolean {
    if (html === undefined) return true;
    const kept = link === 'words' ? this.#mapped.document.text.slice(place.start, place.end) : '';
    return this.#editor.comment(place, this.#words.replace(kept + plainText(runsOf(html, false))));
  }

  #moveToNote({ html, link, ...given }: OfKind<'note'>): boolean {
    const place = link === 'words' ? { ...given, start: given.end } : given;
    const runs = runsOf(html, false);
    if (this.#way === 'comments') return this.#editor.comment(place, this.#words.note(plainText(runs)));
    const { live, notes } = this.#mapped.document;
    const isTouched = (span: Span) => span.start < place.end && place.start < span.end;
    const [first, ...others] = this.#editable(given);
    const isMovable =
      first !== undefined &&
      others.every(({ paragraph }) => paragraph === first.paragraph) &&
      this.#isFree(place) &&
      !live.some(isTouched) &&
      !notes.some(({ block }) => isTouched(block));
    if (!isMovable) return false;
    const [before] = this.#editable({ start: place.at - 1, end: place.at });
    const at = before?.paragraph === first.paragraph ? place.at : place.end;
    if (link) this.#editor.unlink(given);
    return this.#editor.note({ ...place, at, runs });
  }

  #adviseList({ entries }: OfKind<'list'>): boolean {
    const { references } = this.#paper;
    const end = this.#bodyBlocks().at(-1);
    if (references.length === 0 && end)
      return entries.every(({ html }) =>
        this.#editor.comment(end, this.#words.add(plainText(runsOf(html, false)))),
      );
    const named = new Map(
      entries.flatMap(({ reference, html, isAsGiven }) =>
        reference === undefined ? [] : [[reference, isAsGiven ? null : html] as const],
      ),
    );
    for (const [index, reference] of references.entries()) {
      const html = named.get(index);
      if (html === null) continue;
      const text =
        html === undefined ? undefined : plainText(withoutNumber(runsOf(html, false), reference.text));
      if (text === undefined) this.#editor.comment(reference, this.#words.remove);
      else if (text !== reference.text) this.#editor.comment(reference, this.#words.replace(text));
    }
    const last = references.at(-1);
    for (const { reference, html } of entries)
      if (reference === undefined && last)
        this.#editor.comment(last, this.#words.add(plainText(runsOf(html, false))));
    return references.length > 0;
  }

  #editable(span: Span): TextPiece[] {
    return this.#pieces.within(span).filter((piece) => this.#editor.isEditable(piece));
  }

  #isFree(span: Span): boolean {
    return this.#pieces
      .within(span)
      .every((piece) => this.#editor.isEditable(piece) || this.#editor.stays(piece));
  }

  #looked({ start, end }: Span): LookedText {
    const looks = new Map<number, Look>();
    for (const piece of this.#pieces.within({ start, end })) {
      const look = this.#editor.lookOf(piece);
      for (let at = piece.start; at < piece.end; at++) looks.set(at - start, look);
    }
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

  #replaceText({ start, end, html, works, link }: OfKind<'replace'>): boolean {
    const [first] = this.#editable({ start, end });
    if (!first || !this.#isFree({ start, end })) return false;
    if (link) {
      this.#editor.unlink({ start, end });
      const place = { start: link === 'words' ? end : start, end };
      this.#editor.edit({ ...place, runs: runsOf(html ?? '', false) }, works);
      return true;
    }
    const from = Math.max(start, first.start);
    const { text, blocks, live } = this.#mapped.document;
    const block = blocks.find((one) => one.start <= start && start < one.end);
    const hasLabel = block !== undefined && isLabel(text.slice(block.start, from));
    const given = html === undefined ? this.#printedRuns({ start: from, end }) : runsOf(html, false);
    const runs = hasLabel ? withoutLabel(given) : given;
    const isLive = live.some((citation) => citation.start < end && start < citation.end);
    if (!works || works.length === 0 || isLive) return this.#rewrite({ start: from, end }, runs);
    this.#editor.edit({ start: from, end, runs }, works);
    return true;
  }

  /** Makes a text read as the runs. */
  #rewrite({ start, end }: Span, runs: readonly Run[]): boolean {
    const hunks = diffWords(this.#looked({ start, end }), runs).map((hunk) => ({
      ...hunk,
      start: hunk.start + start,
      end: hunk.end + start,
    }));
    if (hunks.some((hunk) => hunk.end > hunk.start && !this.#isFree(hunk))) return false;
    for (const hunk of hunks) this.#editor.edit(hunk);
    return true;
  }

  /** Where the entries of the list stand, with the numbers typed before them. */
  #slots(): Slot[] {
    const { text, blocks } = this.#mapped.document;
    return this.#paper.references.map(({ start, end }) => {
      const block = blocks.find((one) => one.start <= start && start < one.end);
      const lead = block ? text.slice(block.start, start) : '';
      const from = block && (lead.trim() === '' || isLabel(lead)) ? block.start : start;
      const pieces = this.#editable({ start: from, end });
      const [first] = pieces;
      const isOwn =
        first !== undefined &&
        pieces.every(({ paragraph }) => paragraph === first.paragraph) &&
        block !== undefined &&
        block.kind !== 'row' &&
        from === block.start &&
        text.slice(end, block.end).trim() === '' &&
        this.#isFree(block);
      return {
        start: first ? Math.max(from, first.start) : from,
        end,
        part: first?.part,
        paragraph: isOwn ? first.paragraph : undefined,
      };
    });
  }

  /** The blocks of the text that are paragraphs of the file, without its notes. */
  #bodyBlocks(): Span[] {
    return this.#mapped.document.blocks.filter(
      ({ kind, ...block }) => kind !== 'note' && kind !== 'row' && this.#editable(block).length > 0,
    );
  }

  #slotOf(block: Span): Slot | undefined {
    const [first] = this.#editable(block);
    return first && { ...block, part: first.part, paragraph: first.paragraph };
  }

  /** Adds a list with a heading behind a text that has none. */
  #addList({ entries, isNumbered, isLive = false, heading = '' }: OfKind<'list'>): boolean {
    const slots = this.#bodyBlocks().flatMap((block) => this.#slotOf(block) ?? []);
    const kinds = new Map(this.#mapped.document.blocks.map(({ start, kind }) => [start, kind]));
    const isHeading = ({ start }: Slot) => kinds.get(start) === 'heading';
    const text = slots.findLast((slot) => !isHeading(slot) && !this.#editor.isNumbered(slot)) ?? slots.at(-1);
    if (!text) return false;
    const title = slots.findLast(isHeading);
    const [piece] = title ? this.#editable(title) : [];
    const look = piece ? this.#editor.lookOf(piece) : { ...plainLook, bold: true };
    const added = entries.map(({ html }, index) => ({
      like: text,
      runs: runsOf(html, isNumbered),
      ends: { isFirst: isLive && index === 0, isLast: isLive && index === entries.length - 1 },
    }));
    const ends = { isFirst: false, isLast: false };
    const runs = [{ ...look, text: heading, href: undefined }];
    this.#editor.append([{ like: title ?? text, runs, ends }, ...added]);
    return true;
  }

  #setList(list: OfKind<'list'>): boolean {
    const { entries, isNumbered, isLive = false } = list;
    if (this.#paper.references.length === 0) return this.#addList(list);
    const slots = this.#slots();
    const isPossible =
      slots[0]?.part !== undefined &&
      slots.every((slot) => this.#isFree(slot) && this.#editable(slot).length > 0);
    if (!isPossible) return false;
    if (!isNumbered) this.#editor.unnumber(slots);
    const set = { slots, entries, isNumbered, isLive: isLive && !this.#mapped.hasLiveList };
    if (this.#editor.areMovable(slots)) this.#moveEntries(set);
    else this.#fillSlots(set);
    return true;
  }

  /** The runs of an entry; its number is left to the paragraph when that has one of its own. */
  #entryRuns(slot: Slot, { html, reference, isAsGiven }: ListEntry, isNumbered: boolean): Run[] {
    const isLabelled = isNumbered && this.#editor.isNumbered(slot);
    const printed = isLabelled ? withoutLabel(runsOf(html, false)) : runsOf(html, isNumbered);
    const own = isAsGiven ? this.#paper.references[reference ?? -1] : undefined;
    return own
      ? [...(isNumbered && !isLabelled ? entryLabel(printed) : []), ...this.#printedRuns(own)]
      : printed;
  }

  /** Sets a list whose entries have paragraphs of their own: as many as possible stay where they are, the others are set anew. */
  #moveEntries({ slots, entries, isNumbered, isLive }: ListChange): void {
    const staying = rising(entries.map(({ reference }) => (slots[reference ?? -1] ? reference : undefined)));
    const kept = new Set([...staying].map((index) => entries[index]?.reference));
    let at = slots[0];
    let side: NewEntry['side'] = 'before';
    for (const [index, entry] of entries.entries()) {
      const { reference } = entry;
      const ends = { isFirst: isLive && index === 0, isLast: isLive && index === entries.length - 1 };
      const slot = slots[reference ?? -1];
      const like = slot ?? slots[0];
      if (slot && staying.has(index)) {
        [at, side] = [slot, 'behind'];
        this.#rewrite(slot, this.#entryRuns(slot, entry, isNumbered));
        this.#editor.wrap(slot, ends);
      } else if (at && like) {
        const runs = this.#entryRuns(like, entry, isNumbered);
        this.#editor.insert({ at, side, like, runs, isNumbered, ends });
      }
    }
    for (const [index, slot] of slots.entries()) if (!kept.has(index)) this.#editor.remove(slot);
  }

  /** Sets a list whose entries cannot be moved: the first text takes the place of the first entry, and so on. */
  #fillSlots({ slots, entries, isNumbered, isLive }: ListChange): void {
    const count = Math.min(slots.length, entries.length);
    // Read before they change: an entry may take the text of another one.
    const runs = entries.map((entry, index) =>
      this.#entryRuns(slots[index] ?? (slots[0] as Slot), entry, isNumbered),
    );
    for (const [index, slot] of slots.entries()) {
      const own = runs[index];
      if (own) {
        this.#rewrite(slot, own);
        this.#editor.wrap(slot, { isFirst: isLive && index === 0, isLast: isLive && index === count - 1 });
      } else this.#editor.remove(slot);
    }
    const last = slots.findLast(({ paragraph }) => paragraph);
    const ends = { isFirst: false, isLast: false };
    if (last)
      for (const entry of entries.slice(slots.length)) {
        const runs = this.#entryRuns(last, entry, isNumbered);
        this.#editor.insert({ at: last, side: 'behind', like: last, runs, isNumbered, ends });
      }
  }
}

type ListEntry = OfKind<'list'>['entries'][number];

interface ListChange {
  slots: readonly Slot[];
  entries: readonly ListEntry[];
  isNumbered: boolean;
  isLive: boolean;
}
