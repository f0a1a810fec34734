import { describe, expect, it } from 'vitest';
import { createWorld, crossrefWork, type Route, status } from './world.fixture.ts';

const hit = (DOI: string, title: string, authors: string[], year: number, cited = 0) => ({
  DOI,
  type: 'journal-article',
  title: [title],
  author: authors.map((family) => ({ family, given: 'A.' })),
  issued: { 'date-parts': [[year]] },
  'is-referenced-by-count': cited,
});

const search = (...items: object[]): Record<string, Route> => ({
  '/crossref/works?': { message: { items } },
  '/openlibrary/search.json': { docs: [] },
  '/openalex/works?': { results: [] },
});

const smithHits = [
  hit('10.5555/1', 'Another matter', ['Jones', 'Smith'], 2010, 9_000),
  hit('10.5555/2', 'Bridges of Wales', ['Smith'], 2010, 12),
  hit('10.5555/3', 'Sleep in flies', ['Smith'], 2010, 400),
  hit('10.5555/4', 'Sleep in flies, revisited', ['Smith', 'Jones'], 2010, 900),
  hit('10.5555/5', 'Sleep, earlier', ['Smith'], 2009, 5_000),
];
const smiths = search(...smithHits);

async function resolve(routes: Record<string, Route>, value: string, context?: string) {
  const world = await createWorld(routes);
  return await world.resolver.resolve({ kind: 'intext', value, ...(context && { context }) });
}

describe('an in-text citation finds the work that it means', () => {
  it.each([
    ['(Smith, 2010)', undefined, '10.5555/3'],
    ['Smith (2010)', 'Welsh bridges were built of stone', '10.5555/2'],
    ['(Smith & Jones, 2010)', undefined, '10.5555/4'],
    ['(Smith et al., 2010)', undefined, '10.5555/4'],
    ['(Jones and Smith 2010)', undefined, '10.5555/1'],
  ])('%s, %s', async (value, context, expected) => {
    const { item, verification } = await resolve(smiths, value, context);
    expect([item.DOI, verification]).toEqual([expected, 'matched']);
  });

  it('and offers the others, nearest first', async () => {
    const { alternatives } = await resolve(smiths, '(Smith, 2010)');
    expect(alternatives.map(({ item }) => item.DOI)).toEqual(['10.5555/2', '10.5555/4', '10.5555/5']);
  });

  it('and tells how many others fit as well', async () => {
    const equal = Array.from({ length: 11 }, (_, place) =>
      hit(`10.5555/e${place}`, `Sleep, part ${place}`, ['Smith'], 2010, 40 + place),
    );
    expect((await resolve(search(...equal), '(Smith, 2010)')).rivals).toBe(10);
    expect((await resolve(smiths, '(Smith & Jones, 2010)')).rivals).toBe(0);
    const cited = [...equal.slice(1), hit('10.5555/known', 'Sleep', ['Smith'], 2010, 90_000)];
    expect(await resolve(search(...cited), '(Smith, 2010)')).toMatchObject({
      item: { DOI: '10.5555/known' },
      rivals: 0,
    });
  });

  it('with the registry’s full record where it has one', async () => {
    const world = await createWorld({
      ...smiths,
      '/doi/ra/10.5555': [{ RA: 'Crossref' }],
      '/crossref/works/10.5555/3': crossrefWork({ DOI: '10.5555/3', title: ['Sleep in flies'], volume: '3' }),
    });
    const { item, verification } = await world.resolver.resolve({ kind: 'intext', value: '(Smith, 2010)' });
    expect([item.volume, verification]).toEqual(['3', 'matched']);
  });

  it('among books too, in the edition of the cited year', async () => {
    const docs = [
      {
        key: '/works/OL1W',
        title: 'Capitalism and freedom',
        author_name: ['Milton Friedman'],
        first_publish_year: 1962,
        publish_year: [1962, 1982],
        edition_count: 14,
      },
    ];
    const { item, record } = await resolve(
      { ...search(), '/openlibrary/search.json': { docs } },
      '(Friedman, 1982)',
    );
    expect([item.title, item.issued, record?.name]).toEqual([
      'Capitalism and freedom',
      { 'date-parts': [[1982]] },
      'Open Library',
    ]);
  });

  it('by its organisation, spelled out or short', async () => {
    const report = {
      ...hit('10.5555/9', 'World health statistics', [], 2020, 300),
      author: [{ name: 'World Health Organization' }],
    };
    for (const value of ['(World Health Organization, 2020)', '(WHO, 2020)']) {
      expect((await resolve(search(report), value)).item.DOI).toBe('10.5555/9');
    }
  });
});

