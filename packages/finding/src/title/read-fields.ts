import { plainOf } from '@citewright/record';
import { parseReference } from '@citewright/references';

/** What a whole reference says, as far as it can be read. */
export interface ReferenceFields {
  title?: string | undefined;
  /** The family name of the first author, or the body in its place. */
  author?: string | undefined;
  /** Where the work appeared: the book of a chapter. */
  container?: string | undefined;
}

/** Reads the fields of a whole reference in any style that a search needs. */
export function readFields(text: string): ReferenceFields {
  const { title, author, editor, 'container-title': container } = parseReference(text).item;
  const [first] = author ?? editor ?? [];
  return {
    title: plainOf(title),
    author: first?.family ?? first?.literal,
    container: plainOf(container),
  };
}
