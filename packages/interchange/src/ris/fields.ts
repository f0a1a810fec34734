import type { NameVariable, TextVariable } from '@citewright/record';

/** The reference types of RIS that CSL's types are; the others are GEN. */
export const risTypes: Readonly<Record<string, string>> = {
  'article-journal': 'JOUR',
  article: 'JOUR',
  'article-magazine': 'MGZN',
  'article-newspaper': 'NEWS',
  bill: 'BILL',
  book: 'BOOK',
  broadcast: 'VIDEO',
  chapter: 'CHAP',
  dataset: 'DATA',
  'entry-dictionary': 'DICT',
  'entry-encyclopedia': 'ENCYC',
  figure: 'FIGURE',
  graphic: 'ART',
  hearing: 'HEAR',
  legal_case: 'CASE',
  legislation: 'STAT',
  manuscript: 'UNPB',
  map: 'MAP',
  motion_picture: 'MPCT',
  musical_score: 'MUSIC',
  pamphlet: 'PAMP',
  'paper-conference': 'CPAPER',
  patent: 'PAT',
  periodical: 'JFULL',
  personal_communication: 'PCOMM',
  post: 'ELEC',
  'post-weblog': 'BLOG',
  report: 'RPRT',
  software: 'COMP',
  song: 'SOUND',
  speech: 'SLIDE',
  standard: 'STAND',
  thesis: 'THES',
  webpage: 'ELEC',
};

/** What other types of RIS are, or what one is that several of ours become. */
export const otherRisTypes: Readonly<Record<string, string>> = {
  ABST: 'article-journal',
  AGGR: 'dataset',
  ANCIENT: 'classic',
  CONF: 'paper-conference',
  CTLG: 'book',
  EBOOK: 'book',
  ECHAP: 'chapter',
  EDBOOK: 'book',
  EJOUR: 'article-journal',
  ELEC: 'webpage',
  GOVDOC: 'report',
  ICOMM: 'personal_communication',
  INPR: 'article-journal',
  JOUR: 'article-journal',
  MANSCPT: 'manuscript',
  ADVS: 'motion_picture',
  MULTI: 'webpage',
  SER: 'book',
  UNBILL: 'bill',
  VIDEO: 'broadcast',
};

/**
 * The tags that hold one variable, in the order in which they are written. The first tag of a variable is the one that is
 * written; the others are read when it is not there.
 */
export const risTextTags: readonly [tag: string, variable: TextVariable][] = [
  ['TI', 'title'],
  ['T1', 'title'],
  ['ST', 'title-short'],
  ['T2', 'container-title'],
  ['JF', 'container-title'],
  ['JO', 'container-title'],
  ['BT', 'container-title'],
  ['J2', 'container-title-short'],
  ['JA', 'container-title-short'],
  ['T3', 'collection-title'],
  ['VL', 'volume'],
  ['IS', 'issue'],
  ['CP', 'issue'],
  ['M1', 'number'],
  ['ET', 'edition'],
  ['NV', 'number-of-volumes'],
  ['SE', 'section'],
  ['PB', 'publisher'],
  ['CY', 'publisher-place'],
  ['PP', 'publisher-place'],
  ['C1', 'event-title'],
  ['M3', 'genre'],
  ['SN', 'ISBN'],
  ['SN', 'ISSN'],
  ['DO', 'DOI'],
  ['UR', 'URL'],
  ['L2', 'URL'],
  ['LA', 'language'],
  ['CN', 'call-number'],
  ['AV', 'archive_location'],
  ['DB', 'archive'],
  ['DP', 'source'],
  ['TT', 'original-title'],
  ['AB', 'abstract'],
  ['N2', 'abstract'],
  ['N1', 'note'],
];

/** The tags that hold names, one a line. */
export const risNameTags: readonly [tag: string, variable: NameVariable][] = [
  ['AU', 'author'],
  ['A2', 'editor'],
  ['A3', 'collection-editor'],
  ['A4', 'translator'],
];

/** Other tags of names. */
export const otherRisNameTags: Readonly<Record<string, NameVariable>> = { A1: 'author', ED: 'editor' };

/** A user-defined tag carries what RIS has none for, under the name of its variable: `csl-medium: Video`. */
export const ownTag = 'U5';
