/** Why a style or locale cannot be used. */
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
  | 'too-complex'
  | 'no-locale';

/**
 * A style or locale cannot be compiled. `place` is `line:column` in XML text, otherwise a path of element names
 * (`style/citation/layout`). Items never cause errors: unusable values are warnings in the result.
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
