/** What is wrong with a style or locale that cannot be used. */
export type CslErrorCode =
  | 'malformed-xml'
  | 'not-a-style'
  | 'not-a-locale'
  | 'dependent-style'
  | 'missing-layout'
  | 'missing-attribute'
  | 'unknown-element'
  | 'unknown-macro'
  | 'recursive-macro'
  | 'no-locale';

/**
 * A style or locale that cannot be compiled. `place` says where: `line:column` of XML text, or the path of element names
 * of a tree (`style/citation/layout`). Items never raise it: odd data is a warning in the result.
 */
export class CslError extends Error {
  readonly code: CslErrorCode;
  readonly place: string;

  constructor(code: CslErrorCode, message: string, place: string) {
    super(`${message} (at ${place})`);
    this.name = 'CslError';
    this.code = code;
    this.place = place;
  }
}
