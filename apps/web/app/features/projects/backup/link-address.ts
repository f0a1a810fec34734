/** What a link to the projects does with its code. */
export type LinkPurpose = 'open' | 'copy';

/** The link that opens this browser's projects on another device. */
export function linkAddress(origin: string, code: string): string {
  return `${origin}/projects#open=${encodeURIComponent(code)}`;
}

/** The code in a fragment, which is not sent to the server: of a link that opens the projects of a browser, or copies a shared list. `undefined` for any other. */
export function codeOf(fragment: string, purpose: LinkPurpose): string | undefined {
  const mark = `#${purpose}=`;
  if (!fragment.startsWith(mark)) return undefined;
  try {
    const code = decodeURIComponent(fragment.slice(mark.length)).trim();
    return code === '' || code.length > 100 ? undefined : code;
  } catch {
    return undefined;
  }
}
