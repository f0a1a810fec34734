import type { Upstream } from '../../http/upstream.ts';
import type { LibraryName } from '../../source-table.ts';
import type { SourceRecord } from '../source-record.ts';
import { catalogues } from './catalogues.ts';
import { parseLibrary } from './parse.ts';

/** A library's record of an ISBN (13 digits); `undefined` when it has none. Throws `UpstreamError`. */
export async function findInLibrary(
  library: LibraryName,
  upstream: Upstream,
  isbn: string,
  signal: AbortSignal,
): Promise<SourceRecord | undefined> {
  return parseLibrary(library, await upstream.askXml(catalogues[library].path(isbn), { signal }), isbn);
}
