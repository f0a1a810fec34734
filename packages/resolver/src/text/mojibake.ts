const c1Control = /[\u007f-\u009f]/;

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
 * Undoes UTF-8 that was read as Latin-1 (`Ã©` for `é`). Only controls that no text contains (U+007F to U+009F) give it
 * away for certain, so only then is it tried; controls that remain are dropped.
 */
export function repairMojibake(text: string): string {
  if (!c1Control.test(text)) return text;
  return (fromLatin1Bytes(text) ?? text).replace(/[\u007f-\u009f]/g, '');
}
