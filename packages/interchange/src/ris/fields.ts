import type { NameVariable, TextVariable } from '@citewright/record';

/** The CSL types of RIS's reference types; unknown ones are documents. A CSL type is written as the first that reads as it. */
export const typesByTag: ReadonlyMap<string, string> = new Map(
  Object.entries({
    JOUR: 'article-journal',
    MGZN: 'article-magazine',
    NEWS: 'article-newspaper',
    BILL: 'bill',
    BOOK: 'book',
    VIDEO: 'broadcast',
    CHAP: 'chapter',
    DATA: 'dataset',
    DICT: 'entry-dictionary',
    ENCYC: 'entry-encyclopedia',
    FIGURE: 'figure',
    ART: 'graphic',
    HEAR: 'hearing',
    CASE: 'legal_case',
    STAT: 'legislation',
    UNPB: 'manuscript',
    MAP: 'map',
    MPCT: 'motion_picture',
    MUSIC: 'musical_score',
    PAMP: 'pamphlet',
    CPAPER: 'paper-conference',
    PAT: 'patent',
    JFULL: 'periodical',
    PCOMM: 'personal_communication',
    BLOG: 'post-weblog',
    RPRT: 'report',
    COMP: 'software',
    SOUND: 'song',
    SLIDE: 'speech',
    STAND: 'standard',
    THES: 'thesis',
    ELEC: 'webpage',
    ABST: 'article-journal',
    AGGR: 'dataset',
    ANCIENT: 'classic',
    CONF: 'paper-conference',
    CTLG: 'book',
    EBOOK: 'book',
    ECHAP: 'chapter',
    EDBOOK: 'book',
    EJOUR: 'article-journal',
    GOVDOC: 'report',
    ICOMM: 'personal_communication',
    INPR: 'article-journal',
    MANSCPT: 'manuscript',
    ADVS: 'motion_picture',
    MULTI: 'webpage',
    SER: 'book',
    UNBILL: 'bill',
  }),
);

/** CSL types that RIS does not distinguish from others; all further ones are written as GEN. */
export const otherTags: ReadonlyMap<string, string> = new Map(
  Object.entries({
    article: 'JOUR',
    post: 'ELEC',
  }),
);

/** Variables and their tags, in the order in which they are written: to the first tag, read from any. */
export const textTags: readonly [variable: TextVariable, ...tags: string[]][] = [
  ['title', 'TI', 'T1'],
  ['title-short', 'ST'],
  ['container-title', 'T2', 'JF', 'JO', 'BT'],
  ['container-title-short', 'J2', 'JA'],
  ['collection-title', 'T3'],
  ['volume', 'VL'],
  ['issue', 'IS', 'CP'],
  ['number', 'M1'],
  ['edition', 'ET'],
  ['number-of-volumes', 'NV'],
  ['section', 'SE'],
  ['publisher', 'PB'],
  ['publisher-place', 'CY', 'PP'],
  ['event-title', 'C1'],
  ['genre', 'M3'],
  ['ISBN', 'SN'],
  ['ISSN', 'SN'],
  ['DOI', 'DO'],
  ['URL', 'UR', 'L2'],
  ['language', 'LA'],
  ['call-number', 'CN'],
  ['archive_location', 'AV'],
  ['source', 'DP'],
  ['original-title', 'TT'],
  ['abstract', 'AB', 'N2'],
  ['note', 'N1'],
];

/** Variables of names and their tags: each name has its own line. */
export const nameTags: readonly [variable: NameVariable, ...tags: string[]][] = [
  ['author', 'AU', 'A1'],
  ['editor', 'A2', 'ED'],
  ['collection-editor', 'A3'],
  ['translator', 'A4'],
];

/** The notes of a researcher, which EndNote writes: here a paragraph of an annotation a line. */
export const paragraphTag = 'RN';

/** A user-defined tag, in which our own fields stand: `csl-medium: Video`. */
export const ownTag = 'U5';
