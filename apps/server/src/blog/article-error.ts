/** The rule that an article violates. */
export type ArticleProblem =
  | 'no-front-matter'
  | 'bad-front-matter'
  | 'bad-items'
  | 'bad-mark'
  | 'unknown-style'
  | 'unknown-item'
  | 'no-such-form'
  | 'forbidden-markup';

/** An article that cannot be published; `message` describes the problem for its author. */
export class ArticleError extends Error {
  readonly code: ArticleProblem;

  constructor(code: ArticleProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ArticleError';
    this.code = code;
  }
}
