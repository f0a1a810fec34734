import { parseAllDocuments } from 'yaml';
import { InterchangeError } from '../error.ts';

/** The value of the first document of a YAML file that has one; values such as `2001-05` stay text. @throws InterchangeError */
export function parseYamlFile(text: string): unknown {
  try {
    const documents = parseAllDocuments(text, { schema: 'core', logLevel: 'silent', prettyErrors: false });
    const first = documents.find(({ contents }) => contents !== null);
    if (first?.errors[0]) throw first.errors[0];
    return first?.toJS({ maxAliasCount: 100 });
  } catch (cause) {
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
