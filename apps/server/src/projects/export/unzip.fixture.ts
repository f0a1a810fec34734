import { crc32, inflateRawSync } from 'node:zlib';

/** The files of an archive by their paths, found by its central directory as any reader finds them (APPNOTE 4.3.12). */
export function unzip(archive: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = inflateRawSync(bytes.subarray(start, start + size));
    const path = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`the sum of ${path} is another one`);
    files.set(path, content.toString());
    at += 46 + nameLength;
  }
  return files;
}
