/** Fewer words are a section, a file name or a fragment. */
const minWords = 5;

function decodedSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The words of a path segment, without file extension and without leading and trailing numbers. */
function wordsOfSegment(segment: string): string[] {
  const words = decodedSegment(segment)
    .replace(/\.(?:html?|php|aspx?|pdf|jsp)$/i, '')
    .split(/[-_+ ]/)
    .filter((word) => word !== '');
  const isNumber = (word: string | undefined) => word !== undefined && /^[a-z]{0,2}\d{3,}\w*$/i.test(word);
  while (isNumber(words[0])) words.shift();
  while (isNumber(words.at(-1))) words.pop();
  return words;
}

/**
 * The title in a web address (`/articles/the-magical-number-seven-plus-or-minus-two`), in lower case;
 * `undefined` when no path segment has enough words.
 */
export function slugTitle(address: string): string | undefined {
  const path = URL.parse(address)?.pathname.slice(0, 2_048) ?? '';
  const longest = path
    .split('/')
    .map(wordsOfSegment)
    .reduce((best, words) => (words.length > best.length ? words : best), [] as string[]);
  const spelled = longest.filter((word) => /\p{L}/u.test(word));
  return spelled.length >= minWords ? longest.join(' ').toLowerCase() : undefined;
}
