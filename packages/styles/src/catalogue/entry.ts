/** How a style cites in the text, as CSL names it. */
export type CitationKind = 'author-date' | 'author' | 'numeric' | 'note' | 'label';

/** What the catalogue knows of a style without reading it. */
export interface CatalogueEntry {
  id: string;
  title: string;
  kind: CitationKind;
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

/** The catalogue as it is packed: entries in the order of ids, older ids, and the id with which each pack begins. */
export interface CatalogueIndex {
  entries: readonly CatalogueEntry[];
  /** Older id to present one. */
  renamed: Readonly<Record<string, string>>;
  packs: readonly string[];
  languages: readonly string[];
}

/** Reads the catalogue's files. */
export interface CatalogueFiles {
  index(): CatalogueIndex;
  /** The styles of a pack: CSL by id. */
  pack(at: number): Readonly<Record<string, string>>;
  /** A locale of CSL as XML: one of the index's languages. */
  locale(language: string): string;
}