describe('one work from several indexes is one candidate', () => {
  it('as cited as the best-informed one says, in the registry’s words', async () => {
    const openAlex = {
      id: 'https://openalex.org/W1',
      doi: 'https://doi.org/10.5555/3',
      title: 'Sleep in Flies',
      publication_year: 2010,
      type: 'article',
      authorships: [{ raw_author_name: 'Anna Smith' }],
      cited_by_count: 9_999,
    };
    const routes = {
      ...search(hit('10.5555/3', 'Sleep in flies', ['Smith'], 2010, 4)),
      '/openalex/works?': { results: [openAlex] },
    };
    const { item, match, alternatives } = await resolve(routes, '(Smith, 2010)');
    expect([item.title, match?.standing, alternatives]).toEqual(['Sleep in flies', 1, []]);
  });

  it('is the published one if a preprint of the same year has its title', async () => {
    const preprint = { ...hit('10.5555/pre', 'Sleep in flies', ['Smith'], 2010, 50), type: 'posted-content' };
    const routes = search(preprint, hit('10.5555/3', 'Sleep in flies', ['Smith'], 2010, 4));
    const { item, alternatives } = await resolve(routes, '(Smith, 2010)');
    expect([item.DOI, alternatives]).toEqual(['10.5555/3', []]);
  });
});

describe('spelling is no difference', () => {
  it.each([
    ['(Mueller, 2010)', [{ family: 'Müller', given: 'A.' }]],
    ['(Muller, 2010)', [{ family: 'Müller', given: 'A.' }]],
    ['(Soerensen, 2010)', [{ family: 'Sørensen', given: 'A.' }]],
    ['(Gil y Gil, 2010)', [{ family: 'Gil y Gil', given: 'A.' }]],
    ['(Procter & Gamble, 2010)', [{ name: 'Procter & Gamble' }]],
    ['(Procter and Gamble, 2010)', [{ name: 'Procter & Gamble Company' }]],
    ['(Department of Health & Social Care, 2010)', [{ name: 'Department of Health and Social Care' }]],
  ])('%s', async (value, author) => {
    const report = { ...hit('10.5555/7', 'Rivers', [], 2010, 300), author };
    expect((await resolve(search(report), value)).item.DOI).toBe('10.5555/7');
  });

  it('but two names are one only where the record joins them', async () => {
    const person = { ...hit('10.5555/7', 'Rivers', [], 2010, 300), author: [{ family: 'Brown Jones' }] };
    await expect(resolve(search(person), '(Brown & Jones, 2010)')).rejects.toMatchObject({
      code: 'IN_TEXT_NOT_FOUND',
    });
  });
});

describe('a work cited by its title', () => {
  const anonymous = { ...hit('10.5555/8', 'Rivers and their towns', [], 2010, 3), author: [] };

  it('is looked for by it', async () => {
    const world = await createWorld(search(anonymous, ...smithHits));
    const value = '(“Rivers and Their Towns,” 2010)';
    const { item } = await world.resolver.resolve({ kind: 'intext', value });
    expect(item.DOI).toBe('10.5555/8');
    const asked = world.service.asked.find((path) => path.startsWith('/crossref/works?'));
    const query = new URLSearchParams(asked?.split('?')[1]);
    expect([query.get('query.bibliographic'), query.get('query.author')]).toEqual([
      'Rivers and Their Towns',
      null,
    ]);
  });

  it('is none that bears another', async () => {
    await expect(resolve(search(anonymous), '(“Lakes and Their Boats,” 2010)')).rejects.toMatchObject({
      code: 'IN_TEXT_NOT_FOUND',
      alternatives: [],
    });
  });
});

