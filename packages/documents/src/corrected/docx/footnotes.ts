import type { WordFile } from '../../readers/docx/package.ts';
import type { Styles } from '../../readers/docx/styles.ts';
import type { TextPart } from '../../readers/office/text-builder.ts';
import { attributeOf, elementsOf } from '../../xml/source-xml.ts';
import type { ChangedParts } from './parts.ts';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml';

/** The lines above notes, which every part of notes has (ECMA-376-1, 17.11.23 and 17.11.1). */
const separators = [
  ['separator', -1],
  ['continuationSeparator', 0],
]
  .map(
    ([name, id]) =>
      `<w:footnote w:type="${name}" w:id="${id}"><w:p><w:r><w:${name}/></w:r></w:p></w:footnote>`,
  )
  .join('');

/** Styles of notes under the names by which Word knows them, for documents that lack them. */
const ownStyles = {
  FootnoteText:
    '<w:style w:type="paragraph" w:styleId="FootnoteText"><w:name w:val="footnote text"/><w:pPr><w:spacing w:after="0" w:line="240" w:lineRule="auto"/></w:pPr><w:rPr><w:sz w:val="20"/><w:szCs w:val="20"/></w:rPr></w:style>',
  FootnoteReference:
    '<w:style w:type="character" w:styleId="FootnoteReference"><w:name w:val="footnote reference"/><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>',
};

/** Where the mark of a footnote stands in the text, and the id of the note. */
interface FootnoteMark {
  at: number;
  id: number;
}

interface NewFootnote extends FootnoteMark {
  xml: string;
}

/** The id of a note, in the note and in its mark. */
const noteId = /(<(?:[\w.-]+:)?footnote(?:Reference)?\s[^<>]*?:id=["'])(\d+)/g;

/**
 * Footnotes that are added to a Word file, in the part for them or in a new one. They stand among the others and are numbered in the order of
 * the text, as Word itself does: LibreOffice tells by the numbers which is which.
 */
export class NewFootnotes {
  readonly #file: WordFile;
  readonly #parts: ChangedParts;
  readonly #styles: Styles;
  readonly #marks: readonly FootnoteMark[];
  readonly #notes: NewFootnote[] = [];
  #id: number;
  /** The name of the part that notes stand in. */
  readonly part: string;

  /** `marks` are those that the document has. */
  constructor(file: WordFile, parts: ChangedParts, styles: Styles, marks: readonly FootnoteMark[]) {
    this.#marks = marks.filter(({ id }) => Number.isInteger(id));
    this.#file = file;
    this.#parts = parts;
    this.#styles = styles;
    const there = file.related('footnotes');
    this.part = there?.name ?? file.main.name.replace(/[^/]*$/, 'footnotes.xml');
    const ids = elementsOf(there?.root, 'w:footnote').map((note) =>
      Number(attributeOf(there?.source ?? '', note, 'id')),
    );
    this.#id = ids.reduce((most, id) => Math.max(most, id || 0), 0);
  }

  /** The style of notes or of their marks: the document's, or one that is added. */
  #style(id: keyof typeof ownStyles, name: string): string | undefined {
    return this.#styles.idOf(name) ?? (this.#file.related('styles') ? id : undefined);
  }

  #mark(content: string): string {
    const style = this.#style('FootnoteReference', 'footnote reference');
    const look = style ? `<w:rStyle w:val="${style}"/>` : '<w:vertAlign w:val="superscript"/>';
    return `<w:r><w:rPr>${look}</w:rPr>${content}</w:r>`;
  }

  /** Adds a note with these runs at a place of the text, and gives the run of its mark. */
  add(runs: string, at: number): string {
    this.#id += 1;
    const style = this.#style('FootnoteText', 'footnote text');
    const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '';
    const xml = `<w:footnote w:id="${this.#id}"><w:p>${properties}${this.#mark('<w:footnoteRef/>')}<w:r><w:t xml:space="preserve"> </w:t></w:r>${runs}</w:p></w:footnote>`;
    this.#notes.push({ xml, at, id: this.#id });
    return this.#mark(`<w:footnoteReference w:id="${this.#id}"/>`);
  }

  /** Puts the notes and what they need into the file. */
  finish(): void {
    if (this.#notes.length === 0) return;
    const inOrder = this.#notes.toSorted((one, other) => one.at - other.at);
    const there = this.#file.related('footnotes');
    if (there) this.#addTo(there, inOrder);
    else {
      const notes = inOrder.map(({ xml }) => xml).join('');
      this.#parts.add(
        this.part,
        `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:footnotes xmlns:w="${main}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${separators}${notes}</w:footnotes>`,
      );
      this.#parts.declare(this.part, type);
      this.#parts.relate(this.#file.main.name, 'footnotes', 'footnotes.xml');
    }
    this.#addStyles();
  }

  #addTo(part: TextPart, notes: readonly NewFootnote[]): void {
    const places = new Map(
      elementsOf(part.root, 'w:footnote').map((note) => [
        Number(attributeOf(part.source, note, 'id')),
        note.start,
      ]),
    );
    const last: string[] = [];
    for (const { xml, at } of notes) {
      const place = places.get(this.#marks.find((mark) => mark.at >= at)?.id ?? Number.NaN);
      if (place === undefined) last.push(xml);
      else this.#parts.changeText(part, [{ start: place, end: place, text: xml }]);
    }
    if (last.length > 0) this.#parts.extend(part, last.join(''));
    const inOrder = [...notes, ...this.#marks].sort((one, other) => one.at - other.at);
    const ids = inOrder.map(({ id }) => id).sort((one, other) => one - other);
    const renumbered = new Map(inOrder.map(({ id }, index) => [id, ids[index] ?? id]));
    for (const name of [part.name, this.#file.main.name])
      this.#parts.rewrite(name, (source) =>
        source.replace(noteId, (_, before, id) => `${before}${renumbered.get(Number(id)) ?? id}`),
      );
  }

  #addStyles(): void {
    const styles = this.#file.related('styles');
    const missing = Object.entries(ownStyles).flatMap(([id, style]) => {
      const [, name = ''] = /<w:name w:val="([^"]+)"/.exec(style) ?? [];
      return this.#styles.idOf(name) === undefined && !this.#styles.has(id) ? [style] : [];
    });
    if (styles && missing.length > 0) this.#parts.extend(styles, missing.join(''));
  }
}
