/**
 * The variables of an item, by kind: appendix IV of the CSL 1.0.2 specification ("Variables",
 * https://docs.citationstyles.org/en/stable/specification.html#appendix-iv-variables). A style may name others; their values
 * are text. `citation-number`, `first-reference-note-number`, `locator` and `year-suffix` belong to cites, not to items.
 */

export const NAME_VARIABLES = [
  'author',
  'chair',
  'collection-editor',
  'compiler',
  'composer',
  'container-author',
  'contributor',
  'curator',
  'director',
  'editor',
  'editor-translator',
  'editorial-director',
  'executive-producer',
  'guest',
  'host',
  'illustrator',
  'interviewer',
  'narrator',
  'organizer',
  'original-author',
  'performer',
  'producer',
  'recipient',
  'reviewed-author',
  'script-writer',
  'series-creator',
  'translator',
] as const;

export const DATE_VARIABLES = [
  'accessed',
  'available-date',
  'event-date',
  'issued',
  'original-date',
  'submitted',
] as const;

export const NUMBER_VARIABLES = [
  'chapter-number',
  'collection-number',
  'edition',
  'issue',
  'number',
  'number-of-pages',
  'number-of-volumes',
  'page',
  'page-first',
  'part-number',
  'printing-number',
  'section',
  'supplement-number',
  'version',
  'volume',
] as const;

/** `event` is the name that `event-title` had before CSL 1.0.2; `translated-title` is in no version, but our styles print it. */
export const STANDARD_VARIABLES = [
  'abstract',
  'annote',
  'archive',
  'archive_collection',
  'archive_location',
  'archive-place',
  'authority',
  'call-number',
  'citation-key',
  'citation-label',
  'collection-title',
  'container-title',
  'container-title-short',
  'dimensions',
  'division',
  'DOI',
  'event',
  'event-place',
  'event-title',
  'genre',
  'ISBN',
  'ISSN',
  'jurisdiction',
  'keyword',
  'language',
  'license',
  'medium',
  'note',
  'original-publisher',
  'original-publisher-place',
  'original-title',
  'part-title',
  'PMCID',
  'PMID',
  'publisher',
  'publisher-place',
  'references',
  'reviewed-genre',
  'reviewed-title',
  'scale',
  'source',
  'status',
  'title',
  'title-short',
  'translated-title',
  'URL',
  'volume-title',
  'volume-title-short',
] as const;

/** The variable that holds the short form of another (CSL 1.0.2, Text: `form="short"`). */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['container-title', 'container-title-short'],
  ['title', 'title-short'],
  ['volume-title', 'volume-title-short'],
]);

/** Other names under which items hold a variable: from before CSL 1.0.2, and from reference managers. */
export const ALIASES: ReadonlyMap<string, string> = new Map([
  ['journalAbbreviation', 'container-title-short'],
  ['shortTitle', 'title-short'],
  ['event', 'event-title'],
]);

const NAMES: ReadonlySet<string> = new Set(NAME_VARIABLES);
const DATES: ReadonlySet<string> = new Set(DATE_VARIABLES);
const NUMBERS: ReadonlySet<string> = new Set(NUMBER_VARIABLES);

/** True for a variable that holds names. */
export const isNameVariable = (variable: string): boolean => NAMES.has(variable);
/** True for a variable that holds dates. */
export const isDateVariable = (variable: string): boolean => DATES.has(variable);
export const isNumberVariable = (variable: string): boolean => NUMBERS.has(variable);
