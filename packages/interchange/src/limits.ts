/**
 * The most that is read of a file of references, counted before it is built. No honest file comes near: 50,000 records of 40 fields are read,
 * where the format is read record by record.
 */
export const fileLimits = {
  /** Values, lists and objects of a record in JSON: three thousand authors with their affiliations have a third. */
  'values of a JSON record': 100_000,
  /** What a YAML file is cut into: words, marks, blanks, line ends. 5,000 entries of 20 lines have 785,000 and take 170 MB. */
  'tokens of a YAML file': 800_000,
  /** Lists and mappings in one another; parents of parents of an entry have ten. */
  'levels of a YAML file': 100,
  /** The keys of a mapping are compared with one another. */
  'entries of a YAML list or mapping': 20_000,
  /** Each alias is looked up among all anchors. */
  'anchors and aliases of a YAML file': 1_000,
  'fields of a BibTeX entry': 1_000,
  /** Those that entries inherit, too. */
  'fields of a BibTeX file': 2_000_000,
  /** Lines of RIS, PubMed, EndNote, RefWorks, Web of Science; a work of three thousand authors has 15,000. */
  'lines of a tagged record': 200_000,
  /** As many columns as a sheet of Excel has. */
  'cells of a table row': 16_384,
  /** With comments and other marks between texts. */
  'elements of an XML file': 500_000,
  'attributes of an XML file': 1_000_000,
  'characters of an XML file': 20_000_000,
} as const;

/** What is counted in a file. */
export type FileLimit = keyof typeof fileLimits;
