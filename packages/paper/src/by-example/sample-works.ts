import type { Item } from '@citewright/record';

// The works that are printed in every style for the index of skeletons. Each word of theirs occurs once, so that its field is known.

const people = [
  ['Okafor', 'Ada Beth'],
  ['Lindqvist', 'Per'],
  ['Moreau', 'Claire'],
  ['Tanaka', 'Kenji'],
  ['Novakova', 'Jana'],
  ['Haddad', 'Samir'],
  ['Kowalski', 'Marek'],
  ['Ferreira', 'Lucia'],
  ['Andersen', 'Niels'],
] as const;
const named = (...at: number[]) =>
  at.map((place) => ({ family: people[place]?.[0] ?? '', given: people[place]?.[1] ?? '' }));
const first = (count: number) => named(...Array.from({ length: count }, (_, at) => at));
const initials = (count: number) =>
  first(count).map(({ family, given }) => ({
    family,
    given: given.replace(/(\p{Lu})\p{Ll}+/gu, '$1.'),
  }));

const article: Item = {
  id: 'article',
  type: 'article-journal',
  title: 'Rivers beyond towns',
  author: first(3),
  'container-title': 'Nature',
  volume: '87',
  issue: '3',
  page: '145-167',
  issued: { 'date-parts': [[2014]] },
};
const book: Item = {
  id: 'book',
  type: 'book',
  title: 'Rivers beyond towns',
  author: first(1),
  publisher: 'Springer',
  'publisher-place': 'Berlin',
  issued: { 'date-parts': [[2014]] },
};
const chapter: Item = {
  ...book,
  id: 'chapter',
  type: 'chapter',
  author: first(2),
  editor: named(4, 5),
  'container-title': 'Lakes',
  page: '145-167',
};
const page: Item = {
  id: 'page',
  type: 'webpage',
  title: 'Rivers beyond towns',
  author: first(1),
  'container-title': 'Lakes',
  URL: 'https://example.org/rivers',
  issued: { 'date-parts': [[2014, 6, 21]] },
};

export const sampleWorks: readonly Item[] = [
  { ...article, DOI: '10.1000/xyz' },
  article,
  { ...article, author: initials(2) },
  { ...article, author: first(1) },
  { ...article, author: first(5), issue: undefined },
  { ...article, author: first(9) },
  book,
  { ...book, author: initials(2), edition: '2' },
  { ...book, author: first(4), 'publisher-place': undefined },
  chapter,
  { ...chapter, author: initials(3), editor: named(4) },
  { ...chapter, type: 'paper-conference' },
  { ...book, type: 'thesis', genre: 'PhD thesis' },
  { ...book, type: 'report', number: '12', URL: 'https://example.org/rivers' },
  page,
  { ...page, author: undefined, publisher: 'Springer' },
];
