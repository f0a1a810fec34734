/** What stands before the code in the fragment of a link to another device. A fragment is never sent to a server. */
const mark = '#open=';

/** The address that opens this browser's projects on another device. */
export function linkAddress(origin: string, code: string): string {
  return `${origin}/projects${mark}${encodeURIComponent(code)}`;
}

/** The code that a fragment carries; none where it is another kind of fragment. */
export function codeOf(fragment: string): string | undefined {
  if (!fragment.startsWith(mark)) return undefined;
  try {
    const code = decodeURIComponent(fragment.slice(mark.length)).trim();
    return code === '' || code.length > 100 ? undefined : code;
  } catch {
    return undefined;
  }
}
