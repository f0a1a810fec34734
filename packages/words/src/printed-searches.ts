/** What the pages say that the server prints for searches of browsers without scripts. */
export const printedSearches = {
  withoutScripts: 'This page works without JavaScript.',
  submit: 'Search',
  failed: 'The search did not work',
  styles: {
    title: 'Citation styles | Citewright',
    heading: 'Citation styles',
    field: 'Find a style',
    none: 'No style matches these words',
    noneHint:
      'Try the full title of the journal, its ISSN, or the name of the publisher or university. Many journals follow the style of their publisher.',
    use: 'Use this style',
    all: 'All styles with a page of their own',
  },
  help: {
    title: 'Help | Citewright',
    heading: 'Questions and answers',
    field: 'Search the answers',
    none: 'No results found',
    noneHint: 'Try a shorter word.',
    all: 'All questions',
  },
} as const;
