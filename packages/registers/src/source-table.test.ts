import { describe, expect, it } from 'vitest';
import { bookSources, bookTrust, registerOfSubject, sourceOrder, sources } from './source-table.ts';

const questions: [question: string, order: readonly string[]][] = [
  ...Object.entries(sourceOrder.doi).map(([agency, { registry, supplements }]): [string, string[]] => [
    `a DOI of ${agency}`,
    [...registry, ...supplements],
  ]),
  ['an ISBN', bookSources('9788301000000')],
  ['a citation in a text', sourceOrder.search],
  ...Object.entries(sourceOrder.listed).map(([kind, order]): [string, readonly string[]] => [
    `${kind} of a list`,
    order,
  ]),
  ['a page that cannot be fetched', sourceOrder.readers],
  ['a copy of a page', sourceOrder.copies],
];

describe('the table of sources', () => {
  it.each(questions)('asks each source once about %s', (_, order) => {
    expect(order).toEqual([...new Set(order)]);
  });

  it('has a question for each source', () => {
    const subjects = [registerOfSubject('computing'), registerOfSubject('medicine')];
    const books = ['9780', '9782', '9783', '97883', '97891'].flatMap(bookSources);
    const asked = new Set([...questions.flatMap(([, order]) => order), ...books, ...subjects]);
    // Numbers of PubMed Central are turned into DOIs, which is no question about a work.
    expect(Object.keys(sources).filter((name) => !asked.has(name))).toEqual(['ncbi']);
  });

  it('has one source for each subject, and one library for each prefix', () => {
    const rows = Object.values(sources);
    const once = (values: readonly string[]) => expect(values).toEqual([...new Set(values)]);
    once(rows.flatMap((row) => ('subject' in row ? row.subject : [])));
    once(rows.flatMap((row): readonly string[] => ('library' in row ? row.library : [])));
  });

  it.each([
    ['9780', ['loc', 'k10plus', 'bnf', 'openlibrary', 'googlebooks']],
    ['97883', ['bnpl', 'loc', 'k10plus', 'bnf', 'openlibrary', 'googlebooks']],
    ['9783', ['k10plus', 'loc', 'bnf', 'openlibrary', 'googlebooks']],
    ['97885', ['loc', 'k10plus', 'bnf', 'openlibrary', 'googlebooks']],
  ])('asks the library of the country about a book of %s', (prefix, order) => {
    expect(bookSources(`${prefix}000000000`.slice(0, 13))).toEqual(order);
  });

  it('trusts cataloguers first and booksellers next for a publisher', () => {
    expect(bookTrust('9783000000000').publisher).toEqual([
      'k10plus',
      'loc',
      'bnf',
      'googlebooks',
      'openlibrary',
    ]);
  });
});
