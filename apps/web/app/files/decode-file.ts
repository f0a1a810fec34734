const newline = 0x0a;

/** The encoding that the first bytes tell: byte order marks, or the zeros of Latin letters in UTF-16. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && fourth === 0 && first && third) return 'utf-16le';
  return first === 0 && third === 0 && second && fourth ? 'utf-16be' : undefined;
}

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(newline, start);
    const next = end === -1 ? bytes.length : end + 1;
    yield bytes.subarray(start, next);
    start = next;
  }
}

/**
 * The text of a file in UTF-8 or UTF-16. A line that is not UTF-8 is read in Windows's encoding, which older reference managers
 * write: one wrong byte spoils no other line.
 */
export function decodeFile(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const strict = new TextDecoder('utf-8', { fatal: true });
  const lenient = new TextDecoder('windows-1252');
  try {
    return strict.decode(bytes);
  } catch {
    const decodeLine = (line: Uint8Array) => {
      try {
        return strict.decode(line);
      } catch {
        return lenient.decode(line);
      }
    };
    return [...linesOf(bytes)].map(decodeLine).join('');
  }
}
