/** Controls that no text contains, and `Ã` or `Â` before a sign that never follows it in any language. */
const tell = /[\u007f-\u009f]|[ÂÃ][\u00a0-\u00bf]/;

function fromLatin1Bytes(text: string): string | undefined {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0xff) return undefined;
    bytes[index] = code;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Undoes UTF-8 that was read as Latin-1 (`Ã©` for `é`) where something gives it away and the whole text decodes; controls that
 * remain are dropped.
 */
export function repairMojibake(text: string): string {
  if (!tell.test(text)) return text;
  return (fromLatin1Bytes(text) ?? text).replace(/[\u007f-\u009f]/g, '');
}
