/** The formats in which records are copied, as the API and as people call them. */
export const recordFormats = [
  { id: 'bibtex', label: 'BibTeX' },
  { id: 'ris', label: 'RIS' },
  { id: 'csl-json', label: 'CSL-JSON' },
] as const;

/** A format in which records are copied. */
export type RecordFormat = (typeof recordFormats)[number]['id'];
