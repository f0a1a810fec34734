import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive: its path, and its content in pieces. */
export interface ZipEntry {
  path: string;
  pieces: Iterable<string>;
  /** Not compressed. */
  isStored?: true;
}

/** The first day that the format knows (APPNOTE 4.4.6): the same document gives the same bytes on any day. */
const date = new Date(1980, 0, 1);

const nothing = new Uint8Array();

/** A zip archive with these files in this order, compressed piece by piece. */
export function* zip(entries: Iterable<ZipEntry>): Generator<Uint8Array> {
  let written: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  function* flush(): Generator<Uint8Array> {
    yield* written;
    written = [];
  }
  for (const { path, pieces, isStored } of entries) {
    const file = isStored ? new ZipPassThrough(path) : new ZipDeflate(path);
    file.mtime = date;
    archive.add(file);
    for (const piece of pieces) {
      file.push(strToU8(piece));
      yield* flush();
    }
    file.push(nothing, true);
    yield* flush();
  }
  archive.end();
  yield* flush();
}
