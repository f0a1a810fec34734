import type { Item } from '@citewright/record';
import type { Span } from '../../document.ts';
import {
  attributeOf,
  charactersOf,
  elementAt,
  elementsOf,
  isElement,
  type SourceElement,
  textIn,
} from '../../xml/source-xml.ts';
import { longestCode } from '../office/live-items.ts';
import { type MappedDocument, noteMark, TextBuilder, type TextPart } from '../office/text-builder.ts';
import { itemsOfField, makesList, readBookmarkCodes, readControl, readWordSources } from './citations.ts';
import { Numbering } from './numbering.ts';
import type { WordFile } from './package.ts';
import { isOn, Styles, settingOf } from './styles.ts';

/** A field under way: its code is read up to the separator, its result is printed. */
interface Field {
  code: string;
  data: string;
  isCode: boolean;
  start: number;
  makesList: boolean;
}

interface PendingNote {
  mark: Span;
  label: string;
  part: TextPart;
  element: SourceElement;
}

/** What is not printed: properties, deleted and moved text, comments, codes. */
const silent = new Set([
  'w:pPr',
  'w:rPr',
  'w:tblPr',
  'w:tblGrid',
  'w:trPr',
  'w:tcPr',
  'w:sectPr',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:del',
  'w:moveFrom',
  'w:delText',
  'w:delInstrText',
  'w:annotationRef',
  'w:rt',
  'w:subDoc',
  'w:altChunk',
  'm:ctrlPr',
]);

/** Elements that print one character. A hyphen that does not break is an ordinary one in running text. */
const characters: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};

/** Reads the stories of a Word file: the body, and behind it its notes. */
class WordReader {
  readonly #file: WordFile;
  readonly #styles: Styles;
  readonly #numbering: Numbering;
  readonly #sources: ReadonlyMap<string, Item>;
  readonly #bookmarkCodes: ReadonlyMap<string, string>;
  readonly #text = new TextBuilder();
  readonly #fields: Field[] = [];
  #codeDepth = 0;
  readonly #bookmarks = new Map<string, { name: string; start: number }>();
  readonly #notes: PendingNote[] = [];
  readonly #noteParts = new Map<string, { part: TextPart; byId: Map<string, SourceElement> } | undefined>();
  /** Text boxes of the block under way: they are read behind it. */
  #boxes: SourceElement[] = [];
  /** Lists of references under way: fields and content controls. */
  #lists = 0;
  #part: TextPart;
  #paragraph: SourceElement;
  #run: SourceElement | undefined;
  #isRaised = false;
  /** Where the text of the cell or note under way starts. */
  #cell: number | undefined;
  #inNotes = false;
  /** The last paragraph's mark was deleted: the next goes on in its block. */
  #goesOn = false;

  constructor(file: WordFile) {
    this.#file = file;
    this.#part = file.main;
    this.#paragraph = file.main.root;
    this.#styles = new Styles(file.related('styles'));
    this.#numbering = new Numbering(file.related('numbering'), this.#styles);
    this.#sources = readWordSources(file);
    this.#bookmarkCodes = readBookmarkCodes(file.properties);
  }

  read(): MappedDocument {
    const body = elementAt(this.#file.main.root, 'w:body');
    if (body) this.#children(body);
    this.#text.end();
    this.#inNotes = true;
    for (const note of this.#notes) this.#readNote(note);
    return this.#text.build();
  }

  #readNote({ mark, label, part, element }: PendingNote): void {
    this.#part = part;
    this.#fields.length = 0;
    this.#codeDepth = 0;
    this.#text.begin('note');
    const start = this.#text.position;
    if (label !== '') this.#text.label(`${label} `);
    this.#cell = this.#text.position;
    this.#children(element);
    this.#cell = undefined;
    this.#text.note(mark, start);
  }

  #children(element: SourceElement): void {
    for (const child of element.content) if (isElement(child)) this.#walk(child);
  }

