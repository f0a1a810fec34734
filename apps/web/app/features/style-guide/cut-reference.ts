/** A reference without its links: the address of each stays as text. */
export function withoutLinks(html: string): string {
  return html.replace(/<a [^>]*>|<\/a>/g, '');
}

/**
 * Cuts a reference into its elements, each beginning with one of `beginnings` (the first is what stands before them).
 * @throws where a beginning is not found after the one before it
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
