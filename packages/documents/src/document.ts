import type { Item } from '@citewright/record';

/** A place in a document's text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** What a piece of a document is; `entry` is a paragraph that the file itself marks as one of the list of references. */
export type BlockKind = 'heading' | 'paragraph' | 'entry' | 'row' | 'note';

export interface Block extends Span {
  kind: BlockKind;
}

/** A citation that the file holds as data: a field of Zotero, Mendeley or Word, a key of LaTeX or Pandoc. */
export interface LiveCitation extends Span {
  /** The works it names. */
  items: Item[];
}

/** Words of a hyperlink, with the address behind them as the file has it. */
export interface DocumentLink extends Span {
  address: string;
}

/** A place of the text that cites works by their keys. */
export interface KeyedCitation extends Span {
  keys: string[];
}

/** An entry of the list with the key of its work, and the work where a file of references has it. */
export interface KeyedEntry extends Span {
  key: string;
  item?: Item | undefined;
}

/** What a source that cites by keys says: what is cited where, and which entry is which work. */
export interface KeyedList {
  citations: KeyedCitation[];
  entries: KeyedEntry[];
  /** Keys that a list or file of references spells otherwise, by the spelling of the citation: `Smith2020` for `smith2020`. */
  respelt: ReadonlyMap<string, string>;
  /** Keys of works that a file of references has and that nothing cites. */
  unused: string[];
  /** Files of references that the source calls and that were not given. */
  absent: string[];
  /** The list prints numbers as labels. */
  isNumbered: boolean;
}

/** A foot- or endnote: where its mark stands, and its own text, which the document's text has among its last blocks. */
export interface Note {
  mark: Span;
  block: Span;
}

/**
 * What a reader takes from a file. `text` is the document in reading order: blocks with a blank line between them, cells of a table row
 * with tabs between them, notes behind the body; for plain text it is the file itself. All places count UTF-16 units of it.
 */
export interface PaperDocument {
  text: string;
  /** In the order of the text. Empty when the file says nothing of its parts (plain text). */
  blocks: Block[];
  /** Digits that the file prints raised. Empty when the file cannot say. */
  raised: Span[];
  notes: Note[];
  live: LiveCitation[];
  /** Hyperlinks, in the order of the text. Absent when the file cannot say. */
  links?: DocumentLink[];
  /** The path of the paper in the archive that it came in. */
  main?: string;
  /** Files of its text that it takes in and that were not given, as it calls them. */
  absent?: string[];
  /** Where the source cites by keys. */
  keyed?: KeyedList | undefined;
}

/** An entry of the list of references of a document. Offsets count UTF-16 units of its text. */
export interface PaperReference extends Span {
  text: string;
  item: Item;
}

/** What corrections name by their numbers: the text of a document, the entries of its list, and the places that cite them. */
export interface ListedText {
  text: string;
  references: readonly PaperReference[];
  /** `refs`: indexes of `references`. */
  callouts: readonly (Span & { refs: readonly number[] })[];
}
