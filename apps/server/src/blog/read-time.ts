const wordsPerMinute = 220;

/** The number of words in a piece of HTML. */
export function wordCount(html: string): number {
  return html.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0;
}

/** Reading time of a piece of HTML in minutes, at least one. */
export function readTimeMinutes(html: string): number {
  return Math.max(1, Math.round(wordCount(html) / wordsPerMinute));
}
