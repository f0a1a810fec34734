import type { TextPart, TextPiece } from '../../readers/office/text-builder.ts';
import { elementAt, isElement, placeOf, type SourceElement } from '../../xml/source-xml.ts';
import type { Splice } from '../splices.ts';

/** What is to be done with characters of a document's text: which go, and which XML stands before or behind one. */
export class CharacterEdits {
  readonly #deleted = new Set<number>();
  readonly #before = new Map<number, string>();
  readonly #behind = new Map<number, string>();

  delete(start: number, end: number): void {
    for (let at = start; at < end; at++) this.#deleted.add(at);
  }

  /** Puts XML before a character, in front of what was put there earlier. */
  putBefore(at: number, xml: string): void {
    this.#before.set(at, xml + (this.#before.get(at) ?? ''));
  }

  /** Puts XML behind a character, and behind what was put there earlier. */
  putBehind(at: number, xml: string): void {
    this.#behind.set(at, (this.#behind.get(at) ?? '') + xml);
  }

  isDeleted(at: number): boolean {
    return this.#deleted.has(at);
  }

  before(at: number): string {
    return this.#before.get(at) ?? '';
  }

  behind(at: number): string {
    return this.#behind.get(at) ?? '';
  }

  /** Takes what was put before a character out, as a splice elsewhere. */
  takeBefore(at: number, place: number): Splice[] {
    const text = this.before(at);
    this.#before.delete(at);
    return text === '' ? [] : [{ start: place, end: place, text }];
  }

  /** Takes what was put behind a character out, as a splice elsewhere. */
  takeBehind(at: number, place: number): Splice[] {
    const text = this.behind(at);
    this.#behind.delete(at);
    return text === '' ? [] : [{ start: place, end: place, text }];
  }

