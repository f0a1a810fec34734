import {
  charactersOf,
  elementAt,
  elementsOf,
  isElement,
  type SourceElement,
  type SourceText,
} from '../../xml/source-xml.ts';
import { wholeNumber } from '../office/list-numbers.ts';
import { OfficeWalker } from '../office/office-walker.ts';
import type { MappedDocument, TextBuilder } from '../office/text-builder.ts';
import { isListName, itemsOfMark, itemsOfName, readOdtBookmarkCodes } from './citations.ts';
import type { OdtFile } from './package.ts';
import { OdtStyles } from './styles.ts';

/** What is not printed as text: declarations, deleted text, comments, descriptions of pictures. */
const silent = new Set([
  'text:tracked-changes',
  'text:sequence-decls',
  'text:variable-decls',
  'text:user-field-decls',
  'text:number',
  'text:ruby-text',
  'text:index-title-template',
  'text:note-citation',
  'office:annotation',
  'office:forms',
  'svg:title',
  'svg:desc',
]);

/** Text with its spaces: a row of them is one (ODF 1.3, part 3, 6.1.2), so that text is split where more than one stand. */
const printed = /(?:[^\t\n\r ]|[\t\n\r ](?![\t\n\r ]))+/g;

/** A list under way. */
interface List {
  style: string;
  /** The last number of each level. */
  numbers: (number | undefined)[];
}

/** Reads the body of a text of OpenDocument, and behind it its notes. */
class OdtReader {
  readonly #file: OdtFile;
  readonly #styles: OdtStyles;
  readonly #codes: ReadonlyMap<string, string>;
  readonly #walker: OfficeWalker;
  readonly #text: TextBuilder;
  /** Where citations under way start, by their names. */
  readonly #marks = new Map<string, number>();
  #isEntry = false;
  /** The list under way, its level, and whether the next paragraph starts an item. */
  #list: List | undefined;
  #level = 0;
  #startsItem = false;
  readonly #lists = new Map<string, List>();

  constructor(file: OdtFile) {
    this.#file = file;
    this.#walker = new OfficeWalker(file.content, { read: (element) => this.#read(element) });
    this.#text = this.#walker.text;
    this.#styles = new OdtStyles(file);
    this.#codes = readOdtBookmarkCodes(file.meta);
  }

  read(): MappedDocument {
    return this.#walker.document(this.#file.body);
  }

