import { leftOfBibtex } from './bibtex/rewrite.ts';
import type { FormatId } from './formats.ts';
import { detectFormat } from './read.ts';
import { leftOfRis } from './ris/read.ts';

/** The formats whose fields are named where they are not read. The others have fields for the work of databases in every record. */
const readers: Partial<Record<FormatId, (text: string, limit: number) => Iterable<string[]>>> = {
  bibtex: leftOfBibtex,
  ris: leftOfRis,
};

/**
 * What of a BibTeX or RIS file no other format takes over, record by record: the names of fields that are not read, comments. The names of
 * each record may be those of others. Nothing for a file in another format. `limit` records are read.
 */
export function* leftBehind(text: string, limit: number): Generator<string[]> {
  const format = detectFormat(text);
  yield* (format && readers[format]?.(text, limit)) ?? [];
}
