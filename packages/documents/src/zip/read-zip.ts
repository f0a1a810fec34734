import { Inflate } from 'fflate';
import { PaperError } from '../error.ts';
import { crc32 } from './crc32.ts';

/** A file of an archive, as the central directory has it (APPNOTE 4.3.12). */
export interface ZipPart {
  name: string;
  /** Its record in the central directory, as it is written. */
  record: Uint8Array;
  method: number;
  crc: number;
  /** Bytes in the archive, and inflated. */
  packed: number;
  size: number;
  /** Where the local header stands, where its data start, and where the data end. */
  header: number;
  start: number;
  end: number;
}

export interface ZipArchive {
  bytes: Uint8Array;
  /** All that the central directory names, in its order. */
  entries: readonly ZipPart[];
  /** Where the central directory starts. */
  directory: number;
  /** Files by name in lower case: names of parts ignore case (ECMA-376-2, 6.2.2.3). */
  parts: ReadonlyMap<string, ZipPart>;
  /** The content of a part; absent when there is none. Throws a `PaperError` when it is damaged or too large. */
  read(name: string): Uint8Array | undefined;
}

/** Documents with a thousand pictures stay below; only the few parts with text are inflated. */
const limits = { parts: 10_000, part: 48 * 1024 * 1024, all: 64 * 1024 * 1024 };

const brokenArchive = (what: string) => new PaperError('broken-file', `The archive ${what}`);

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 };
const sizes = { local: 30, central: 46, end: 22, comment: 0xffff };

/** Where the record that ends the central directory starts: its comment must reach the end of the file. */
function endRecord(view: DataView): number {
  const last = view.byteLength - sizes.end;
  for (let at = last; at >= Math.max(0, last - sizes.comment); at--)
    if (view.getUint32(at, true) === signatures.end && view.getUint16(at + 20, true) === last - at) return at;
  throw brokenArchive('has no end: the file is cut off or damaged');
}

/** Where a part's data are, by its local header, which must agree with the central directory. */
function dataStart(view: DataView, header: number, packed: number, name: Uint8Array): number {
  if (header + sizes.local > view.byteLength || view.getUint32(header, true) !== signatures.local)
    throw brokenArchive('has no file where its directory says');
  const nameLength = view.getUint16(header + 26, true);
  const start = header + sizes.local + nameLength + view.getUint16(header + 28, true);
  if (start + packed > view.byteLength) throw brokenArchive('is shorter than its directory says');
  const isSame =
    nameLength === name.length &&
    name.every((byte, index) => view.getUint8(header + sizes.local + index) === byte);
  if (!isSame) throw brokenArchive('calls a file by two names');
  return start;
}

function partAt(bytes: Uint8Array, view: DataView, at: number): ZipPart {
  if (at + sizes.central > bytes.length || view.getUint32(at, true) !== signatures.central)
    throw brokenArchive('has a damaged directory');
  const [nameLength, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
  const nameBytes = bytes.subarray(at + sizes.central, at + sizes.central + (nameLength ?? 0));
  const end = at + sizes.central + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  if (end > bytes.length) throw brokenArchive('has a damaged directory');
  if ((view.getUint16(at + 8, true) & 1) === 1)
    throw new PaperError('encrypted', 'The archive is locked with a password');
  const [crc = 0, packed = 0, size = 0] = [16, 20, 24].map((field) => view.getUint32(at + field, true));
  const header = view.getUint32(at + 42, true);
  const start = dataStart(view, header, packed, nameBytes);
  return {
    name: new TextDecoder().decode(nameBytes),
    record: bytes.subarray(at, end),
    method: view.getUint16(at + 10, true),
    crc,
    packed,
    size,
    header,
    start,
    end: start + packed,
  };
}

/** Bytes that are inflated in one go: deflated data grow at most 1,032-fold. */
const step = 16 * 1024;

function inflate(packed: Uint8Array, size: number): Uint8Array {
  const content = new Uint8Array(size);
  let length = 0;
  let isWhole = false;
  const stream = new Inflate((chunk, isLast) => {
    if (length + chunk.length > size) throw brokenArchive('has a file longer than its directory says');
    content.set(chunk, length);
    length += chunk.length;
    isWhole ||= isLast;
  });
  try {
    for (let at = 0; at === 0 || at < packed.length; at += step)
      stream.push(packed.subarray(at, at + step), at + step >= packed.length);
  } catch (cause) {
    if (cause instanceof PaperError) throw cause;
    throw new PaperError('broken-file', 'The archive has damaged data', { cause });
  }
  if (!isWhole || length !== size) throw brokenArchive('has a file shorter than its directory says');
  return content;
}

/**
 * Opens a zip archive; parts are inflated when they are read, and only as far as the limits allow. Names are never paths of a disk.
 * Throws a `PaperError` for archives that are damaged, locked, too large, or of which two programs could read different content.
 */
export function openZip(bytes: Uint8Array): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < sizes.end) throw brokenArchive('is too short');
  const end = endRecord(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.parts) throw new PaperError('too-complex', 'The archive has too many files');
  const entries: ZipPart[] = [];
  const parts = new Map<string, ZipPart>();
  const directory = view.getUint32(end + 16, true);
  let at = directory;
  for (let index = 0; index < count; index++) {
    const part = partAt(bytes, view, at);
    at += part.record.length;
    entries.push(part);
    if (part.name.endsWith('/')) continue;
    const name = part.name.toLowerCase();
    if (parts.has(name)) throw brokenArchive('has two files of one name');
    parts.set(name, part);
  }
  if (at > end) throw brokenArchive('has a damaged directory');
  const inOrder = [...entries].sort((one, other) => one.header - other.header);
  if (inOrder.some(({ header }, index) => header < (inOrder[index - 1]?.end ?? 0) || header >= directory))
    throw brokenArchive('has files that overlap');
  let inflated = 0;
  const read = (name: string): Uint8Array | undefined => {
    const part = parts.get(name.toLowerCase());
    if (!part) return undefined;
    inflated += part.size;
    if (part.size > limits.part || inflated > limits.all)
      throw new PaperError('too-complex', 'The archive has too much text');
    const packed = bytes.subarray(part.start, part.end);
    if (part.method !== 0 && part.method !== 8)
      throw brokenArchive('is compressed in a way that is not known');
    if (part.method === 0 && part.packed !== part.size) throw brokenArchive('has a file of two sizes');
    const content = part.method === 0 ? packed : inflate(packed, part.size);
    if (crc32(content) !== part.crc) throw brokenArchive('has a file with a wrong checksum');
    return content;
  };
  return { bytes, entries, directory, parts, read };
}
