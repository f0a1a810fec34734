import type { Item } from '@citewright/record';
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
import { OfficeWalker } from '../office/office-walker.ts';
import type { MappedDocument, TextBuilder, TextPart } from '../office/text-builder.ts';
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

/** The code of a field that links (ECMA-376-1, 17.16.5.25). */
const linkCode = /^\s*HYPERLINK\s+"([^"]*)"/;

/** Reads the stories of a Word file: the body, and behind it its notes. */
class WordReader {
  readonly #file: WordFile;
  readonly #styles: Styles;
  readonly #numbering: Numbering;
  readonly #sources: ReadonlyMap<string, Item>;
  readonly #bookmarkCodes: ReadonlyMap<string, string>;
  readonly #walker: OfficeWalker;
  readonly #text: TextBuilder;
  readonly #fields: Field[] = [];
  #codeDepth = 0;
  readonly #bookmarks = new Map<string, { name: string; start: number }>();
  readonly #noteParts = new Map<string, { part: TextPart; byId: Map<string, SourceElement> } | undefined>();
  /** Lists of references under way: fields and content controls. */
  #lists = 0;
  /** The last paragraph's mark was deleted: the next goes on in its block. */
  #goesOn = false;

  constructor(file: WordFile) {
    this.#file = file;
    this.#walker = new OfficeWalker(file.main, {
      read: (element) => this.#read(element),
      beginNote: () => this.#forgetFields(),
    });
    this.#text = this.#walker.text;
    this.#styles = new Styles(file.related('styles'));
    this.#numbering = new Numbering(file.related('numbering'), this.#styles);
    this.#sources = readWordSources(file);
    this.#bookmarkCodes = readBookmarkCodes(file.properties);
  }

  read(): MappedDocument {
    return this.#walker.document(elementAt(this.#file.main.root, 'w:body'));
  }

  /** A field does not reach into a note, or from one into the next. */
  #forgetFields(): void {
    this.#fields.length = 0;
    this.#codeDepth = 0;
  }

  #read(element: SourceElement): void {
    switch (element.name) {
      case 'w:p':
        this.#readParagraph(element);
        break;
      case 'w:tr':
        if (!elementAt(element, 'w:trPr', 'w:del')) this.#walker.row(cellsOfRow(element));
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
        this.#walker.children(
          elementAt(element, 'mc:Choice') ?? elementAt(element, 'mc:Fallback') ?? element,
        );
        break;
      case 'w:txbxContent':
        this.#walker.keepBox(element);
        break;
      case 'w:hyperlink':
        this.#readLink(element);
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

  #readOther(element: SourceElement): void {
    const character = characters[element.name];
    if (character === undefined) {
      if (!silent.has(element.name)) this.#walker.children(element);
    } else if (
      this.#codeDepth === 0 &&
      (this.#walker.attribute(element, 'type') ?? 'textWrapping') === 'textWrapping'
    )
      this.#walker.print(character, element);
  }

  #readText(element: SourceElement): void {
    if (this.#codeDepth > 0) return;
    const keepsSpace = element.name !== 'w:t' || this.#walker.attribute(element, 'space') === 'preserve';
    for (const [index, node] of element.content.entries()) {
      if (isElement(node)) continue;
      // Line breaks in the source are spaces; one for one, so that the places stay right.
      const text = charactersOf(this.#walker.part.source, node).replace(/[\t\n\r]/g, ' ');
      const start = keepsSpace || index > 0 ? 0 : text.length - text.trimStart().length;
      const end = keepsSpace || index < element.content.length - 1 ? text.length : text.trimEnd().length;
      this.#walker.print(text.slice(start, end), node, start);
    }
  }

  #readSymbol(element: SourceElement): void {
    const code = Number.parseInt(this.#walker.attribute(element, 'char') ?? '', 16);
    // Above F000 are places in a font of symbols, not characters.
    if (code >= 32 && code < 0xd800 && this.#codeDepth === 0)
      this.#walker.print(String.fromCharCode(code), element);
  }

  #readRun(element: SourceElement): void {
    const { run, isRaised, part } = this.#walker;
    const properties = elementAt(element, 'w:rPr');
    const style = settingOf(part, elementAt(properties, 'w:rStyle'));
    const own = (name: string) => elementAt(properties, name);
    const hidden = own('w:vanish');
    const isHidden = hidden
      ? isOn(part, hidden)
      : style !== undefined && this.#styles.isOn(style, 'w:rPr', 'w:vanish');
    if (isHidden) return;
    const position =
      settingOf(part, own('w:vertAlign')) ??
      (style === undefined ? undefined : this.#styles.value(style, 'w:rPr', 'w:vertAlign'));
    this.#walker.run = element;
    this.#walker.isRaised = position === 'superscript';
    this.#walker.children(element);
    this.#walker.run = run;
    this.#walker.isRaised = isRaised;
  }

  #labelOf(properties: SourceElement | undefined, style: string | undefined): string {
    const own = elementAt(properties, 'w:numPr');
    const part = this.#walker.part;
    const number =
      settingOf(part, elementAt(own, 'w:numId')) ?? this.#styles.value(style, 'w:pPr', 'w:numPr', 'w:numId');
    if (number === undefined || number === '0') return '';
    const level =
      settingOf(part, elementAt(own, 'w:ilvl')) ?? this.#styles.value(style, 'w:pPr', 'w:numPr', 'w:ilvl');
    return this.#numbering.label(number, Number(level ?? 0));
  }

  #readParagraph(element: SourceElement): void {
    const properties = elementAt(element, 'w:pPr');
    const style = settingOf(this.#walker.part, elementAt(properties, 'w:pStyle'));
    const begin = () => {
      if (!this.#goesOn) this.#beginBlock(properties, style);
    };
    this.#walker.paragraph(element, begin, () => {
      const label = this.#labelOf(properties, style);
      if (label !== '' && !this.#goesOn) this.#text.label(label);
      this.#walker.children(element);
      this.#goesOn = elementAt(properties, 'w:rPr', 'w:del') !== undefined;
      this.#endCodes();
      return !this.#goesOn;
    });
  }

  #beginBlock(properties: SourceElement | undefined, style: string | undefined): void {
    const level = settingOf(this.#walker.part, elementAt(properties, 'w:outlineLvl'));
    const kind = this.#styles.kind(style);
    this.#text.begin(kind === 'paragraph' && level !== undefined && Number(level) < 9 ? 'heading' : kind);
    if (this.#lists > 0) this.#text.becomeEntry();
  }

  /** A code does not reach beyond its paragraph: a field that is broken hides no text. */
  #endCodes(): void {
    for (const field of this.#codeDepth > 0 ? this.#fields : []) field.isCode = false;
    this.#codeDepth = 0;
  }

  #readControl(element: SourceElement): void {
    const { items, isList } = readControl(this.#walker.part, element);
    const start = this.#text.position;
    if (isList) this.#lists += 1;
    for (const content of elementsOf(element, 'w:sdtContent')) this.#walker.children(content);
    if (isList) this.#lists -= 1;
    this.#text.cite(start, items);
  }

  #readLink(element: SourceElement): void {
    const start = this.#text.position;
    this.#walker.children(element);
    const { part } = this.#walker;
    const id = this.#walker.attribute(element, 'id') ?? '';
    const anchor = this.#walker.attribute(element, 'anchor');
    const address = this.#file.addressesOf(part.name).get(id) ?? (anchor === undefined ? '' : `#${anchor}`);
    this.#text.link(start, address);
  }

  #readSimpleField(element: SourceElement): void {
    const code = (this.#walker.attribute(element, 'instr') ?? '').slice(0, longestCode);
    const data = elementAt(element, 'w:fldData');
    this.#openField(code, data ? textIn(this.#walker.part.source, data) : '', false);
    this.#walker.children(element);
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
    const [, address = ''] = linkCode.exec(field.code) ?? [];
    this.#text.link(field.start, address);
    this.#text.cite(field.start, itemsOfField(field.code, field.data, this.#sources));
  }

  #readFieldMark(element: SourceElement): void {
    const type = this.#walker.attribute(element, 'fldCharType');
    if (type === 'begin') {
      const data = elementAt(element, 'w:fldData');
      this.#openField('', data ? textIn(this.#walker.part.source, data) : '', true);
    } else if (type === 'separate') this.#beginResult();
    else if (type === 'end') this.#closeField();
  }

  #readCode(element: SourceElement): void {
    const field = this.#fields.at(-1);
    if (field?.isCode && field.code.length < longestCode)
      field.code += textIn(this.#walker.part.source, element);
  }

  #readBookmark(element: SourceElement): void {
    const id = this.#walker.attribute(element, 'id') ?? '';
    if (element.name === 'w:bookmarkStart') {
      const name = this.#walker.attribute(element, 'name') ?? '';
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
    const notes = this.#codeDepth === 0 && this.#walker.takesNotes ? this.#notesOf(type) : undefined;
    const note = notes?.byId.get(this.#walker.attribute(element, 'id') ?? '');
    if (!notes || !note) return;
    // A note has one mark: what refers to it again prints nothing more of it.
    notes.byId.delete(this.#walker.attribute(element, 'id') ?? '');
    const hasOwnMark = this.#walker.attribute(element, 'customMarkFollows') === '1';
    this.#walker.note(element, hasOwnMark ? '' : undefined, note, notes.part);
  }
}

/** The cells of a row, also those within wrappers. */
function cellsOfRow(row: SourceElement): SourceElement[] {
  return elementsOf(row).flatMap((child) => {
    if (child.name === 'w:tc') return [child];
    return silent.has(child.name) ? [] : cellsOfRow(child);
  });
}

/** Reads a Word file (ECMA-376), with the places of its text. Throws a `PaperError`. */
export const mapWord = (file: WordFile): MappedDocument => new WordReader(file).read();
