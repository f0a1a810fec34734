import type { CitationItem, CitationRequest, ProjectCitation } from '@citewright/contract';
import { expect, test } from 'vitest';
import { listedAlready } from './listed-already.ts';

const items: Record<string, Omit<CitationItem, 'id'>> = {
  article: { type: 'article-journal', title: 'Deep learning', DOI: '10.1038/nature14539' },
  book: {
    type: 'book',
    title: 'Rivers',
    ISBN: '978-0-226-45808-3',
    author: [{ family: 'Nova', given: 'N.' }],
    issued: { 'date-parts': [[2020]] },
  },
  chapter: { type: 'chapter', title: 'A chapter', ISBN: '9780262033848' },
  page: { type: 'webpage', title: 'Health', URL: 'https://www.who.int/data/gho/' },
};

const citations = Object.entries(items).map(
  ([name, item]) => ({ title: name, item: { ...item, id: name } }) as unknown as ProjectCitation,
);

const manual = (title: string, authors: string, year: string) => ({
  inputType: 'manual' as const,
  sourceInput: 'manual',
  manualData: { title, authors, year },
});

test.each<[string, Partial<CitationRequest>, string | undefined]>([
  ['its DOI', { inputType: 'doi', sourceInput: '10.1038/NATURE14539' }, 'article'],
  ['its ISBN-10', { inputType: 'isbn', sourceInput: '0226458083' }, 'book'],
  ['its address', { inputType: 'url', sourceInput: 'http://who.int/data/gho' }, 'page'],
  ['its title, author and year', manual('Rivers.', 'Nova, N.', '2020'), 'book'],
  ['another DOI', { inputType: 'doi', sourceInput: '10.1038/nature14540' }, undefined],
  ['the ISBN of the book of a chapter', { inputType: 'isbn', sourceInput: '9780262033848' }, undefined],
  ['another page of the site', { inputType: 'url', sourceInput: 'https://who.int/data' }, undefined],
  ['its title with another year', manual('Rivers', 'Nova, N.', '2021'), undefined],
  ['its title with another author', manual('Rivers', 'Moreau, C.', '2020'), undefined],
  [
    'an in-text citation, which is looked up first',
    { inputType: 'intext', sourceInput: '(Nova, 2020)' },
    undefined,
  ],
])('a work is known by %s', (_, request, expected) => {
  expect(listedAlready({ format: 'apa', ...request } as CitationRequest, citations)?.title).toBe(expected);
});
