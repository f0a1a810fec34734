interface NoticeKind {
  /** Whether the notice depends on the reference's style, so that its wording is generated for each style. */
  about: 'record' | 'style';
  /** A `warning` may make the work unfit to be cited. */
  severity: 'information' | 'warning';
}

/** Every kind of notice. A new one is an entry here and the code that finds it. */
export const noticeKinds = {
  /** The record lacks a field that the style requires. */
  'missing-field': { about: 'style', severity: 'information' },
  /** The work was retracted, withdrawn or removed. */
  retracted: { about: 'record', severity: 'warning' },
  /** The work was corrected or replaced, or is itself such a notice. */
  corrected: { about: 'record', severity: 'warning' },
  /** A preprint whose published version is the one to cite. */
  'superseded-preprint': { about: 'record', severity: 'warning' },
  /** A listed edition of a book that has a later one. */
  'new-edition': { about: 'record', severity: 'information' },
  /** A listed year that is that of an earlier version with the same title. */
  'predated-title': { about: 'record', severity: 'information' },
  /** Words of the title that lost their capital in this style and may be names. */
  'doubtful-capitals': { about: 'style', severity: 'information' },
  /** The style cites such a work in the text, and does not list it. */
  'cited-in-text-only': { about: 'style', severity: 'information' },
  /** An author of a page that was read as an organisation. */
  'guessed-organisation': { about: 'record', severity: 'information' },
  /** A name of East Asian form that was written without a comma, so that either of its words may be the family name. */
  'doubtful-name-order': { about: 'record', severity: 'information' },
  /** What became of the page at a listed address. */
  'listed-page': { about: 'record', severity: 'information' },
  /** Whether an archive of the web has a copy of a listed page. */
  'page-copy': { about: 'record', severity: 'information' },
  /** A listed detail that cannot be, whatever a register says. */
  'impossible-detail': { about: 'record', severity: 'information' },
  /** Sources have different values of a field. */
  'sources-disagree': { about: 'record', severity: 'information' },
  /** The stored details cannot be read any more. */
  unreadable: { about: 'record', severity: 'warning' },
  /** No register has the work of a file: its details are those of its first pages. */
  'title-page': { about: 'record', severity: 'information' },
  /** The in-text citation names several works, and this is the first. */
  'first-of-several': { about: 'record', severity: 'information' },
} as const satisfies Record<string, NoticeKind>;

/** The code of a kind of notice. */
export type NoticeCode = keyof typeof noticeKinds;

/** A field that a record, or the style that prints it, asks for. */
export type ExpectedField =
  | 'title'
  | 'author'
  | 'issued'
  | 'container-title'
  | 'publisher-place'
  | 'publisher'
  | 'volume'
  | 'page';

/** What the sentence of each kind of notice needs. */
export interface NoticeValues {
  /** `style` is the name of the style that asks for the field; `instead` is what the reference has in its place; `of`: a work whose field has another name. */
  'missing-field': {
    field: ExpectedField;
    of?: 'thesis';
    style?: string;
    instead?: 'n.d.' | 'no date' | 'nothing' | 'title' | 'site';
  };
  retracted: {
    /** Who says so: a register, or the publisher by a mark in the title. */
    by: 'register' | 'title';
    what: 'retraction' | 'partial-retraction' | 'withdrawal' | 'removal';
  };
  corrected:
    | {
        what:
          | 'correction'
          | 'corrigendum'
          | 'erratum'
          | 'clarification'
          | 'addendum'
          | 'concern'
          | 'new-version'
          | 'new-edition'
          | 'republication'
          | 'replacement';
      }
    /** The work is itself such a notice, which its register calls so. */
    | { what: 'notice'; called: string };
  /** `place`: where it was published, for a publication without an address. */
  'superseded-preprint': { draft: 'preprint' | 'manuscript'; place?: string };
  'new-edition': { cited: number; later: number; year: number };
  'predated-title': { year: number; earlier: string; published: string; publishedYear: number };
  'doubtful-capitals': { words: string[] };
  /** `style` is the name of the style. */
  'cited-in-text-only': { style: string };
  'guessed-organisation': { words: string[] };
  /** The names in question, the first one with its first word as the family name, and whether there are more. */
  'doubtful-name-order': { words: string[]; family: string; given: string; areMore: boolean };
  /**
   * `gone`: the site says that it has no such page; `no-host`: there is no such site; `closed`: it lets no programs in; `changed`: the page says
   * so; `to`: where it is now. Days are like "2019-05-03".
   */
  'listed-page':
    | { what: 'gone' | 'no-host' | 'unreachable' | 'closed' | 'unread'; site: string }
    | { what: 'moved'; site: string; to: string }
    | { what: 'changed'; site: string; changed: string; accessed: string };
  /** `unasked`: no archive could be asked. */
  'page-copy': { what: 'kept'; archive: string; day: string; address: string } | { what: 'none' | 'unasked' };
  /** `entry`: the place, from 0, of another work of the list with this DOI. */
  'impossible-detail':
    | { what: 'doi' | 'isbn' | 'year' | 'pages'; value: string }
    | { what: 'accessed'; value: string; issued: string }
    | { what: 'shared-doi'; value: string; entry: number };
  'sources-disagree':
    | { among: 'registers'; fields: ('title' | 'author' | 'issued')[] }
    /** `isDayLeftOut`: the date goes without its day, since two are given. */
    | { among: 'page'; fields: ('author' | 'issued')[]; isDayLeftOut: boolean }
    /** The page names the DOI of another work. */
    | { among: 'page and register'; doi: string; title: string };
  unreadable: object;
  /** `isPartial`: not every register that was asked has answered. */
  'title-page': { isPartial: boolean };
  /** `works`: how many the citation names; or it quotes one work from another. */
  'first-of-several': { works: number } | { isQuotedFromAnother: true };
}

/** Something about a record that its user should know: what it is, and what its sentence needs. */
export type Notice<Code extends NoticeCode = NoticeCode> = {
  [Kind in Code]: {
    code: Kind;
    values: NoticeValues[Kind];
    /** The CSL variables that it is about. */
    fields?: string[];
    /** Where a person can read more. */
    url?: string;
  };
}[Code];

/** A notice with its sentence, as it was kept with a work or came over the wire; its code may be one of another version. */
export interface ToldNotice {
  code: string;
  message: string;
  fields?: string[] | undefined;
  url?: string | undefined;
  words?: string[] | undefined;
  severity?: 'warning' | undefined;
}

const kindOf = (code: string): NoticeKind | undefined =>
  Object.hasOwn(noticeKinds, code) ? noticeKinds[code as NoticeCode] : undefined;

/** Whether the wording of a notice depends on the style; notices with unknown codes are about the record. */
export const isAboutStyle = ({ code }: { code: string }): boolean => kindOf(code)?.about === 'style';

/** The notice with its severity, for display. */
export function withSeverity<Some extends { code: string }>(notice: Some): Some & { severity?: 'warning' } {
  return kindOf(notice.code)?.severity === 'warning' ? { ...notice, severity: 'warning' } : notice;
}
