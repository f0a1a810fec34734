import type { NameVariable, TextVariable } from '@citewright/record';

/** An entry type of BibTeX, and the fields of its container and its publisher. */
export interface EntryType {
  name: string;
  container: string;
  publisher: string;
}

const entryType = (name: string, container: string, publisher = 'publisher'): EntryType => ({
  name,
  container,
  publisher,
});

/** The entry types of CSL's types; all others are written as `otherEntry`. */
export const entryTypes: ReadonlyMap<string, EntryType> = new Map(
  Object.entries({
    'article-journal': entryType('article', 'journal'),
    article: entryType('article', 'journal'),
    'article-magazine': entryType('article', 'journal'),
    'article-newspaper': entryType('article', 'journal'),
    book: entryType('book', 'booktitle'),
    chapter: entryType('incollection', 'booktitle'),
    'entry-encyclopedia': entryType('incollection', 'booktitle'),
    'entry-dictionary': entryType('incollection', 'booktitle'),
    manuscript: entryType('unpublished', 'howpublished'),
    'paper-conference': entryType('inproceedings', 'booktitle'),
    patent: entryType('patent', 'booktitle', 'holder'),
    report: entryType('techreport', 'booktitle', 'institution'),
    thesis: entryType('phdthesis', 'booktitle', 'school'),
  }),
);

export const otherEntry = entryType('misc', 'howpublished');

/** The CSL types of BibTeX's and BibLaTeX's entry types; unknown ones are documents. */
export const itemTypesByEntry: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

/** Addresses and identifiers, in which LaTeX interprets no commands. */
export const verbatimFields: readonly [variable: TextVariable, ...fields: string[]][] = [
  ['DOI', 'doi'],
  ['URL', 'url'],
];

/** Variables with the same fields in every type, in the order in which they are written: to the first field, read from any. */
export const textFields: readonly [variable: TextVariable, ...fields: string[]][] = [
  ['title-short', 'shorttitle'],
  ['container-title-short', 'shortjournal'],
  ['collection-title', 'series'],
  ['volume', 'volume'],
  ['page', 'pages'],
  ['edition', 'edition'],
  ['chapter-number', 'chapter'],
  ['number-of-volumes', 'volumes'],
  ['number-of-pages', 'pagetotal'],
  ['part-number', 'part'],
  ['publisher-place', 'address', 'location', 'city'],
  ['event-title', 'eventtitle'],
  ['event-place', 'venue'],
  ['original-title', 'origtitle'],
  ['original-publisher', 'origpublisher'],
  ['original-publisher-place', 'origlocation'],
  ['genre', 'type'],
  ['version', 'version'],
  ['status', 'pubstate'],
  ['ISBN', 'isbn'],
  ['ISSN', 'issn'],
  ['PMID', 'pmid'],
  ['PMCID', 'pmcid'],
  ['call-number', 'lccn'],
  ['archive', 'library'],
  ['language', 'language', 'langid'],
  ['keyword', 'keywords'],
  ['abstract', 'abstract'],
  ['note', 'note'],
  ['annote', 'annote', 'annotation'],
];

export const nameFields: readonly [variable: NameVariable, ...fields: string[]][] = [
  ['author', 'author'],
  ['editor', 'editor'],
  ['translator', 'translator'],
  ['container-author', 'bookauthor'],
  ['director', 'director'],
  ['illustrator', 'illustrator'],
];

/** The variables of BibLaTeX's types of editors (manual, 2.3.6). */
export const editorRoles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    editor: 'editor',
    compiler: 'compiler',
    director: 'director',
    founder: 'contributor',
    collaborator: 'contributor',
    continuator: 'contributor',
    redactor: 'editor',
    reviser: 'editor',
    organizer: 'organizer',
  }),
);

export const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
