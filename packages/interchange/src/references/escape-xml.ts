const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in XML and HTML, between tags or within double quotes. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
