import type { CslErrorCode } from '@citewright/csl';

/** Thrown for an id that no style of the registry has. */
export class StyleError extends Error {
  readonly code = 'unknown-style';

  constructor(id: string) {
    super(`There is no style "${id}"`);
    this.name = 'StyleError';
  }
}

/** Why the file of a style cannot be used. */
export type StyleFileFault = CslErrorCode | 'unknown-parent';

/** The file of a style cannot be used; `place` is the `line:column` of its first fault, or the path of an element. */
export class StyleFileError extends Error {
  readonly code: StyleFileFault;
  readonly place: string;

  constructor(code: StyleFileFault, message: string, place: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StyleFileError';
    this.code = code;
    this.place = place;
  }
}
