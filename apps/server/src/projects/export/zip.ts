import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

/** A file of an archive: its path, and its content in pieces, as they were made. */
export interface ZipEntry {
  path: string;
  pieces: readonly Buffer[];
}

// Compressing is done by a thread of Node's own: other requests do not wait for it.
const deflate = promisify(deflateRaw);

/** Version 2.0 of the format: deflate (APPNOTE 4.4.3). */
const version = 20;
const deflated = 8;

/** 1 January 1980, the first day that the format knows (APPNOTE 4.4.6): the same document is the same bytes on any day. */
const date = (1 << 5) | 1;

const localHeaderSize = 30;
const centralHeaderSize = 46;
const endSize = 22;

interface Packed {
  name: Buffer;
  /** CRC-32, compressed and original size. */
  sums: [crc: number, packed: number, size: number];
  data: Buffer;
}

async function pack({ path, pieces }: ZipEntry): Promise<Packed> {
  const content = Buffer.concat(pieces);
  const data = await deflate(content);
  return { name: Buffer.from(path), sums: [crc32(content), data.length, content.length], data };
}

/** What both headers of a file say, from its version to the length of its name (APPNOTE 4.3.7 and 4.3.12). */
function writeCommon(header: Buffer, at: number, { name, sums: [crc, packed, size] }: Packed): void {
  header.writeUInt16LE(version, at);
  header.writeUInt16LE(deflated, at + 4);
  header.writeUInt16LE(date, at + 8);
  header.writeUInt32LE(crc, at + 10);
  header.writeUInt32LE(packed, at + 14);
  header.writeUInt32LE(size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}

function localHeader(file: Packed): Buffer {
  const header = Buffer.alloc(localHeaderSize);
  header.write('PK\x03\x04', 'latin1');
  writeCommon(header, 4, file);
  return header;
}

function centralHeader(file: Packed, offset: number): Buffer {
  const header = Buffer.alloc(centralHeaderSize);
  header.write('PK\x01\x02', 'latin1');
  header.writeUInt16LE(version, 4);
  writeCommon(header, 6, file);
  header.writeUInt32LE(offset, 42);
  return header;
}

function endRecord(files: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(endSize);
  record.write('PK\x05\x06', 'latin1');
  record.writeUInt16LE(files, 8);
  record.writeUInt16LE(files, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}

const lengthOf = (buffers: readonly Buffer[]) => buffers.reduce((sum, { length }) => sum + length, 0);

/**
 * A zip archive (PKWARE APPNOTE 6.3.10) with these files in this order, without folders, comments or extensions: paths in ASCII,
 * at most 65,535 files and 4 GiB.
 */
export async function zip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const file = await pack(entry);
    const parts = [localHeader(file), file.name, file.data];
    local.push(...parts);
    central.push(centralHeader(file, offset), file.name);
    offset += lengthOf(parts);
  }
  return Buffer.concat([...local, ...central, endRecord(entries.length, lengthOf(central), offset)]);
}
