import { leftOfBibtex } from './bibtex/rewrite.ts';
import { detectFormat } from './read.ts';

/**
 * What of a BibTeX file no other format takes over, entry by entry: the names of fields that are not read, comments. The names of each entry
 * may be those of others. Nothing for a file in another format: what RIS has beside the fields of CSL is kept with the work (`custom`), and the
 * others have fields for the work of databases in every record. `limit` entries are read.
 */
export function* leftBehind(text: string, limit: number): Generator<string[]> {
  if (detectFormat(text) === 'bibtex') yield* leftOfBibtex(text, limit);
}
