/** Removes the links from a reference; each URL remains as text. */
export function withoutLinks(html: string): string {
  return html.replace(/<a [^>]*>|<\/a>/g, '');
}

/**
 * Splits a reference into its elements; each starts with one of `beginnings` (the first element is the text before
 * them).
 * @throws when a beginning is not found after the previous one
 */
export function cutReference(html: string, beginnings: readonly string[]): string[] {
  const text = withoutLinks(html);
  const places = [0];
  for (const beginning of beginnings) {
    const place = text.indexOf(beginning, places.at(-1));
    if (place < 0) throw new Error(`"${beginning}" is not in: ${text}`);
    places.push(place);
  }
  return places.map((place, index) => text.slice(place, places[index + 1]).trim());
}