  #read(element: SourceElement): void {
    switch (element.name) {
      case 'text:p':
      case 'text:h':
        this.#readParagraph(element);
        break;
      case 'text:list':
        this.#readList(element);
        break;
      case 'text:list-item':
        this.#readListItem(element);
        break;
      case 'table:table-row':
        this.#walker.row(elementsOf(element, 'table:table-cell'));
        break;
      case 'text:section':
      case 'text:bibliography':
      case 'text:index-title':
        this.#readSection(element);
        break;
      case 'draw:text-box':
        this.#walker.keepBox(element);
        break;
      default:
        if (!silent.has(element.name)) this.#walker.children(element);
    }
  }

  #inline(element: SourceElement): void {
    for (const node of element.content)
      if (isElement(node)) this.#readInline(node);
      else this.#readText(node);
  }

  #readInline(element: SourceElement): void {
    switch (element.name) {
      case 'text:span':
        this.#readSpan(element);
        break;
      case 'text:s':
        this.#walker.print(
          ' '.repeat(Math.min(100, wholeNumber(this.#walker.attribute(element, 'c')) ?? 1)),
          element,
        );
        break;
      case 'text:tab':
        this.#walker.print('\t', element);
        break;
      case 'text:line-break':
        this.#walker.print('\n', element);
        break;
      case 'text:a':
        this.#readLink(element);
        break;
      case 'text:note':
        this.#readNote(element);
        break;
      case 'text:reference-mark-start':
      case 'text:bookmark-start':
        this.#startMark(element);
        break;
      case 'text:reference-mark-end':
      case 'text:bookmark-end':
        this.#endMark(element);
        break;
      case 'text:bibliography-mark':
        this.#readCitation(element);
        break;
      case 'draw:text-box':
        this.#walker.keepBox(element);
        break;
      case 'text:p':
      case 'text:h':
        // Text of a shape, which is not set in the line.
        break;
      default:
        if (!silent.has(element.name)) this.#inline(element);
    }
  }

  #readLink(element: SourceElement): void {
    const start = this.#text.position;
    this.#inline(element);
    this.#text.link(start, this.#walker.attribute(element, 'href') ?? '');
  }

  #readText(node: SourceText): void {
    for (const match of charactersOf(this.#walker.part.source, node).matchAll(printed))
      this.#walker.print(match[0].replace(/[\t\n\r]/g, ' '), node, match.index);
  }

  #readSpan(element: SourceElement): void {
    const outer = this.#walker.isRaised;
    const style = this.#walker.attribute(element, 'style-name');
    const own = (name: string) => this.#styles.attribute(style, name, 'style:text-properties');
    if (own('display') === 'none') return;
    this.#walker.isRaised = /^(?:super|[1-9])/.test(own('text-position') ?? (outer ? 'super' : ''));
    this.#inline(element);
    this.#walker.isRaised = outer;
  }

  #readParagraph(element: SourceElement): void {
    const begin = () => {
      const style = this.#walker.attribute(element, 'style-name');
      this.#text.begin(element.name === 'text:h' ? 'heading' : this.#styles.kind(style));
      if (this.#isEntry) this.#text.becomeEntry();
    };
    this.#walker.paragraph(element, begin, () => {
      if (this.#startsItem) {
        this.#startsItem = false;
        this.#text.label(this.#labelOf(element));
      }
      this.#inline(element);
      return true;
    });
  }

  #labelOf(paragraph: SourceElement): string {
    const list = this.#list;
    if (!list) return '';
    const style =
      list.style ||
      this.#styles.attribute(this.#walker.attribute(paragraph, 'style-name'), 'list-style-name');
    const level = this.#styles.listLevel(style ?? '', this.#level);
    if (!level) return '';
    const { start, prefix, suffix, shown } = level;
    const index = this.#level - 1;
    const last = list.numbers[index];
    list.numbers[index] = last === undefined ? start : last + 1;
    list.numbers.length = this.#level;
    const numbers = list.numbers.slice(-shown).map((number, at, all) => {
      const of = this.#styles.listLevel(style ?? '', this.#level - all.length + 1 + at) ?? level;
      return of.format(number ?? of.start);
    });
    return `${prefix}${numbers.join('.')}${suffix} `;
  }

  #readList(element: SourceElement): void {
    const outer = { list: this.#list, level: this.#level, startsItem: this.#startsItem };
    const style = this.#walker.attribute(element, 'style-name') ?? outer.list?.style ?? '';
    const continues =
      this.#walker.attribute(element, 'continue-list') ??
      (this.#walker.attribute(element, 'continue-numbering') === 'true' ? `last ${style}` : undefined);
    const continued = continues === undefined ? undefined : this.#lists.get(continues);
    this.#list = outer.list ? { ...outer.list, style } : (continued ?? { style, numbers: [] });
    this.#level = outer.level + 1;
    this.#startsItem = false;
    if (!outer.list) {
      this.#lists.set(`last ${style}`, this.#list);
      this.#lists.set(this.#walker.attribute(element, 'id') ?? '', this.#list);
    }
    this.#walker.children(element);
    this.#list = outer.list;
    this.#level = outer.level;
    this.#startsItem = outer.startsItem;
  }

  #readListItem(element: SourceElement): void {
    const start = wholeNumber(this.#walker.attribute(element, 'start-value'));
    if (start !== undefined && this.#list) this.#list.numbers[this.#level - 1] = start - 1;
    this.#startsItem = true;
    this.#walker.children(element);
    this.#startsItem = false;
  }

  #readSection(element: SourceElement): void {
    const outer = this.#isEntry;
    // Above a list that Writer makes stands its heading.
    if (element.name === 'text:index-title') this.#isEntry = false;
    else
      this.#isEntry ||=
        element.name === 'text:bibliography' || isListName(this.#walker.attribute(element, 'name') ?? '');
    this.#walker.children(element);
    this.#isEntry = outer;
  }

  #readNote(element: SourceElement): void {
    const body = elementAt(element, 'text:note-body');
    if (!body || !this.#walker.takesNotes) return;
    const citation = elementAt(element, 'text:note-citation');
    this.#walker.note(element, citation && this.#walker.attribute(citation, 'label'), body);
  }

  #codeOf(mark: SourceElement): string {
    const name = this.#walker.attribute(mark, 'name') ?? '';
    return this.#codes.get(name) ?? name;
  }

  #startMark(element: SourceElement): void {
    const code = this.#codeOf(element);
    if (isListName(code)) this.#text.becomeEntry();
    if (code.includes('CSL_CITATION')) this.#marks.set(code, this.#text.position);
  }

  #endMark(element: SourceElement): void {
    const code = this.#codeOf(element);
    const start = this.#marks.get(code);
    if (start === undefined) return;
    this.#marks.delete(code);
    this.#text.cite(start, itemsOfName(code));
  }

  #readCitation(element: SourceElement): void {
    const start = this.#text.position;
    this.#inline(element);
    this.#text.cite(start, itemsOfMark(this.#walker.part, element));
  }
}

/** Reads a text of OpenDocument (ODF 1.3), with the places of its text. Throws a `PaperError`. */
export const mapOdt = (file: OdtFile): MappedDocument => new OdtReader(file).read();