  /** Whether anything happens at the characters of a piece. */
  touches({ start, end }: TextPiece): boolean {
    for (let at = start; at < end; at++)
      if (this.#deleted.has(at) || this.#before.has(at) || this.#behind.has(at)) return true;
    return false;
  }
}

/** How changes are written. */
export interface Writing {
  /** Deleted runs: as a tracked deletion, or not at all. */
  deletion(runs: string): string;
  /** A number that no change of the file has. */
  nextId(): number;
}

/** Whether the characters of a piece can be changed: plain text of a run, or a tab or break in it. */
export function isEditable({ run, node }: TextPiece): boolean {
  if (run?.name !== 'w:r') return false;
  return !isElement(node) || (node.parent === run && !/Reference$/.test(node.name));
}

/** Elements around runs in which new text would belong to somebody else's insertion. */
const foreign = new Set(['w:ins', 'w:moveTo']);

const rawTag = (part: TextPart, element: SourceElement) => part.source.slice(element.start, element.inner);

/** XML between runs, at the level where it may stand: an insertion of somebody else is taken apart around it. */
function between(part: TextPart, run: SourceElement, xml: string, { nextId }: Writing): string {
  const { parent } = run;
  if (!parent || !foreign.has(parent.name)) return xml;
  const again = rawTag(part, parent).replace(/(:id=["'])\d+/, `$1${nextId()}`);
  return `${part.source.slice(parent.innerEnd, parent.end)}${xml}${again}`;
}

/** The source of some characters of a piece, as the content of a text. */
function slice(part: TextPart, { node, start, from }: TextPiece, a: number, b: number): string {
  if (isElement(node)) return part.source.slice(node.start, node.end);
  const raw = part.source.slice(
    placeOf(part.source, node, from + a - start),
    placeOf(part.source, node, from + b - start),
  );
  return node.isCdata ? raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : raw;
}

/** Writes a run anew, taken apart where its characters are edited. */
class RunWriter {
  readonly #part: TextPart;
  readonly #run: SourceElement;
  readonly #edits: CharacterEdits;
  readonly #writing: Writing;
  readonly #properties: string;
  #output = '';
  #content = '';
  #isDeleted = false;

  constructor(part: TextPart, run: SourceElement, edits: CharacterEdits, writing: Writing) {
    this.#part = part;
    this.#run = run;
    this.#edits = edits;
    this.#writing = writing;
    const properties = elementAt(run, 'w:rPr');
    this.#properties = properties ? part.source.slice(properties.start, properties.end) : '';
  }

  #flush(): void {
    if (this.#content === '') return;
    const { source } = this.#part;
    const end = source.slice(this.#run.innerEnd, this.#run.end);
    const run = `${rawTag(this.#part, this.#run)}${this.#properties}${this.#content}${end}`;
    this.#output += this.#isDeleted ? this.#writing.deletion(run) : run;
    this.#content = '';
  }

  #set(isDeleted: boolean): void {
    if (isDeleted === this.#isDeleted) return;
    this.#flush();
    this.#isDeleted = isDeleted;
  }

  #put(xml: string): void {
    if (xml === '') return;
    this.#flush();
    this.#output += between(this.#part, this.#run, xml, this.#writing);
  }

  /** A piece of text, with the space around it that is not of the document's text. */
  #writeWhole(piece: TextPiece): void {
    const { node, from, start, end } = piece;
    const { source } = this.#part;
    const around = (text: string) => {
      if (text === '') return;
      this.#set(false);
      this.#content += `<w:t xml:space="preserve">${text}</w:t>`;
    };
    if (!isElement(node)) around(source.slice(node.start, placeOf(source, node, from)));
    this.#writePiece(piece);
    if (!isElement(node)) around(source.slice(placeOf(source, node, from + end - start), node.end));
  }

  /** A piece of text, cut where something happens. */
  #writePiece(piece: TextPiece): void {
    const edits = this.#edits;
    const name = () => (this.#isDeleted ? 'w:delText' : 'w:t');
    let at = piece.start;
    while (at < piece.end) {
      this.#put(edits.before(at));
      this.#set(edits.isDeleted(at));
      let end = at + 1;
      while (
        end < piece.end &&
        edits.isDeleted(end) === this.#isDeleted &&
        edits.before(end) === '' &&
        edits.behind(end - 1) === ''
      )
        end += 1;
      const text = slice(this.#part, piece, at, end);
      this.#content += isElement(piece.node) ? text : `<${name()} xml:space="preserve">${text}</${name()}>`;
      this.#put(edits.behind(end - 1));
      at = end;
    }
  }

  write(pieces: readonly TextPiece[]): string {
    const { source } = this.#part;
    for (const child of this.#run.content) {
      if (!isElement(child) || child.name === 'w:rPr') continue;
      const own = pieces.filter(
        ({ node }) => node === child || (!isElement(node) && child.content.includes(node)),
      );
      const raw = source.slice(child.start, child.end);
      if (own.some((piece) => this.#edits.touches(piece))) for (const piece of own) this.#writeWhole(piece);
      else {
        // Whatever is not text stays: pictures, marks of notes and fields.
        this.#set(false);
        this.#content += raw;
      }
    }
    this.#flush();
    return this.#output;
  }
}

function add(lists: Map<SourceElement, TextPiece[]>, key: SourceElement, piece: TextPiece): void {
  const list = lists.get(key);
  if (list) list.push(piece);
  else lists.set(key, [piece]);
}

/** The link that a run stands in, with nothing but runs between. */
function linkOf(run: SourceElement): SourceElement | undefined {
  const { parent } = run;
  return parent?.name === 'w:hyperlink' ? parent : undefined;
}

/**
 * The splices that make the edits in a part: only runs in which something happens are written anew. What is put at the edge of a link
 * stands outside it.
 */
export function editRuns(
  part: TextPart,
  pieces: readonly TextPiece[],
  edits: CharacterEdits,
  writing: Writing,
): Splice[] {
  const byRun = new Map<SourceElement, TextPiece[]>();
  const byLink = new Map<SourceElement, TextPiece[]>();
  for (const piece of pieces) {
    if (piece.part !== part || !piece.run) continue;
    add(byRun, piece.run, piece);
    const link = linkOf(piece.run);
    if (link) add(byLink, link, piece);
  }
  const outside: Splice[] = [];
  for (const [link, own] of byLink) {
    const [first, last] = [own[0]?.start ?? 0, (own.at(-1)?.end ?? 0) - 1];
    outside.push(...edits.takeBefore(first, link.start), ...edits.takeBehind(last, link.end));
  }
  const runs = Array.from(byRun).flatMap(([run, own]): Splice[] => {
    if (!own.some((piece) => edits.touches(piece))) return [];
    return [{ start: run.start, end: run.end, text: new RunWriter(part, run, edits, writing).write(own) }];
  });
  return [...outside, ...runs];
}
