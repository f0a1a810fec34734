import { escapeXml, type LiveWork, type Run, zoteroCitation } from '@citewright/interchange';
import type { ListedText, Span } from '../../document.ts';
import { type OdtFile, openOdt } from '../../readers/odt/package.ts';
import { mapOdt } from '../../readers/odt/read-odt.ts';
import { OdtStyles } from '../../readers/odt/styles.ts';
import type { TextPiece } from '../../readers/office/text-builder.ts';
import {
  attributeOf,
  elementAt,
  elementsOf,
  isElement,
  placeOf,
  type SourceElement,
} from '../../xml/source-xml.ts';
import { changeZip } from '../../zip/write-zip.ts';
import type { Corrected, Correction, Options } from '../corrections.ts';
import {
  DocumentCorrector,
  type Editor,
  type NewEntry,
  type NewNote,
  type NewParagraph,
  Pieces,
  type Slot,
} from '../document-corrector.ts';
import { plainText } from '../entry-text.ts';
import { applySplices, type Splice } from '../splices.ts';
import { type Hunk, type Look, sameLook } from '../word-diff.ts';

const dublinCore = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Properties of text, and the values of each that make a look (ODF 1.3, part 3, 20.186 to 20.402). */
const isItalic = (value: string | undefined) => value === 'italic' || value === 'oblique';
const isBold = (value: string | undefined) => value === 'bold' || Number(value) >= 600;

/** Elements that spell one character out. */
const spelled = new Set(['text:s', 'text:tab', 'text:line-break']);

/** Text of a paragraph of its own, at whose ends plain spaces would not count (ODF 1.3, part 3, 6.1.2). */
function keepSpaces(text: string): string {
  const trimmed = text.trim();
  const space = (has: boolean) => (has ? '<text:s/>' : '');
  return `${space(text.trimStart() !== text)}${trimmed}${space(trimmed !== '' && text.trimEnd() !== text)}`;
}

function isWithin(around: SourceElement | undefined, name: string): boolean {
  for (let element = around; element; element = element.parent) if (element.name === name) return true;
  return false;
}

class OdtEditor implements Editor {
  readonly #file: OdtFile;
  readonly #options: Options;
  readonly #pieces: Pieces;
  readonly #styles: OdtStyles;
  readonly #splices: Splice[] = [];
  /** Styles of characters for new text, by what they set. */
  readonly #looks = new Map<string, string>();
  /** Tracked changes, as the file lists them. */
  readonly #regions: string[] = [];
  /** Links that become text. */
  readonly #unlinked = new Set<SourceElement>();
  #count = 0;

  constructor(file: OdtFile, pieces: Pieces, options: Options) {
    this.#file = file;
    this.#pieces = pieces;
    this.#options = options;
    this.#styles = new OdtStyles(file);
  }

  finish(): Uint8Array {
    const { content, archive } = this.#file;
    if (this.#splices.length === 0) return archive.bytes;
    const splices = [...this.#splices, ...this.#newStyles(), ...this.#newRegions()];
    const changed = new TextEncoder().encode(applySplices(content.source, splices));
    return changeZip(archive, new Map([[content.name, changed]]));
  }

  #newStyles(): Splice[] {
    const { root } = this.#file.content;
    if (this.#looks.size === 0) return [];
    const styles = Array.from(this.#looks, ([properties, name]) => {
      return `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`;
    }).join('');
    const automatic = elementAt(root, 'office:automatic-styles');
    const body = elementAt(root, 'office:body');
    if (!automatic) {
      const place = body?.start ?? root.inner;
      return [
        { start: place, end: place, text: `<office:automatic-styles>${styles}</office:automatic-styles>` },
      ];
    }
    if (automatic.innerEnd < automatic.end)
      return [{ start: automatic.innerEnd, end: automatic.innerEnd, text: styles }];
    const text = `<office:automatic-styles>${styles}</office:automatic-styles>`;
    return [{ start: automatic.start, end: automatic.end, text }];
  }

  #newRegions(): Splice[] {
    if (this.#regions.length === 0) return [];
    const { body } = this.#file;
    const regions = this.#regions.join('');
    const there = elementAt(body, 'text:tracked-changes');
    if (there && there.innerEnd < there.end)
      return [{ start: there.innerEnd, end: there.innerEnd, text: regions }];
    const place = elementAt(body, 'office:forms')?.end ?? body.inner;
    const text = `<text:tracked-changes>${regions}</text:tracked-changes>`;
    return [there ? { start: there.start, end: there.end, text } : { start: place, end: place, text }];
  }

  isEditable({ node, part }: TextPiece): boolean {
    if (part !== this.#file.content) return false;
    return !isElement(node) || spelled.has(node.name);
  }

  stays({ node }: TextPiece): boolean {
    return isElement(node) && node.name === 'text:note';
  }

  /** The element that the text of a piece stands in. */
  #around({ node, paragraph }: TextPiece): SourceElement {
    if (isElement(node)) return node.parent ?? paragraph;
    let around = paragraph;
    for (;;) {
      const inner = around.content.find(
        (child): child is SourceElement =>
          isElement(child) && child.start <= node.start && node.end <= child.end,
      );
      if (!inner) return around;
      around = inner;
    }
  }

  lookOf(piece: TextPiece): Look {
    return this.#lookIn(this.#around(piece), piece.paragraph);
  }

  /** The look of text in an element of a paragraph. */
  #lookIn(around: SourceElement | undefined, paragraph: SourceElement | undefined): Look {
    const { source } = this.#file.content;
    const value = (name: string): string | undefined => {
      for (let element = around; element; element = element.parent) {
        const style = attributeOf(source, element, 'style-name');
        const own = style && this.#styles.attribute(style, name, 'style:text-properties');
        if (own || element === paragraph) return own;
      }
      return undefined;
    };
    const position = value('text-position') ?? '';
    return {
      italic: isItalic(value('font-style')),
      bold: isBold(value('font-weight')),
      smallCaps: value('font-variant') === 'small-caps',
      sub: /^(?:sub|-)/.test(position),
      sup: /^(?:super|[1-9])/.test(position),
    };
  }

