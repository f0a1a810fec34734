/** One name: a person by parts, or an organisation as `literal` (CSL 1.0.2 data model, csl-data.json). */
export interface Name {
  family?: string | undefined;
  given?: string | undefined;
  'dropping-particle'?: string | undefined;
  'non-dropping-particle'?: string | undefined;
  suffix?: string | undefined;
  'comma-suffix'?: boolean | undefined;
  'static-ordering'?: boolean | undefined;
  'parse-names'?: boolean | undefined;
  literal?: string | undefined;
}

/** A date: parts of one date or of a range (year, month 1-12, day), or text that is parsed (`raw`) or printed (`literal`). */
export interface DateValue {
  'date-parts'?: (number | string)[][] | undefined;
  season?: string | number | undefined;
  circa?: string | number | boolean | undefined;
  literal?: string | undefined;
  raw?: string | undefined;
}

/** The name variables of CSL 1.0.2, appendix IV. */
export type NameVariable =
  | 'author'
  | 'chair'
  | 'collection-editor'
  | 'compiler'
  | 'composer'
  | 'container-author'
  | 'contributor'
  | 'curator'
  | 'director'
  | 'editor'
  | 'editorial-director'
  | 'editor-translator'
  | 'executive-producer'
  | 'guest'
  | 'host'
  | 'illustrator'
  | 'interviewer'
  | 'narrator'
  | 'organizer'
  | 'original-author'
  | 'performer'
  | 'producer'
  | 'recipient'
  | 'reviewed-author'
  | 'script-writer'
  | 'series-creator'
  | 'translator';

/** The date variables of CSL 1.0.2, appendix IV. */
export type DateVariable =
  | 'accessed'
  | 'available-date'
  | 'event-date'
  | 'issued'
  | 'original-date'
  | 'submitted';

/** The standard and number variables of CSL 1.0.2, appendix IV. */
export type TextVariable =
  | 'abstract'
  | 'annote'
  | 'archive'
  | 'archive_collection'
  | 'archive_location'
  | 'archive-place'
  | 'authority'
  | 'call-number'
  | 'chapter-number'
  | 'citation-key'
  | 'citation-label'
  | 'collection-number'
  | 'collection-title'
  | 'container-title'
  | 'container-title-short'
  | 'dimensions'
  | 'division'
  | 'DOI'
  | 'edition'
  | 'event'
  | 'event-title'
  | 'event-place'
  | 'first-reference-note-number'
  | 'genre'
  | 'ISBN'
  | 'ISSN'
  | 'issue'
  | 'jurisdiction'
  | 'keyword'
  | 'language'
  | 'license'
  | 'medium'
  | 'note'
  | 'number'
  | 'number-of-pages'
  | 'number-of-volumes'
  | 'original-publisher'
  | 'original-publisher-place'
  | 'original-title'
  | 'page'
  | 'page-first'
  | 'part-number'
  | 'part-title'
  | 'PMCID'
  | 'PMID'
  | 'printing-number'
  | 'publisher'
  | 'publisher-place'
  | 'references'
  | 'reviewed-genre'
  | 'reviewed-title'
  | 'scale'
  | 'section'
  | 'source'
  | 'status'
  | 'supplement-number'
  | 'title'
  | 'title-short'
  | 'URL'
  | 'version'
  | 'volume'
  | 'volume-title'
  | 'volume-title-short'
  | 'year-suffix';

/**
 * A CSL-JSON item: a bibliographic record. `type` is one of CSL's item types; the processor takes an unknown one as it
 * stands (no condition on it is true), so that odd data is still printed.
 */
export type Item = { id: string | number; type: string } & { [Key in NameVariable]?: Name[] | undefined } & {
  [Key in DateVariable]?: DateValue | undefined;
} & { [Key in TextVariable]?: string | number | undefined };
