/** Thrown for an id that no style of the registry has. */
export class StyleError extends Error {
  readonly code = 'unknown-style';

  constructor(id: string) {
    super(`There is no style "${id}"`);
    this.name = 'StyleError';
  }
}
