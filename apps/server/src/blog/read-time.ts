const wordsPerMinute = 220;

/** How many words of text stand in a piece of HTML. */
export function wordCount(html: string): number {
  return html.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0;
}

/** How many minutes an attentive reader needs for a piece of HTML; at least one. */
export function readTimeMinutes(html: string): number {
  return Math.max(1, Math.round(wordCount(html) / wordsPerMinute));
}
