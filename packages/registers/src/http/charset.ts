/** Bytes in which a page may declare its encoding (the standard's 1,024, with room for long comments). */
const prescanBytes = 4_096;

const byteOrderMarks: [label: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

function markedCharset(bytes: Uint8Array): string | undefined {
  return byteOrderMarks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
}

function headerCharset(contentType: string): string | undefined {
  return /charset\s{0,9}=\s{0,9}["']?([\w:.-]{2,40})/i.exec(contentType.slice(0, 500))?.[1];
}

function declaredCharset(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, prescanBytes));
  const found = /(?:charset|encoding)\s{0,9}=\s{0,9}["']?([\w:.-]{2,40})/i.exec(head)?.[1];
  // A declaration that can be read as ASCII cannot itself be UTF-16 (HTML, "prescan a byte stream").
  return found?.toLowerCase().startsWith('utf-16') ? 'utf-8' : found;
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function isUtf8(bytes: Uint8Array, truncated: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: truncated });
    return true;
  } catch {
    return false;
  }
}

/**
 * Decodes a page: byte order mark, then the header's charset, then the page's own declaration; without any, UTF-8 when the
 * bytes are valid UTF-8 and Windows-1252 otherwise. Bytes that do not decode become U+FFFD.
 */
export function decodePage(bytes: Uint8Array, contentType: string, truncated = false): string {
  const decoder =
    decoderFor(markedCharset(bytes)) ??
    decoderFor(headerCharset(contentType)) ??
    decoderFor(declaredCharset(bytes)) ??
    new TextDecoder(isUtf8(bytes, truncated) ? 'utf-8' : 'windows-1252');
  return decoder.decode(bytes);
}
