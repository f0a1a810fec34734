const run = /(?:%[0-9a-f]{2})+/gi;

function decodeRun(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    // Not UTF-8: the percent signs belong to the text.
    if (error instanceof URIError) return encoded;
    throw error;
  }
}

/** Decodes percent-encoding that is valid UTF-8; other percent signs stay. */
export function decodePercent(text: string): string {
  return text.replace(run, decodeRun);
}
