/** Names of catalogues and registries that reference managers note as source; a work is not read there. */
const catalogue =
  /^(?:DOI\.org|Crossref|Zotero|arXiv|Open ?Library|K10plus)|\b(?:ISBN|Catalog(?:ue)?|WorldCat)\b|\.(?:com|org|net|edu|gov|uk)\b|\+/i;

/** Whether a record's source names a catalogue of works rather than a database that shows them. */
export const isCatalogue = (source: string | number): boolean => catalogue.test(String(source));
