/** The HTML of a reference as the tables of cases have it: `_` for italics, no links. */
export const marked = (html: string): string =>
  html
    .replaceAll(/<\/?a(?: [^>]*)?>/g, '')
    .replaceAll(/<\/?i>/g, '_')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
