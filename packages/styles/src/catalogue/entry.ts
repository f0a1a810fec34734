/** How a style cites in the text, as CSL names it. */
export type CitationKind = 'author-date' | 'author' | 'numeric' | 'note' | 'label';

/** What the catalogue knows of a style without reading it. */
export interface CatalogueEntry {
  id: string;
  title: string;
  kind: CitationKind;
  /** A numbered list that is not in the order of citing. */
  sorted?: true;
  /** Subjects, as CSL names them: `medicine`, `law`. */
  fields: readonly string[];
  issn: readonly string[];
  /** The style that a journal's entry stands for. */
  parent?: string;
  /** Date of the last change in the repository of CSL. */
  version?: string;
  /** Address of the licence. */
  licence: string;
  /** The language that the style, or the journal, prescribes. */
  language?: string;
  /** The title's abbreviation: the style's own, or by ISO 4. */
  abbreviation?: string;
  /** What people type to find it. */
  names?: readonly string[];
  /** Position among the most used styles, from 1. */
  rank?: number;
}

/** The catalogue as it is packed: entries, older ids, and the id with which each pack begins. */
export interface CatalogueIndex {
  /** A line for each entry, as `lineOf` writes it, in the order of ids. */
  lines: string;
  /** Older id to present one. */
  renamed: Readonly<Record<string, string>>;
  packs: readonly string[];
  languages: readonly string[];
}

/** Reads the catalogue's files. */
export interface CatalogueFiles {
  index(): CatalogueIndex;
  search(): SearchTable;
  /** The styles of a pack: CSL by id. */
  pack(at: number): Readonly<Record<string, string>>;
  /** A locale of CSL as XML: one of the index's languages. */
  locale(language: string): string;
  skeletons(): SkeletonTable;
}

/** Sample works as the independent styles print them, with letters for their fields: for finding a style by examples. */
export interface SkeletonTable {
  ids: readonly string[];
  /** For each work what is printed, once, and which of it by the row of the style. */
  works: readonly { skeletons: readonly string[]; rows: readonly number[] }[];
}

/** What the search reads, as text that is cut when it is used. Numbers are to base 36; a row is the number of an entry's line. */
export interface SearchTable {
  /** Lines sorted by the words of a name in their order: the words, a tab, and the rows of that name, best first. */
  names: string;
  /** Lines of what people type for the most used styles, those first: the letters without spaces, a tab, and rows. */
  typed: string;
  /**
   * Lines sorted by word: the word and four lists of rows, between tabs: of the entries that have it among what people type, in the title,
   * only in the abbreviation or id, and as a subject or kind. Rows are distances from the one before.
   */
  words: string;
  /** A character for each row: how well known it is, and how short its title. */
  weights: string;
}
