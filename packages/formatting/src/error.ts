/** Items that cannot be formatted together. */
export class FormattingError extends Error {
  readonly code = 'equal-ids';

  constructor(ids: readonly string[]) {
    super(`Items of a list need different ids; several have ${ids.map((id) => `"${id}"`).join(', ')}`);
    this.name = 'FormattingError';
  }
}
