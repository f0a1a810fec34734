import { Composer, type CST, type Document, Lexer, type ParsedNode, Parser } from 'yaml';
import { InterchangeError, tooLarge } from '../error.ts';
import { fileLimits } from '../limits.ts';

/** The tokens of a YAML text, counted before anything is made of them. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  let named = 0;
  for (const token of new Lexer().lex(text)) {
    tokens.push(token);
    if (token.startsWith('&') || token.startsWith('*')) named += 1;
    if (tokens.length > fileLimits['tokens of a YAML file']) throw tooLarge('tokens of a YAML file');
    if (named > fileLimits['anchors and aliases of a YAML file'])
      throw tooLarge('anchors and aliases of a YAML file');
  }
  return tokens;
}

/** The syntax trees of the documents of a text, counted while they grow. */
function* documentsIn(tokens: readonly string[]): Generator<CST.Token> {
  const parser = new Parser();
  for (const token of tokens) {
    yield* parser.next(token);
    const innermost = parser.stack.at(-1);
    if (parser.stack.length > fileLimits['levels of a YAML file']) throw tooLarge('levels of a YAML file');
    if (
      innermost &&
      'items' in innermost &&
      innermost.items.length > fileLimits['entries of a YAML list or mapping']
    )
      throw tooLarge('entries of a YAML list or mapping');
  }
  yield* parser.end();
}

/** The first document that has a value. Those behind it are not read. */
function firstDocument(text: string): Document.Parsed<ParsedNode> | undefined {
  const composer = new Composer({ schema: 'core', logLevel: 'silent', prettyErrors: false });
  for (const document of composer.compose(documentsIn(tokensOf(text))))
    if (document.contents !== null) return document;
  return undefined;
}

/**
 * The value of the first document of a YAML file that has one; values such as `2001-05` stay text.
 * @throws InterchangeError `MALFORMED`, or `TOO_LARGE` for one with more of something than `fileLimits` allows
 */
export function parseYamlFile(text: string): unknown {
  try {
    const document = firstDocument(text);
    if (document?.errors[0]) throw document.errors[0];
    return document?.toJS({ maxAliasCount: 100 });
  } catch (cause) {
    if (cause instanceof InterchangeError) throw cause;
    throw new InterchangeError('MALFORMED', 'The text is not YAML', { cause });
  }
}

export type Mapping = Readonly<Record<string, unknown>>;

export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text or number as text. */
export const scalarOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A list, or its only element. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
