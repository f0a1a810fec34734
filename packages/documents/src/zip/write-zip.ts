import { deflateSync } from 'fflate';
import { crc32 } from './crc32.ts';
import type { ZipArchive } from './read-zip.ts';

/** Fields of a local header and of a record of the central directory (APPNOTE 4.3.7, 4.3.12). */
const sizes = { local: 30, central: 46, end: 22 };
/** The first version of the format that has folders and deflated files. */
const version = 20;
const deflated = 8;
/** Names are UTF-8. */
const utf8 = 0x800;

interface Written {
  /** The local header with the data. */
  local: Uint8Array;
  record: Uint8Array;
}

function concat(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** A record with another place of its file. */
function moved(record: Uint8Array, offset: number): Uint8Array {
  const copy = record.slice();
  new DataView(copy.buffer).setUint32(42, offset, true);
  return copy;
}

function written(name: string, content: Uint8Array, time: Uint8Array): Written {
  const nameBytes = new TextEncoder().encode(name);
  const packed = deflateSync(content);
  const common = new Uint8Array(26);
  const view = new DataView(common.buffer);
  view.setUint16(0, version, true);
  view.setUint16(2, utf8, true);
  view.setUint16(4, deflated, true);
  common.set(time, 6);
  view.setUint32(10, crc32(content), true);
  view.setUint32(14, packed.length, true);
  view.setUint32(18, content.length, true);
  view.setUint16(22, nameBytes.length, true);
  const local = new Uint8Array(sizes.local);
  local.set([0x50, 0x4b, 3, 4]);
  local.set(common, 4);
  const record = new Uint8Array(sizes.central);
  record.set([0x50, 0x4b, 1, 2, version, 0]);
  record.set(common, 6);
  return { local: concat([local, nameBytes, packed]), record: concat([record, nameBytes]) };
}

/** The first day that the format knows: the same corrections give the same bytes on any day. */
const firstDay = Uint8Array.of(0, 0, 0x21, 0);

/** The archive with some parts changed or added. All others are copied byte for byte, in their order. */
export function changeZip(archive: ZipArchive, changes: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const byName = new Map(Array.from(changes, ([name, content]) => [name.toLowerCase(), content]));
  const headers = [...archive.entries.map(({ header }) => header), archive.directory].sort((a, b) => a - b);
  const next = new Map(headers.map((header, index) => [header, headers[index + 1]]));
  const kept = archive.entries.map((part): Written => {
    const content = byName.get(part.name.toLowerCase());
    // A file is copied with what may follow its data up to the next.
    return content === undefined
      ? { local: archive.bytes.subarray(part.header, next.get(part.header)), record: part.record }
      : written(part.name, content, part.record.subarray(12, 16));
  });
  const added = Array.from(changes).flatMap(([name, content]) =>
    archive.parts.has(name.toLowerCase()) ? [] : [written(name, content, firstDay)],
  );
  const files = [...kept, ...added];
  const records: Uint8Array[] = [];
  let at = 0;
  for (const { local, record } of files) {
    records.push(moved(record, at));
    at += local.length;
  }
  const directory = concat(records);
  const end = new Uint8Array(sizes.end);
  const view = new DataView(end.buffer);
  end.set([0x50, 0x4b, 5, 6]);
  view.setUint16(8, files.length, true);
  view.setUint16(10, files.length, true);
  view.setUint32(12, directory.length, true);
  view.setUint32(16, at, true);
  return concat([...files.map(({ local }) => local), directory, end]);
}
