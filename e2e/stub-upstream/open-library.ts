/** Editions by ISBN. This one has its authors on the work only, as many do. */
const editions: Record<string, Record<string, unknown>> = {
  '9780262035613': {
    key: '/books/OL26417037M',
    title: 'Deep learning',
    works: [{ key: '/works/OL17829211W' }],
    publishers: ['The MIT Press'],
    publish_places: ['Cambridge, Massachusetts'],
    publish_date: '2016',
    isbn_13: ['9780262035613'],
    isbn_10: ['0262035618'],
    number_of_pages: 775,
    type: { key: '/type/edition' },
    languages: [{ key: '/languages/eng' }],
  },
};

/** Works and authors by key (`/works/OL...W.json`, `/authors/OL...A.json`). */
export const records: Record<string, unknown> = {
  '/works/OL17829211W': {
    key: '/works/OL17829211W',
    title: 'Deep Learning',
    authors: [
      { author: { key: '/authors/OL7511249A' }, type: { key: '/type/author_role' } },
      { author: { key: '/authors/OL7511250A' }, type: { key: '/type/author_role' } },
      { author: { key: '/authors/OL7511251A' }, type: { key: '/type/author_role' } },
    ],
    type: { key: '/type/work' },
  },
  '/authors/OL7511249A': {
    key: '/authors/OL7511249A',
    name: 'Ian Goodfellow',
    type: { key: '/type/author' },
  },
  '/authors/OL7511250A': { key: '/authors/OL7511250A', name: 'Yoshua Bengio', type: { key: '/type/author' } },
  '/authors/OL7511251A': {
    key: '/authors/OL7511251A',
    name: 'Aaron Courville',
    type: { key: '/type/author' },
  },
};

/** A work as `/search.json` lists it. */
const listed = {
  key: '/works/OL17829211W',
  title: 'Deep Learning',
  author_name: ['Ian Goodfellow', 'Yoshua Bengio', 'Aaron Courville'],
  first_publish_year: 2016,
  publish_year: [2016, 2017],
  edition_count: 2,
};

/** The response of `/search.json?q=...`: the work when all words are of its title or authors. */
export function bookSearch(parameters: URLSearchParams): unknown {
  const known = [listed.title, ...listed.author_name].join(' ').toLowerCase();
  const words = (parameters.get('q') ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
  const docs = words.length > 0 && words.every((word) => known.includes(word)) ? [listed] : [];
  return { numFound: docs.length, start: 0, docs };
}

/** The response of `/works/{key}/editions.json`. */
export const editionsOf = (key: string): unknown => {
  const entries = Object.values(editions).filter((edition) =>
    (edition.works as { key: string }[]).some((work) => work.key === key),
  );
  return { size: entries.length, entries };
};

/** The response of `/api/books?bibkeys=ISBN:...&jscmd=details|data`; an empty object means "no such book". */
export function bookAnswer(parameters: URLSearchParams): unknown {
  const key = parameters.get('bibkeys') ?? '';
  const edition = editions[key.replace('ISBN:', '')];
  if (!edition) return {};
  const url = `https://openlibrary.org${edition.key}/Deep_learning`;
  if (parameters.get('jscmd') === 'details') {
    return { [key]: { bib_key: key, info_url: url, preview: 'noview', preview_url: url, details: edition } };
  }
  return {
    [key]: {
      url,
      key: edition.key,
      title: edition.title,
      publishers: [{ name: 'The MIT Press' }],
      publish_places: [{ name: 'Cambridge, Massachusetts' }],
      publish_date: '2016',
      number_of_pages: 775,
    },
  };
}
