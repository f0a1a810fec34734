type Work = Record<string, unknown>;

const person = (given: string, family: string, sequence: 'first' | 'additional' = 'additional') => ({
  given,
  family,
  sequence,
  affiliation: [],
});

/** Works as `https://api.crossref.org/works/{doi}` describes them (`message`), by DOI. */
export const crossrefWorks: Record<string, Work> = {
  '10.1038/nature14539': {
    DOI: '10.1038/nature14539',
    type: 'journal-article',
    title: ['Deep learning'],
    subtitle: [],
    author: [person('Yann', 'LeCun', 'first'), person('Yoshua', 'Bengio'), person('Geoffrey', 'Hinton')],
    'container-title': ['Nature'],
    'short-container-title': ['Nature'],
    volume: '521',
    issue: '7553',
    page: '436-444',
    publisher: 'Springer Science and Business Media LLC',
    issued: { 'date-parts': [[2015, 5, 27]] },
    'published-online': { 'date-parts': [[2015, 5, 27]] },
    'published-print': { 'date-parts': [[2015, 5, 28]] },
    ISSN: ['0028-0836', '1476-4687'],
    language: 'en',
    URL: 'https://doi.org/10.1038/nature14539',
    'is-referenced-by-count': 50000,
    source: 'Crossref',
    score: 1,
  },
  '10.5555/bees.2020.7': {
    DOI: '10.5555/bees.2020.7',
    type: 'journal-article',
    title: ['Why bees return: memory in the field'],
    author: [person('Anna', 'Smith', 'first')],
    'container-title': ['Journal of Insect Memory'],
    volume: '12',
    issue: '3',
    page: '101-119',
    publisher: 'Example University Press',
    issued: { 'date-parts': [[2020, 3]] },
    'published-print': { 'date-parts': [[2020, 3]] },
    language: 'en',
    URL: 'https://doi.org/10.5555/bees.2020.7',
    'is-referenced-by-count': 240,
    score: 40,
  },
  '10.5555/soil.2020.2': {
    DOI: '10.5555/soil.2020.2',
    type: 'journal-article',
    title: ['Soil under glass'],
    author: [person('Brian', 'Smith', 'first'), person('Carla', 'Nunes')],
    'container-title': ['Greenhouse Studies'],
    volume: '4',
    page: '1-20',
    publisher: 'Example University Press',
    issued: { 'date-parts': [[2020]] },
    'published-print': { 'date-parts': [[2020]] },
    language: 'en',
    URL: 'https://doi.org/10.5555/soil.2020.2',
    'is-referenced-by-count': 12,
    score: 35,
  },
  '10.5555/posted.2019.3': {
    DOI: '10.5555/posted.2019.3',
    type: 'posted-content',
    subtype: 'preprint',
    title: ['Growing under glass: first results'],
    author: [person('Ines', 'Calder', 'first')],
    publisher: 'Example Preprints',
    issued: { 'date-parts': [[2019]] },
    relation: {
      'is-preprint-of': [{ 'id-type': 'doi', id: '10.5555/soil.2020.2', 'asserted-by': 'subject' }],
    },
    language: 'en',
    score: 1,
  },
  '10.5555/tides.2018.1': {
    DOI: '10.5555/tides.2018.1',
    type: 'journal-article',
    title: ['Tides and harbours'],
    author: [person('Luísa', 'Ferreira', 'first')],
    'container-title': ['Coastal Studies'],
    volume: '8',
    issue: '1',
    page: '1-30',
    publisher: 'Example University Press',
    issued: { 'date-parts': [[2018]] },
    'published-print': { 'date-parts': [[2018]] },
    language: 'en',
    'is-referenced-by-count': 90,
    score: 30,
  },
  '10.5555/tides.2018.9': {
    DOI: '10.5555/tides.2018.9',
    type: 'journal-article',
    title: ['Harbours that breathe'],
    author: [person('Rita', 'Ferreira', 'first')],
    'container-title': ['Coastal Studies'],
    volume: '8',
    issue: '4',
    page: '210-240',
    publisher: 'Example University Press',
    issued: { 'date-parts': [[2018]] },
    'published-print': { 'date-parts': [[2018]] },
    'updated-by': [
      {
        DOI: '10.5555/tides.retraction',
        type: 'retraction',
        label: 'Retraction',
        source: 'retraction-watch',
        updated: { 'date-parts': [[2020, 6, 1]] },
      },
    ],
    language: 'en',
    'is-referenced-by-count': 10,
    score: 20,
  },
  '10.5555/tides.retraction': {
    DOI: '10.5555/tides.retraction',
    type: 'journal-article',
    title: ['Retraction notice'],
    author: [person('Petra', 'Editor', 'first')],
    'container-title': ['Coastal Studies'],
    volume: '10',
    issue: '2',
    page: '77',
    publisher: 'Example University Press',
    issued: { 'date-parts': [[2020]] },
    'published-print': { 'date-parts': [[2020]] },
    language: 'en',
    'is-referenced-by-count': 0,
    score: 1,
  },
};

/** The words of a work's title and the family names of its authors, as a search for a title finds them. */
function wordsOf(work: Work): string[] {
  const families = (work.author as { family: string }[]).map(({ family }) => family);
  return [...(work.title as string[]), ...families].flatMap(
    (text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [],
  );
}

/**
 * The response of `https://api.crossref.org/works?query...`: works by one of the requested authors; where none is requested, works
 * with any of the words.
 */
export function searchResults(parameters: URLSearchParams): unknown {
  const asked = [...parameters.entries()]
    .filter(([name]) => name.startsWith('query'))
    .map(([, value]) => value.toLowerCase())
    .join(' ');
  const isByAuthor = parameters.has('query.author');
  const items = Object.values(crossrefWorks).filter((work) =>
    isByAuthor
      ? (work.author as { family: string }[]).some(({ family }) => asked.includes(family.toLowerCase()))
      : wordsOf(work).some((word) => asked.includes(word)),
  );
  return {
    status: 'ok',
    'message-type': 'work-list',
    'message-version': '1.0.0',
    message: { 'total-results': items.length, items, 'items-per-page': 20, query: { 'start-index': 0 } },
  };
}
