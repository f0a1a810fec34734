/** Thrown for an id that no style of the registry has. */
export class StyleError extends Error {
  readonly code = 'unknown-style';

  constructor(id: string) {
    super(`There is no style "${id}"`);
    this.name = 'StyleError';
  }
}

/** The file of a style names a style that there is not, at a `line:column`. */
export class StyleFileError extends Error {
  readonly code: 'unknown-parent';
  readonly place: string;

  constructor(code: StyleFileError['code'], message: string, place: string) {
    super(message);
    this.name = 'StyleFileError';
    this.code = code;
    this.place = place;
  }
}