  #walk(element: SourceElement): void {
    switch (element.name) {
      case 'w:p':
        this.#readParagraph(element);
        break;
      case 'w:tr':
        this.#readRow(element);
        break;
      case 'w:r':
        this.#readRun(element);
        break;
      case 'w:t':
      case 'm:t':
        this.#readText(element);
        break;
      case 'w:sdt':
        this.#readControl(element);
        break;
      case 'mc:AlternateContent':
        // One of them is shown; the first is the newest form, the fallback the same in an older one.
        this.#children(elementAt(element, 'mc:Choice') ?? elementAt(element, 'mc:Fallback') ?? element);
        break;
      case 'w:txbxContent':
        this.#boxes.push(element);
        break;
      case 'w:fldSimple':
        this.#readSimpleField(element);
        break;
      case 'w:fldChar':
        this.#readFieldMark(element);
        break;
      case 'w:instrText':
        this.#readCode(element);
        break;
      case 'w:footnoteReference':
        this.#readMark(element, 'footnotes');
        break;
      case 'w:endnoteReference':
        this.#readMark(element, 'endnotes');
        break;
      case 'w:bookmarkStart':
      case 'w:bookmarkEnd':
        this.#readBookmark(element);
        break;
      case 'w:sym':
        this.#readSymbol(element);
        break;
      default:
        this.#readOther(element);
        break;
    }
  }

  #attribute(element: SourceElement, name: string): string | undefined {
    return attributeOf(this.#part.source, element, name);
  }

  #readOther(element: SourceElement): void {
    const character = characters[element.name];
    if (character === undefined) {
      if (!silent.has(element.name)) this.#children(element);
    } else if (
      this.#codeDepth === 0 &&
      (this.#attribute(element, 'type') ?? 'textWrapping') === 'textWrapping'
    )
      this.#print(character, element);
  }

  /** Adds text with its place in the file. */
  #print(text: string, node: SourceElement | SourceElement['content'][number], from = 0): void {
    const origin = { part: this.#part, paragraph: this.#paragraph, run: this.#run, node };
    const start = this.#text.position;
    this.#text.append(text, origin, from);
    if (this.#isRaised) this.#text.raise(start);
  }

  #readText(element: SourceElement): void {
    if (this.#codeDepth > 0) return;
    const keepsSpace = element.name !== 'w:t' || this.#attribute(element, 'space') === 'preserve';
    for (const [index, node] of element.content.entries()) {
      if (isElement(node)) continue;
      // Line breaks in the source are spaces; one for one, so that the places stay right.
      const text = charactersOf(this.#part.source, node).replace(/[\t\n\r]/g, ' ');
      const start = keepsSpace || index > 0 ? 0 : text.length - text.trimStart().length;
      const end = keepsSpace || index < element.content.length - 1 ? text.length : text.trimEnd().length;
      this.#print(text.slice(start, end), node, start);
    }
  }

  #readSymbol(element: SourceElement): void {
    const code = Number.parseInt(this.#attribute(element, 'char') ?? '', 16);
    // Above F000 are places in a font of symbols, not characters.
    if (code >= 32 && code < 0xd800 && this.#codeDepth === 0) this.#print(String.fromCharCode(code), element);
  }

  #readRun(element: SourceElement): void {
    const outer = { run: this.#run, isRaised: this.#isRaised };
    const properties = elementAt(element, 'w:rPr');
    const style = settingOf(this.#part, elementAt(properties, 'w:rStyle'));
    const own = (name: string) => elementAt(properties, name);
    const hidden = own('w:vanish');
    const isHidden = hidden
      ? isOn(this.#part, hidden)
      : style !== undefined && this.#styles.isOn(style, 'w:rPr', 'w:vanish');
    if (isHidden) return;
    const position =
      settingOf(this.#part, own('w:vertAlign')) ??
      (style === undefined ? undefined : this.#styles.value(style, 'w:rPr', 'w:vertAlign'));
    this.#run = element;
    this.#isRaised = position === 'superscript';
    this.#children(element);
    this.#run = outer.run;
    this.#isRaised = outer.isRaised;
  }

  #labelOf(properties: SourceElement | undefined, style: string | undefined): string {
    const own = elementAt(properties, 'w:numPr');
    const part = this.#part;
    const number =
      settingOf(part, elementAt(own, 'w:numId')) ?? this.#styles.value(style, 'w:pPr', 'w:numPr', 'w:numId');
    if (number === undefined || number === '0') return '';
    const level =
      settingOf(part, elementAt(own, 'w:ilvl')) ?? this.#styles.value(style, 'w:pPr', 'w:numPr', 'w:ilvl');
    return this.#numbering.label(number, Number(level ?? 0));
  }

  #readParagraph(element: SourceElement): void {
    const outer = this.#paragraph;
    const properties = elementAt(element, 'w:pPr');
    const style = settingOf(this.#part, elementAt(properties, 'w:pStyle'));
    this.#paragraph = element;
    if (this.#cell !== undefined) this.#separate(this.#cell);
    else if (!this.#goesOn) this.#beginBlock(properties, style);
    const label = this.#labelOf(properties, style);
    if (label !== '' && !this.#goesOn) this.#text.label(label);
    this.#children(element);
    this.#goesOn = elementAt(properties, 'w:rPr', 'w:del') !== undefined;
    this.#paragraph = outer;
    this.#endCodes();
    if (this.#cell !== undefined) return;
    if (!this.#goesOn) this.#text.end();
    this.#readBoxes();
  }

  #beginBlock(properties: SourceElement | undefined, style: string | undefined): void {
    const level = settingOf(this.#part, elementAt(properties, 'w:outlineLvl'));
    const kind = this.#styles.kind(style);
    this.#text.begin(kind === 'paragraph' && level !== undefined && Number(level) < 9 ? 'heading' : kind);
    if (this.#lists > 0) this.#text.becomeEntry();
  }

  /** Puts a paragraph of a cell or note apart from the one before. */
  #separate(start: number): void {
    if (this.#text.position === start) return;
    if (this.#inNotes) this.#text.begin('note');
    else this.#text.append(' ');
  }

  /** A code does not reach beyond its paragraph: a field that is broken hides no text. */
  #endCodes(): void {
    for (const field of this.#codeDepth > 0 ? this.#fields : []) field.isCode = false;
    this.#codeDepth = 0;
  }

  #readBoxes(): void {
    const boxes = this.#boxes;
    if (boxes.length === 0) return;
    this.#boxes = [];
    const run = this.#run;
    this.#run = undefined;
    for (const box of boxes) this.#children(box);
    this.#run = run;
  }

  #readRow(element: SourceElement): void {
    if (elementAt(element, 'w:trPr', 'w:del')) return;
    const cells = cellsOf(element);
    // A table within a cell or note is text of it; one of a single column lays out paragraphs.
    if (this.#cell !== undefined || cells.length === 1) {
      for (const cell of cells) this.#children(cell);
      return;
    }
    this.#text.begin('row');
    for (const [index, cell] of cells.entries()) {
      if (index > 0) this.#text.append('\t');
      this.#cell = this.#text.position;
      this.#children(cell);
    }
    this.#cell = undefined;
    this.#text.end();
    this.#readBoxes();
  }

  #readControl(element: SourceElement): void {
    const { items, isList } = readControl(this.#part, element);
    const start = this.#text.position;
    if (isList) this.#lists += 1;
    for (const content of elementsOf(element, 'w:sdtContent')) this.#children(content);
    if (isList) this.#lists -= 1;
    this.#text.cite(start, items);
  }

  #readSimpleField(element: SourceElement): void {
    const code = (this.#attribute(element, 'instr') ?? '').slice(0, longestCode);
    const data = elementAt(element, 'w:fldData');
    this.#openField(code, data ? textIn(this.#part.source, data) : '', false);
    this.#children(element);
    this.#closeField();
  }

  #openField(code: string, data: string, isCode: boolean): void {
    this.#fields.push({ code, data, isCode, start: this.#text.position, makesList: false });
    if (isCode) this.#codeDepth += 1;
    else this.#beginResult();
  }

  #beginResult(): void {
    const field = this.#fields.at(-1);
    if (!field) return;
    if (field.isCode) this.#codeDepth -= 1;
    field.isCode = false;
    field.start = this.#text.position;
    field.makesList = makesList(field.code);
    if (!field.makesList) return;
    this.#lists += 1;
    this.#text.becomeEntry();
  }

  #closeField(): void {
    const field = this.#fields.pop();
    if (!field) return;
    if (field.isCode) this.#codeDepth -= 1;
    if (field.makesList) this.#lists -= 1;
    this.#text.cite(field.start, itemsOfField(field.code, field.data, this.#sources));
  }

  #readFieldMark(element: SourceElement): void {
    const type = this.#attribute(element, 'fldCharType');
    if (type === 'begin') {
      const data = elementAt(element, 'w:fldData');
      this.#openField('', data ? textIn(this.#part.source, data) : '', true);
    } else if (type === 'separate') this.#beginResult();
    else if (type === 'end') this.#closeField();
  }

  #readCode(element: SourceElement): void {
    const field = this.#fields.at(-1);
    if (field?.isCode && field.code.length < longestCode) field.code += textIn(this.#part.source, element);
  }

  #readBookmark(element: SourceElement): void {
    const id = this.#attribute(element, 'id') ?? '';
    if (element.name === 'w:bookmarkStart') {
      const name = this.#attribute(element, 'name') ?? '';
      if (this.#bookmarkCodes.has(name)) this.#bookmarks.set(id, { name, start: this.#text.position });
      if (makesList(this.#bookmarkCodes.get(name) ?? '')) this.#text.becomeEntry();
      return;
    }
    const bookmark = this.#bookmarks.get(id);
    if (!bookmark) return;
    this.#bookmarks.delete(id);
    const code = this.#bookmarkCodes.get(bookmark.name) ?? '';
    this.#text.cite(bookmark.start, itemsOfField(code, '', this.#sources));
  }

  #notesOf(type: string): { part: TextPart; byId: Map<string, SourceElement> } | undefined {
    if (!this.#noteParts.has(type)) {
      const part = this.#file.related(type);
      const notes = part?.root.content.filter(isElement) ?? [];
      this.#noteParts.set(
        type,
        part && {
          part,
          byId: new Map(notes.map((note) => [attributeOf(part.source, note, 'id') ?? '', note])),
        },
      );
    }
    return this.#noteParts.get(type);
  }

  #readMark(element: SourceElement, type: string): void {
    const notes = this.#codeDepth === 0 && !this.#inNotes ? this.#notesOf(type) : undefined;
    const note = notes?.byId.get(this.#attribute(element, 'id') ?? '');
    if (!notes || !note) return;
    // A note has one mark: what refers to it again prints nothing more of it.
    notes.byId.delete(this.#attribute(element, 'id') ?? '');
    const hasOwnMark = this.#attribute(element, 'customMarkFollows') === '1';
    const label = hasOwnMark ? '' : noteMark(this.#notes.length + 1);
    const mark = this.#text.mark(label, {
      part: this.#part,
      paragraph: this.#paragraph,
      run: this.#run,
      node: element,
    });
    this.#notes.push({ mark, label, part: notes.part, element: note });
  }
}

/** The cells of a row, also those within wrappers. */
function cellsOf(row: SourceElement): SourceElement[] {
  return elementsOf(row).flatMap((child) => {
    if (child.name === 'w:tc') return [child];
    return silent.has(child.name) ? [] : cellsOf(child);
  });
}

/** Reads a Word file (ECMA-376), with the places of its text. Throws a `PaperError`. */
export const mapWord = (file: WordFile): MappedDocument => new WordReader(file).read();
