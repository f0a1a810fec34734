import { parseDoi } from './doi.ts';
import { parseInText } from './in-text/in-text.ts';
import { readInput } from './input.ts';
import { parseIsbn } from './isbn.ts';
import { isReference } from './reference.ts';
import { parseTitle } from './title.ts';
import { parseUrl } from './url.ts';

/** The kind of a pasted text. `value` is canonical: see {@link detect}. */
export type Detected = {
  kind: 'intext' | 'doi' | 'isbn' | 'url' | 'title' | 'unknown';
  value: string;
  /** The text is a whole reference, which says more than the identifier in it. */
  reference?: true;
};

/** The order of the specification, §5: the first reader that recognises the text decides; words are a title. */
const readers: readonly { kind: Detected['kind']; read: (text: string) => string | undefined }[] = [
  { kind: 'intext', read: (text) => parseInText(text) && readInput(text) },
  { kind: 'doi', read: parseDoi },
  { kind: 'isbn', read: parseIsbn },
  { kind: 'url', read: parseUrl },
  { kind: 'title', read: parseTitle },
];

const isEntry = (text: string) => parseInText(text)?.cites[0]?.entry === true;

/**
 * Detects the kind of a text and its canonical form: an in-text citation (the trimmed text), a DOI (bare,
 * lower case; arXiv ids are DOIs), an ISBN (13 digits), an address (absolute; PubMed and PMC ids become the
 * addresses of their pages), or the words of a title. For `unknown` the value is the trimmed text. A whole reference is
 * marked, whether it holds an identifier or not.
 */
export function detect(text: string): Detected {
  for (const { kind, read } of readers) {
    const value = read(text);
    if (!value) continue;
    return { kind, value, ...((isReference(text) || isEntry(text)) && { reference: true }) };
  }
  return { kind: 'unknown', value: text.trim() };
}
