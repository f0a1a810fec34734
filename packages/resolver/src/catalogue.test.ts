import { createCatalogue, knownWorks } from '@citewright/registers';
import { describe, expect, it } from 'vitest';
import { createWorld, crossrefWork, status } from './world.fixture.ts';

const entries = createCatalogue(`
10.5555/mills|article-journal|Lovelace, Ada; {Guild of Millers}|1999-2|On tidal mills|Journal of Mills|3|2|14-20
9780306406157|book|Roe, Jane|2001|Rivers|Fjord Press
`);

const dead = {
  '/doi': status(500),
  '/crossref': status(500),
  '/openlibrary': status(500),
  '/openalex': status(500),
};

describe('a known work', () => {
  it('is answered by its DOI without a network', async () => {
    const world = await createWorld(dead, { catalogue: entries });
    const { item, verification, record, notices } = await world.resolver.resolve({
      kind: 'doi',
      value: '10.5555/mills',
    });
    expect(item).toEqual({
      id: '10.5555/mills',
      type: 'article-journal',
      title: 'On tidal mills',
      author: [{ family: 'Lovelace', given: 'Ada' }, { literal: 'Guild of Millers' }],
      issued: { 'date-parts': [[1999, 2]] },
      'container-title': 'Journal of Mills',
      volume: '3',
      issue: '2',
      page: '14-20',
      DOI: '10.5555/mills',
    });
    expect([verification, record, notices]).toEqual([
      'registry',
      { name: 'doi.org', url: 'https://doi.org/10.5555/mills' },
      [],
    ]);
    expect(world.service.asked).toEqual([]);
  });

  it('is answered by its ISBN', async () => {
    const world = await createWorld(dead, { catalogue: entries });
    const { item, record } = await world.resolver.resolve({ kind: 'isbn', value: '9780306406157' });
    expect([item.publisher, item.ISBN, record?.url]).toEqual([
      'Fjord Press',
      '9780306406157',
      'https://openlibrary.org/isbn/9780306406157',
    ]);
  });

  it('is answered for an address with its DOI', async () => {
    const world = await createWorld(dead, { catalogue: entries });
    const value = 'https://journal.example/doi/10.5555/mills';
    expect((await world.resolver.resolve({ kind: 'url', value })).item.title).toBe('On tidal mills');
  });

  it('is found by its authors while no index answers', async () => {
    const world = await createWorld(dead, { catalogue: entries });
    const { item, verification } = await world.resolver.resolve({ kind: 'intext', value: '(Roe, 2001)' });
    expect([item.title, verification]).toEqual(['Rivers', 'matched']);
  });

  it('is not offered where an index answers', async () => {
    const items = crossrefWork({
      title: ['Banks'],
      author: [{ family: 'Roe' }],
      issued: { 'date-parts': [[2001]] },
    });
    const world = await createWorld(
      { ...dead, '/crossref/works?': { message: { items: [(items as { message: object }).message] } } },
      { catalogue: entries },
    );
    expect((await world.resolver.resolve({ kind: 'intext', value: '(Roe, 2001)' })).item.title).toBe('Banks');
  });
});

describe('the works that ship with the resolver', () => {
  const works = knownWorks.all().map(({ item }) => ({ ...item, id: String(item.id) }));

  it('are some hundreds, each under one canonical identifier', () => {
    const ids = works.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(300);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^(?:10\.\d{4,9}\/[^A-Z\s|]+|97[89]\d{10})$/);
  });

  it('are complete', () => {
    for (const item of works) {
      const needed = item.type === 'book' ? ['publisher'] : ['container-title', 'volume', 'page'];
      for (const name of ['title', 'author', 'issued', ...needed])
        expect(item, item.id).toHaveProperty([name]);
      const [year] = item.issued?.['date-parts']?.[0] ?? [];
      expect(Number(year), item.id).toBeGreaterThan(1800);
      for (const { family, literal } of item.author ?? []) expect(family || literal, item.id).toBeTruthy();
    }
  });

  it('hold the example of the site', () => {
    expect(knownWorks.find('10.1038/nature14539')?.item).toMatchObject({
      title: 'Deep learning',
      author: [{ family: 'LeCun' }, { family: 'Bengio' }, { family: 'Hinton' }],
      page: '436-444',
    });
  });
});
