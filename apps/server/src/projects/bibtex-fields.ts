import type { ItemType } from '@citewright/contract';
import type { NameField, TextField } from './item-text.ts';

/** What a type of CSL is in BibTeX, and which fields its container and its publisher fill there. */
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

/** The entry types of BibTeX that CSL's types are; the others are misc. */
export const entryTypes: Partial<Record<ItemType, EntryType>> = {
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

/** The type of everything else. */
export const otherEntry = entry('misc', 'howpublished');

/** The types of CSL that entry types of BibTeX and BibLaTeX are; unknown ones are documents. */
export const itemTypesByEntry: Readonly<Record<string, ItemType>> = {
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

/** Fields that hold addresses and identifiers: LaTeX reads them letter by letter. */
export const verbatimFields: readonly [field: string, variable: TextField][] = [
  ['doi', 'DOI'],
  ['url', 'URL'],
];

/**
 * The fields that hold one variable whatever the type, in the order in which they are written. The first field of a
 * variable is the one that is written; the others are read too.
 */
export const textFields: readonly [field: string, variable: TextField][] = [
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

/** The fields that hold names. */
export const nameFields: readonly [field: string, variable: NameField][] = [
  ['author', 'author'],
  ['editor', 'editor'],
  ['translator', 'translator'],
  ['bookauthor', 'container-author'],
];

/** A field of ours carries what BibTeX has no field for, under the name of its variable: `csl-medium`. */
export const ownPrefix = 'csl-';

export const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
