/** The first 100 bytes of an SQLite file: https://sqlite.org/fileformat2.html#the_database_header */
export const headerSize = 100;
const magic = 'SQLite format 3\0';
const usualPageSize = 4_096;

const hasMagic = (header: Buffer) => header.toString('latin1', 0, magic.length) === magic;

/** Page size of a database in bytes; SQLite's default when the header is damaged. */
export function pageSizeOf(header: Buffer): number {
  if (header.length < headerSize || !hasMagic(header)) return usualPageSize;
  const size = header.readUInt16BE(16);
  // 65,536 does not fit into two bytes.
  if (size === 1) return 65_536;
  return size >= 512 && (size & (size - 1)) === 0 ? size : usualPageSize;
}

/** Page where the list of free pages begins; 0 when there is none, or the header is damaged. */
export const firstFreeOf = (header: Buffer): number =>
  header.length >= headerSize && hasMagic(header) ? header.readUInt32BE(32) : 0;

/** A header as SQLite's defaults make it, for a file whose own is damaged. */
export function newHeader(): Buffer {
  const header = Buffer.alloc(headerSize);
  header.write(magic, 'latin1');
  header.writeUInt16BE(usualPageSize, 16);
  header.set([2, 2, 0, 64, 32, 32], 18); // WAL; nothing reserved; the fractions of payload, which are fixed
  header.writeUInt32BE(1, 40); // the schema's version
  header.writeUInt32BE(4, 44); // the schema's format
  header.writeUInt32BE(1, 56); // UTF-8
  return header;
}

/**
 * Makes a header fit a file of so many pages, without free pages: those that the header counts may be missing, and the list
 * of free ones damaged.
 */
export function fitHeader(header: Buffer, pages: number): void {
  header.writeUInt32BE(1, 24); // counter of changes, and the one for which the size is valid
  header.writeUInt32BE(1, 92);
  header.writeUInt32BE(pages, 28);
  header.writeUInt32BE(0, 32);
  header.writeUInt32BE(0, 36);
}