  #splice(start: number, end: number, text: string): void {
    this.#splices.push({ start, end, text });
  }

  /** Where some characters of a piece stand in the source. */
  #rangeOf({ node, from, start }: TextPiece, a: number, b: number): Span {
    if (isElement(node)) return node;
    const { source } = this.#file.content;
    return { start: placeOf(source, node, from + a - start), end: placeOf(source, node, from + b - start) };
  }

  /** Who made a change or comment, and when. */
  #signature(): string {
    const { author, date } = this.#options;
    return `<dc:creator ${dublinCore}>${escapeXml(author)}</dc:creator><dc:date ${dublinCore}>${date.toISOString().slice(0, 19)}</dc:date>`;
  }

  #name(kind: string): string {
    this.#count += 1;
    return `citewright-${kind}-${this.#count}`;
  }

  comment(span: Span, message: string): boolean {
    const within = this.#pieces.within(span).filter((piece) => this.isEditable(piece));
    const [first, last] = [within[0], within.at(-1)];
    if (!first || !last) return false;
    const name = this.#name('comment');
    const lines = message
      .split(/\n+/)
      .map((line) => `<text:p>${escapeXml(line)}</text:p>`)
      .join('');
    const from = Math.max(span.start, first.start);
    const { start } = this.#rangeOf(first, from, from + 1);
    const to = Math.min(span.end, last.end);
    const { end } = this.#rangeOf(last, to - 1, to);
    this.#splice(
      start,
      start,
      `<office:annotation office:name="${name}">${this.#signature()}${lines}</office:annotation>`,
    );
    this.#splice(end, end, `<office:annotation-end office:name="${name}"/>`);
    return true;
  }

  /** Lists a tracked change, and gives its name. */
  #track(kind: 'insertion' | 'deletion', content = ''): string {
    const name = this.#name('change');
    this.#regions.push(
      `<text:changed-region xml:id="${name}" text:id="${name}"><text:${kind}><office:change-info>${this.#signature()}</office:change-info>${content}</text:${kind}></text:changed-region>`,
    );
    return name;
  }

  #inserted(xml: string): string {
    if (this.#options.way !== 'tracked' || xml === '') return xml;
    const name = this.#track('insertion');
    return `<text:change-start text:change-id="${name}"/>${xml}<text:change-end text:change-id="${name}"/>`;
  }

  /** Takes text out, and gives the pieces that it is of. */
  #take({ start, end }: Span): TextPiece[] {
    const { source } = this.#file.content;
    const gone = this.#pieces.within({ start, end }).filter((piece) => this.isEditable(piece));
    const ranges = gone.map((piece) =>
      this.#rangeOf(piece, Math.max(start, piece.start), Math.min(end, piece.end)),
    );
    for (const [index, { start: from, end: to }] of ranges.entries()) {
      // Spaces that the file has more than one of go with those that the text has.
      const next = ranges[index + 1]?.start ?? to;
      const range = { start: from, end: source.slice(to, next).trim() === '' ? Math.max(to, next) : to };
      const isTracked = this.#options.way === 'tracked';
      const text = `<text:p>${keepSpaces(source.slice(range.start, range.end))}</text:p>`;
      const mark = isTracked ? `<text:change text:change-id="${this.#track('deletion', text)}"/>` : '';
      this.#splice(range.start, range.end, mark);
    }
    return gone;
  }

  note({ at, number, runs, ...span }: NewNote): boolean {
    const host = this.#pieces.at(at - 1);
    if (!host || isWithin(host.paragraph, 'draw:text-box')) return false;
    this.#take(span);
    const link = this.#linkOf(host);
    const { end } = link && this.#unlinked.has(link) ? link : this.#rangeOf(host, at - 1, at);
    const text = this.#writeRuns(runs, undefined, undefined);
    const note = `<text:note text:note-class="footnote"><text:note-citation>${number}</text:note-citation><text:note-body><text:p text:style-name="Footnote">${text}</text:p></text:note-body></text:note>`;
    this.#splice(end, end, this.#inserted(note));
    return true;
  }

  edit({ start, end, runs }: Hunk, cited?: readonly LiveWork[]): void {
    const gone = this.#take({ start, end });
    const place = this.#placeOf({ start, end }, gone.at(-1));
    if (!place || runs.length === 0) return;
    const { host } = place;
    const link = this.#linkOf(host);
    const isOutside = link !== undefined && this.#unlinked.has(link);
    const at = isOutside ? link.end : place.at;
    const text = this.#writeRuns(runs, isOutside ? link.parent : this.#around(host), host.paragraph);
    const name =
      cited && escapeXml(`${zoteroCitation(cited, plainText(runs), this.#count)} RND${this.#name('mark')}`);
    const marked = name
      ? `<text:reference-mark-start text:name="${name}"/>${text}<text:reference-mark-end text:name="${name}"/>`
      : text;
    this.#splice(at, at, this.#inserted(marked));
  }

  /** The link that a piece stands in. */
  #linkOf(piece: TextPiece): SourceElement | undefined {
    let element: SourceElement | undefined = this.#around(piece);
    while (element && element.name !== 'text:a') element = element.parent;
    return element;
  }

  unlink(span: Span): void {
    for (const piece of this.#pieces.within(span)) {
      const link = this.isEditable(piece) ? this.#linkOf(piece) : undefined;
      if (!link || this.#unlinked.has(link)) continue;
      this.#unlinked.add(link);
      if (this.#options.way === 'tracked') continue;
      this.#splice(link.start, link.inner, '');
      this.#splice(link.innerEnd, link.end, '');
    }
  }

  append(paragraphs: readonly NewParagraph[]): void {
    const last = elementsOf(this.#file.body).at(-1);
    if (!last) return;
    const { source } = this.#file.content;
    const xml = paragraphs.map(({ like: { paragraph }, runs }) =>
      paragraph
        ? `${this.#tag(paragraph)}${this.#inserted(this.#writeRuns(runs, paragraph, paragraph))}${source.slice(paragraph.innerEnd, paragraph.end)}`
        : '',
    );
    this.#splice(last.end, last.end, xml.join(''));
  }

  /** The tag that opens an element, for another one like it. */
  #tag({ start, inner }: SourceElement): string {
    return this.#file.content.source.slice(start, inner).replace(/\s(?:xml|text):id="[^"]*"/g, '');
  }

  /** Where new text goes: behind the last of what it replaces, or beside its neighbour in the paragraph. */
  #placeOf({ start, end }: Span, last: TextPiece | undefined): { host: TextPiece; at: number } | undefined {
    if (last) {
      const to = Math.min(end, last.end);
      return { host: last, at: this.#rangeOf(last, to - 1, to).end };
    }
    const [before, behind] = [this.#pieces.at(start - 1), this.#pieces.at(start)];
    const isSame = !behind || before?.paragraph === behind.paragraph;
    if (before && isSame && this.isEditable(before))
      return { host: before, at: this.#rangeOf(before, start - 1, start).end };
    if (!behind || !this.isEditable(behind)) return undefined;
    return { host: behind, at: this.#rangeOf(behind, start, start + 1).start };
  }

  /** New text in an element of a paragraph: in a style of its own where it looks otherwise. */
  #writeRuns(
    runs: readonly Run[],
    around: SourceElement | undefined,
    paragraph: SourceElement | undefined,
  ): string {
    const look = this.#lookIn(around, paragraph);
    const inLink = isWithin(around, 'text:a');
    return runs
      .map((run) => {
        const text = run.text
          .split('\t')
          .map((piece) =>
            escapeXml(piece).replace(/ {2,}/g, (spaces) => ` <text:s text:c="${spaces.length - 1}"/>`),
          )
          .join('<text:tab/>');
        const styled = sameLook(look, run)
          ? text
          : `<text:span text:style-name="${this.#styleOf(run)}">${text}</text:span>`;
        return run.href === undefined || inLink
          ? styled
          : `<text:a ${xlink} xlink:type="simple" xlink:href="${escapeXml(run.href)}">${styled}</text:a>`;
      })
      .join('');
  }

  #styleOf({ italic, bold, smallCaps, sub, sup }: Look): string {
    const fo = 'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"';
    const position = sub ? 'sub 58%' : sup ? 'super 58%' : '0% 100%';
    const properties = `${fo} fo:font-style="${italic ? 'italic' : 'normal'}" fo:font-weight="${bold ? 'bold' : 'normal'}" fo:font-variant="${smallCaps ? 'small-caps' : 'normal'}" style:text-position="${position}"`;
    const name = this.#looks.get(properties) ?? `Citewright${this.#looks.size + 1}`;
    this.#looks.set(properties, name);
    return name;
  }

  /** What moves with an entry: its paragraph, or the item of a list around it alone. */
  #unitOf({ paragraph }: Slot): SourceElement | undefined {
    const parent = paragraph?.parent;
    return parent?.name === 'text:list-item' && elementsOf(parent).length === 1 ? parent : paragraph;
  }

  areMovable(slots: readonly Slot[]): boolean {
    const units = slots.map((slot) => this.#unitOf(slot));
    return (
      this.#options.way === 'clean' &&
      units.every((unit) => unit !== undefined && unit.parent === units[0]?.parent)
    );
  }

  isNumbered(slot: Slot): boolean {
    return this.#unitOf(slot)?.name === 'text:list-item';
  }

  /** Takes the lists around the entries away, when they hold nothing else. */
  unnumber(slots: readonly Slot[]): void {
    const items = new Set(
      slots.map((slot) => this.#unitOf(slot)).filter((unit) => unit?.name === 'text:list-item'),
    );
    const lists = new Set([...items].map((item) => item?.parent).filter((list) => list !== undefined));
    if (![...lists].every((list) => elementsOf(list).every((item) => items.has(item)))) return;
    for (const element of [...items, ...lists]) {
      if (!element) continue;
      this.#splice(element.start, element.inner, '');
      this.#splice(element.innerEnd, element.end, '');
    }
  }

  remove(slot: Slot): void {
    const unit = this.#unitOf(slot);
    if (unit && this.#options.way === 'clean') this.#splice(unit.start, unit.end, '');
    else this.edit({ start: slot.start, end: slot.end, runs: [] });
  }

  insert({ at, side, like, runs, isNumbered }: NewEntry): void {
    const place = this.#unitOf(at);
    const unit = this.#unitOf(like);
    const { paragraph } = like;
    if (!place || !unit || !paragraph) return;
    const { source } = this.#file.content;
    const close = (element: SourceElement) => source.slice(element.innerEnd, element.end);
    const text = `${this.#tag(paragraph)}${this.#inserted(this.#writeRuns(runs, paragraph, paragraph))}${close(paragraph)}`;
    const keepsItem = unit !== paragraph && isNumbered;
    const where = side === 'behind' ? place.end : place.start;
    this.#splice(where, where, keepsItem ? `${this.#tag(unit)}${text}${close(unit)}` : text);
  }

  /** Zotero's list in Writer is a section, which a list within other text cannot become. */
  wrap(): void {}
}

/** Corrects a text of OpenDocument. @see correctPaper */
export function correctOdt(
  bytes: Uint8Array,
  paper: ListedText,
  corrections: readonly Correction[],
  options: Options,
): Corrected {
  const file = openOdt(bytes);
  const mapped = mapOdt(file);
  const pieces = new Pieces(mapped);
  const editor = new OdtEditor(file, pieces, options);
  const corrector = new DocumentCorrector(paper, options, mapped, pieces, editor);
  const left = corrections.flatMap((correction, index) => (corrector.make(correction) ? [] : [index]));
  return { bytes: editor.finish(), left };
}
