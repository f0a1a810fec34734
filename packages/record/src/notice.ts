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
  /** An author of a page that was read as an organisation. */
  'guessed-organisation': { about: 'record', severity: 'information' },
  /** A name of East Asian form that was written without a comma, so that either of its words may be the family name. */
  'doubtful-name-order': { about: 'record', severity: 'information' },
  /** Sources have different values of a field. */
  'sources-disagree': { about: 'record', severity: 'information' },
  /** The stored details cannot be read any more. */
  unreadable: { about: 'record', severity: 'warning' },
  /** The in-text citation names several works, and this is the first. */
  'first-of-several': { about: 'record', severity: 'information' },
} as const satisfies Record<string, NoticeKind>;

/** The code of a kind of notice. */
export type NoticeCode = keyof typeof noticeKinds;

/** Something about a record that its user should know. Over the wire, `code` may be one of a newer version. */
export interface Notice<Code extends string = NoticeCode> {
  code: Code;
  message: string;
  /** The CSL variables that it is about. */
  fields?: string[] | undefined;
  /** Where a person can read more. */
  url?: string | undefined;
  /** The words of the title that `doubtful-capitals` is about, as they are printed. */
  words?: string[] | undefined;
  /** Present on warnings. */
  severity?: 'warning' | undefined;
}

const kindOf = (code: string): NoticeKind | undefined =>
  Object.hasOwn(noticeKinds, code) ? noticeKinds[code as NoticeCode] : undefined;

/** Whether the wording of a notice depends on the style; notices with unknown codes are about the record. */
export const isAboutStyle = ({ code }: Notice<string>): boolean => kindOf(code)?.about === 'style';

/** The notice with its severity, for display. */
export function withSeverity<Code extends string>(notice: Notice<Code>): Notice<Code> {
  return kindOf(notice.code)?.severity === 'warning' ? { ...notice, severity: 'warning' } : notice;
}
