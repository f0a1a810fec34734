import { Zip, ZipDeflate } from 'fflate';
import { createTurns } from '../take-turns.ts';

/** A file of an archive: its path, and its content in pieces, as they were made. */
export interface ZipEntry {
  path: string;
  pieces: readonly Uint8Array[];
}

/** The first day that the format knows (APPNOTE 4.4.6): the same document is the same bytes on any day. */
const date = new Date(1980, 0, 1);

const nothing = new Uint8Array();

/** A zip archive with these files in this order, compressed in turns with other requests. */
export async function zip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const written: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const pause = createTurns();
  for (const { path, pieces } of entries) {
    const file = new ZipDeflate(path);
    file.mtime = date;
    archive.add(file);
    for (const piece of pieces) {
      file.push(piece);
      const others = pause();
      if (others) await others;
    }
    file.push(nothing, true);
  }
  archive.end();
  return Buffer.concat(written);
}
