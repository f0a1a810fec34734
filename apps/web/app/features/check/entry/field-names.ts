/** CSL variables as a reader calls them; others are shown as they are spelled. */
const names: Readonly<Record<string, string>> = {
  author: 'authors',
  editor: 'editors',
  translator: 'translators',
  issued: 'year',
  title: 'title',
  'container-title': 'journal or book',
  'collection-title': 'series',
  volume: 'volume',
  issue: 'issue',
  page: 'pages',
  number: 'number',
  publisher: 'publisher',
  'publisher-place': 'place',
  edition: 'edition',
  DOI: 'DOI',
  ISBN: 'ISBN',
  ISSN: 'ISSN',
  PMID: 'PubMed number',
  URL: 'web address',
  type: 'kind of work',
};

export const fieldName = (field: string): string => names[field] ?? field.replaceAll('-', ' ');

/** "year, volume and pages" */
export function inWords(words: readonly string[], joint = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}
