/** Open Library's records by key: editions (`/isbn/...`), works and authors. The edition leaves its author to the work. */
export const books: Record<string, unknown> = {
  '/isbn/9780262035613': {
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
