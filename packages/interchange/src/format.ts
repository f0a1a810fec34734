import type { Item } from '@citewright/record';

/** One record of a file. */
export interface FileRecord {
  /** Absent for a record that cannot be read or says nothing by which a work is known. */
  item: Item | undefined;
  /** What a message can call the record: its key, or how it begins. */
  label: string;
  /** What citations call it by, in formats that have such keys. */
  key?: string;
}

/** A paragraph of a reference. */
export interface Paragraph extends Pick<Reference, 'text' | 'html'> {
  /** What stands in the margin, before the first line. */
  margin?: Pick<Reference, 'text' | 'html'>;
  /** Inches from the margin of the page to its lines, and from there to the first of them. */
  left: number;
  first: number;
}

/** A formatted reference. */
export interface Reference {
  text: string;
  /** Of the elements i, em, b, sub, sup, span (small capitals) and a only. */
  html: string;
  /** Its paragraphs, where it is more than one with the indent of the list. */
  paragraphs?: readonly Paragraph[];
  /** The heading of its section, which stands before the first of them. */
  section?: string | undefined;
}

/** How a style sets its list of references. */
export interface ListLayout {
  /** Inches by which all lines of an entry but the first are indented. */
  hangingIndent: number;
  /** Distance of lines: 1 is single. */
  lineSpacing: number;
  /** Points between entries. */
  entrySpacing: number;
  /** Entries begin with a number in brackets, which stands in the margin. */
  numbered: boolean;
}

/** Citations that Zotero's add-in goes on with, for formats that hold them. */
export interface LiveReferences {
  /** The address of the style: `http://www.zotero.org/styles/apa`. */
  style: string;
  /** The heading above the citations, and what to do with them. */
  heading: string;
  advice: string;
  /** Each work, and how the text cites it. */
  citations: Iterable<{ item: Item; text: string }>;
}

/** A list of references as a document. */
export interface ReferenceList {
  /** The document's title. */
  title: string;
  /** The heading above the list. */
  heading: string;
  layout: ListLayout;
  references: Iterable<Reference>;
  live?: LiveReferences;
}

/** A file in pieces. Each is made when it is asked for, so that a caller can do other work in between. */
export type Pieces = Iterable<string | Uint8Array>;

/** How files of a format are read. */
export interface Reader {
  /** Finds where the first record begins. */
  begins: { [Symbol.search](text: string): number };
  /** The records of a text, in their order; of a longer file `limit` and at least one more. @throws InterchangeError */
  read(text: string, limit: number): Iterable<FileRecord>;
}

/** A file format. What it cannot do is absent. */
export interface Format {
  /** Its name in a menu, and what it is for. */
  label: string;
  hint: string;
  mediaType: string;
  /** Of file names, without the dot. */
  extension: string;
  reader?: Reader;
  /** Writes the records themselves, one after the other. */
  writeRecords?(items: Iterable<Item>): Pieces;
  /** The fields of an item for which its records have no place; absent where they have one for all. */
  leftOut?(item: Item): string[];
  /** Its documents hold live citations, if the list has them. */
  isLive?: true;
  /** Writes a document of formatted references. */
  writeReferences?(list: ReferenceList): Pieces;
}
