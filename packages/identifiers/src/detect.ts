import { parseDoi } from './doi.ts';
import { parseInText } from './in-text/in-text.ts';
import { readInput } from './input.ts';
import { parseIsbn } from './isbn.ts';
import { parseUrl } from './url.ts';

/** The kind of a pasted text. `value` is canonical: see {@link detect}. */
export type Detected = { kind: 'intext' | 'doi' | 'isbn' | 'url' | 'unknown'; value: string };

/** The order of the specification, §5: the first reader that recognises the text decides. */
const readers: readonly { kind: Detected['kind']; read: (text: string) => string | undefined }[] = [
  { kind: 'intext', read: (text) => parseInText(text) && readInput(text) },
  { kind: 'doi', read: parseDoi },
  { kind: 'isbn', read: parseIsbn },
  { kind: 'url', read: parseUrl },
];

/**
 * Detects the kind of a text and its canonical form: an in-text citation (the trimmed text), a DOI (bare,
 * lower case; arXiv ids are DOIs), an ISBN (13 digits), an address (absolute; PubMed and PMC ids become the
 * addresses of their pages). For `unknown` the value is the trimmed text.
 */
export function detect(text: string): Detected {
  for (const { kind, read } of readers) {
    const value = read(text);
    if (value) return { kind, value };
  }
  return { kind: 'unknown', value: text.trim() };
}