describe('without a year', () => {
  it.each([['(Smith 45)'], ['(Smith, n.d.)'], ['(Smith, in press)']])(
    '%s alone could be many works: they are offered',
    async (value) => {
      const failing = resolve(search(...smithHits), value);
      await expect(failing).rejects.toMatchObject({ code: 'IN_TEXT_NOT_FOUND' });
      const { alternatives } = await failing.catch((error) => error);
      expect(alternatives.length).toBeGreaterThan(1);
    },
  );

  it('the words around it tell which one is meant', async () => {
    const { item } = await resolve(search(...smithHits), '(Smith 45)', 'stone bridges in Wales');
    expect(item.DOI).toBe('10.5555/2');
  });

  it('a title beside the author does too', async () => {
    const { item } = await resolve(search(...smithHits), '(Smith, “Bridges of Wales” 45)');
    expect(item.DOI).toBe('10.5555/2');
  });
});

it('of a work quoted from another the one that was read is looked for', async () => {
  const { item, notices } = await resolve(smiths, '(Freud, 1900, as cited in Smith, 2010)');
  expect(item.DOI).toBe('10.5555/3');
  expect(notices[0]).toEqual({ code: 'first-of-several', values: { isQuotedFromAnother: true } });
});

it('of several cites the first is resolved, with a notice', async () => {
  const { item, notices } = await resolve(smiths, '(Smith, 2010; Jones, 1999)');
  expect(item.DOI).toBe('10.5555/3');
  expect(notices[0]).toEqual({ code: 'first-of-several', values: { works: 2 } });
});

describe('what is not the cited work is not taken for it', () => {
  it('another year is only a near miss', async () => {
    const near = search(hit('10.5555/5', 'Sleep, earlier', ['Smith'], 2009, 5_000));
    const failing = resolve(near, '(Smith, 2010)');
    await expect(failing).rejects.toMatchObject({
      code: 'IN_TEXT_NOT_FOUND',
      alternatives: [{ item: { DOI: '10.5555/5' } }],
    });
  });

  it('an article of another time is not even that, but a book may be an edition', async () => {
    const article = hit('10.5555/6', 'Sleep, long ago', ['Smith'], 1985, 9_000);
    const book = { ...hit('10.5555/7', 'The book of sleep', ['Smith'], 1985, 9_000), type: 'book' };
    const failing = resolve(search(article, book), '(Smith, 2010)');
    await expect(failing).rejects.toMatchObject({ alternatives: [{ item: { DOI: '10.5555/7' } }] });
  });

  it('another first author is nothing', async () => {
    const failing = resolve(
      search(hit('10.5555/1', 'Another matter', ['Jones', 'Smith'], 2010)),
      '(Smith, 2010)',
    );
    await expect(failing).rejects.toMatchObject({ code: 'IN_TEXT_NOT_FOUND', alternatives: [] });
  });

  it.each([
    ['a coauthor that it lacks', '(Smith & Brown, 2010)'],
    ['a compound name', '(Brown-Smith, 2010)'],
    ['other initials', '(B. Smith, 2010)'],
  ])('a record is not taken for a citation with %s', async (_what, value) => {
    const alone = search(hit('10.5555/3', 'Sleep in flies', ['Smith'], 2010, 90_000));
    await expect(resolve(alone, value)).rejects.toMatchObject({ code: 'IN_TEXT_NOT_FOUND' });
  });

  it('and while no index answers, nothing can be said', async () => {
    const down = { '/crossref': status(500), '/openlibrary': status(500), '/openalex': status(500) };
    await expect(resolve(down, '(Smith, 2010)')).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
  });
});

it('the indexes are searched by authors, year and significant words', async () => {
  const world = await createWorld(smiths);
  await world.resolver.resolve({
    kind: 'intext',
    value: '(Smith & Jones, 2010)',
    context: 'As Smith showed in 2010, flies sleep',
  });
  const query = new URLSearchParams(
    world.service.asked.find((path) => path.startsWith('/crossref/works?'))?.split('?')[1],
  );
  expect(query.get('query.author')).toBe('Smith Jones');
  expect(query.get('query.bibliographic')).toBe('flies sleep');
  expect(query.get('filter')).toBe('from-pub-date:2009,until-pub-date:2011');
});
