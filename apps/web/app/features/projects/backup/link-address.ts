/** The prefix of the code in the link's fragment. Fragments are not sent to the server. */
const mark = '#open=';

/** The link that opens this browser's projects on another device. */
export function linkAddress(origin: string, code: string): string {
  return `${origin}/projects${mark}${encodeURIComponent(code)}`;
}

/** The code in a fragment; `undefined` for any other fragment. */
export function codeOf(fragment: string): string | undefined {
  if (!fragment.startsWith(mark)) return undefined;
  try {
    const code = decodeURIComponent(fragment.slice(mark.length)).trim();
    return code === '' || code.length > 100 ? undefined : code;
  } catch {
    return undefined;
  }
}
