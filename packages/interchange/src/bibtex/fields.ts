import type { NameVariable, TextVariable } from '@citewright/record';

/** An entry type of BibTeX, and the fields of its container and its publisher. */
export interface EntryType {
  name: string;
  container: string;
  publisher: string;
}

const entry = (name: string, container: string, publisher = 'publisher'): EntryType => ({
  name,
  container,
  publisher,
});

/** The entry types of CSL's types; all others are written as `otherEntry`. */
export const entryTypes: Readonly<Record<string, EntryType>> = {
  'article-journal': entry('article', 'journal'),
  article: entry('article', 'journal'),
  'article-magazine': entry('article', 'journal'),
  'article-newspaper': entry('article', 'journal'),
  book: entry('book', 'booktitle'),
  chapter: entry('incollection', 'booktitle'),
  'entry-encyclopedia': entry('incollection', 'booktitle'),
  'entry-dictionary': entry('incollection', 'booktitle'),
  manuscript: entry('unpublished', 'howpublished'),
  'paper-conference': entry('inproceedings', 'booktitle'),
  report: entry('techreport', 'booktitle', 'institution'),
  thesis: entry('phdthesis', 'booktitle', 'school'),
};

export const otherEntry = entry('misc', 'howpublished');

/** The CSL types of BibTeX's and BibLaTeX's entry types; unknown ones are documents. */
export const itemTypesByEntry: Readonly<Record<string, string>> = {
  article: 'article-journal',
  artwork: 'graphic',
  audio: 'song',
  bookinbook: 'chapter',
  booklet: 'pamphlet',
  book: 'book',
  collection: 'book',
  conference: 'paper-conference',
  dataset: 'dataset',
  electronic: 'webpage',
  image: 'graphic',
  inbook: 'chapter',
  incollection: 'chapter',
  inproceedings: 'paper-conference',
  inreference: 'entry-encyclopedia',
  jurisdiction: 'legal_case',
  legislation: 'legislation',
  letter: 'personal_communication',
  manual: 'report',
  mastersthesis: 'thesis',
  movie: 'motion_picture',
  music: 'song',
  mvbook: 'book',
  mvcollection: 'book',
  mvproceedings: 'book',
  mvreference: 'book',
  online: 'webpage',
  patent: 'patent',
  performance: 'performance',
  periodical: 'periodical',
  phdthesis: 'thesis',
  proceedings: 'book',
  reference: 'book',
  report: 'report',
  review: 'review',
  software: 'software',
  standard: 'standard',
  suppbook: 'chapter',
  suppcollection: 'chapter',
  techreport: 'report',
  thesis: 'thesis',
  unpublished: 'manuscript',
  video: 'motion_picture',
  webpage: 'webpage',
  www: 'webpage',
};

/** Fields with addresses and identifiers, in which LaTeX interprets no commands. */
export const verbatimFields: readonly [field: string, variable: TextVariable][] = [
  ['doi', 'DOI'],
  ['url', 'URL'],
];

/**
 * Fields with the same variable in every type, in the order in which they are written. Of several fields with one variable the
 * first is written, and all are read.
 */
export const textFields: readonly [field: string, variable: TextVariable][] = [
  ['shorttitle', 'title-short'],
  ['shortjournal', 'container-title-short'],
  ['series', 'collection-title'],
  ['volume', 'volume'],
  ['pages', 'page'],
  ['edition', 'edition'],
  ['chapter', 'chapter-number'],
  ['volumes', 'number-of-volumes'],
  ['pagetotal', 'number-of-pages'],
  ['part', 'part-number'],
  ['address', 'publisher-place'],
  ['location', 'publisher-place'],
  ['eventtitle', 'event-title'],
  ['venue', 'event-place'],
  ['origtitle', 'original-title'],
  ['origpublisher', 'original-publisher'],
  ['origlocation', 'original-publisher-place'],
  ['type', 'genre'],
  ['version', 'version'],
  ['pubstate', 'status'],
  ['isbn', 'ISBN'],
  ['issn', 'ISSN'],
  ['pmid', 'PMID'],
  ['pmcid', 'PMCID'],
  ['lccn', 'call-number'],
  ['library', 'archive'],
  ['language', 'language'],
  ['langid', 'language'],
  ['keywords', 'keyword'],
  ['abstract', 'abstract'],
  ['note', 'note'],
  ['annote', 'annote'],
  ['annotation', 'annote'],
];

/** Fields with names. */
export const nameFields: readonly [field: string, variable: NameVariable][] = [
  ['author', 'author'],
  ['editor', 'editor'],
  ['translator', 'translator'],
  ['bookauthor', 'container-author'],
];

export const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
