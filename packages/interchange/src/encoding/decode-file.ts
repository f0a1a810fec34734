const newline = 0x0a;

/** The encodings that files of references come in, as people know them. `mixed`: UTF-8 with lines in Windows-1252. */
export type FileEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'mixed';

/** A text, and how its file was written. */
export interface DecodedFile {
  text: string;
  encoding: FileEncoding;
}

/** Bytes by which UTF-16 without a mark is told. */
const looked = 4_096;

/** The encoding that the first bytes tell: byte order marks, or zeros in the half of most letters in which UTF-16 has them. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length < 4 || bytes.length % 2 !== 0) return undefined;
  const start = bytes.subarray(0, looked);
  const pairs = start.length >> 1;
  const zeros = [0, 0];
  for (let at = 0; at < 2 * pairs; at++) if (start[at] === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1;
  const [high = 0, low = 0] = zeros;
  if (high === 0 && low > pairs / 2) return 'utf-16le';
  return low === 0 && high > pairs / 2 ? 'utf-16be' : undefined;
}

function* byteLines(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(newline, start);
    const next = end === -1 ? bytes.length : end + 1;
    yield bytes.subarray(start, next);
    start = next;
  }
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/**
 * The text of a file in UTF-8 or UTF-16, with or without a mark. A line that is not UTF-8 is read in Windows's encoding, which older
 * reference managers write: one wrong byte spoils no other line. The text has no mark.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  const strict = new TextDecoder('utf-8', { fatal: true });
  const lenient = new TextDecoder('windows-1252');
  try {
    return { text: strict.decode(bytes), encoding: 'UTF-8' };
  } catch {
    let encoding: FileEncoding = 'Windows-1252';
    const decodeLine = (line: Uint8Array) => {
      try {
        const text = strict.decode(line);
        if (!isAscii(line)) encoding = 'mixed';
        return text;
      } catch {
        return lenient.decode(line);
      }
    };
    return { text: [...byteLines(bytes)].map(decodeLine).join(''), encoding };
  }
}

/** Controls of which a text has few: escapes, the end of a file of DOS. */
const ofPrograms = /(?![\t\n\v\f\r\u0080-\u009f])\p{Cc}/gu;

/** How PDF and archives (documents of word processors) begin. */
const heads: readonly string[] = ['%PDF-', 'PK\u0003\u0004'];

/** Whether a decoded file is no text: a picture, an archive, a document of a word processor. */
export function isBinary(text: string): boolean {
  if (text.includes('\0') || heads.some((head) => text.startsWith(head))) return true;
  const start = text.slice(0, looked);
  return (start.match(ofPrograms)?.length ?? 0) > start.length / 10;
}
