import { describe, expect, test } from 'vitest';
import { createWorld, crossrefWork, type Route, status } from './world.fixture.ts';

interface Hit {
  title: string;
  by?: string;
  year?: number;
  doi?: string;
  type?: string;
  page?: string;
  citedBy?: number;
}

function work({ title, by = 'Okafor', year = 2011, doi, type = 'journal-article', page, citedBy }: Hit) {
  return {
    DOI: doi ?? `10.5555/${encodeURIComponent(title.toLowerCase().slice(0, 20))}.${year}.${by.toLowerCase()}`,
    type,
    title: [title],
    author: by === '' ? [] : [{ family: by, given: 'Ada' }],
    issued: { 'date-parts': [[year]] },
    'container-title': type === 'book' ? [] : ['River Studies'],
    page,
    'is-referenced-by-count': citedBy,
  };
}

interface Book {
  title: string;
  by: string;
  year: number;
  years?: number[];
}

const book = ({ title, by, year, years = [year] }: Book, place: number) => ({
  key: `/works/OL${place + 1}W`,
  title,
  author_name: [`Ada ${by}`],
  first_publish_year: year,
  publish_year: years,
});

async function world(hits: Hit[], books: Book[] = [], more: Record<string, Route> = {}) {
  return await createWorld({
    '/crossref/works?': { message: { items: hits.map(work) } },
    '/openlibrary/search.json?': { docs: books.map(book) },
    '/openalex/works?': { results: [] },
    ...more,
  });
}

const shown = ({ item }: { item: { title?: unknown; author?: { family?: string }[] } }) =>
  `${item.title} / ${item.author?.[0]?.family}`;

describe('the work that is meant comes first', () => {
  const hits: Hit[] = [
    { title: 'A history of rivers', by: 'Brand' },
    { title: 'Rivers and their old towns: A study of the Niger delta', by: 'Okafor', year: 2011 },
    { title: 'Towns without rivers', by: 'Meyer' },
    { title: 'Überlegungen zur Straße der Flüsse', by: 'Müller' },
    { title: 'Война и мир в экономике рек', by: 'Иванов' },
    { title: '河流与城镇的历史研究', by: '王' },
    { title: 'Data base design for hydrology', by: 'Çelik' },
    { title: 'The child’s view of water', by: 'Lindqvist' },
  ];

  test.each([
    ['as it is printed', 'Rivers and their old towns: A study of the Niger delta', 'Okafor'],
    ['without its subtitle', 'rivers and their old towns', 'Okafor'],
    ['with typing mistakes', 'rivres and their old twons a study of the nigre delta', 'Okafor'],
    ['with words missing', 'rivers old towns study Niger delta', 'Okafor'],
    ['with its author', 'rivers and their old towns okafor', 'Okafor'],
    ['after its author, with its year', 'Okafor 2011 Rivers and their old towns', 'Okafor'],
    ['with "by" and a full name', 'Rivers and their old towns by Ada Okafor', 'Okafor'],
    ['in capitals without accents', 'UBERLEGUNGEN ZUR STRASSE DER FLUSSE', 'Müller'],
    ['in Cyrillic', 'война и мир в экономике рек', 'Иванов'],
    ['in Chinese', '河流与城镇的历史', '王'],
    ['with words joined', 'database design for hydrology', 'Çelik'],
    ['without its apostrophe', 'the childs view of water', 'Lindqvist'],
  ])('%s', async (_, text, family) => {
    const { resolver } = await world(hits);
    const { works, clear } = await resolver.search(text);
    expect([works[0]?.item.author?.[0]?.family, clear]).toEqual([family, true]);
  });
});

describe('a rival that is near is told', () => {
  test('eleven works with one title leave it open', async () => {
    const hits = Array.from({ length: 11 }, (_, place) => ({
      title: 'Introduction to rivers',
      by: `Name${String.fromCharCode(97 + place)}`,
    }));
    const { resolver } = await world(hits);
    const { works, rivals, clear } = await resolver.search('introduction to rivers');
    expect([works.length, rivals, clear]).toEqual([10, 9, false]);
  });

  test('an author decides between two works with one title', async () => {
    const { resolver } = await world([
      { title: 'Introduction to rivers', by: 'Brand' },
      { title: 'Introduction to rivers', by: 'Meyer' },
    ]);
    expect(await resolver.search('introduction to rivers meyer')).toMatchObject({
      works: [{ item: { author: [{ family: 'Meyer' }] } }, {}],
      rivals: 0,
      clear: true,
    });
  });

  test('a preprint is a version of the published work and no rival', async () => {
    const { resolver } = await world([
      { title: 'Flow in narrow channels of rivers', type: 'posted-content', year: 2019 },
      { title: 'Flow in narrow channels of rivers', year: 2021 },
    ]);
    const { works, rivals } = await resolver.search('flow in narrow channels of rivers');
    expect([works.map(({ item }) => item.type), rivals]).toEqual([['article-journal', 'article'], 0]);
  });

  test('another year than the one that is typed is told, and nothing is certain', async () => {
    const { resolver } = await world([{ title: 'Rivers and their towns', year: 2011 }]);
    expect(await resolver.search('rivers and their towns 2003')).toMatchObject({
      works: [{ differs: ['year'] }],
      clear: false,
    });
  });

  test('another author than the one that is typed is told', async () => {
    const { resolver } = await world([{ title: 'Rivers and their towns', by: 'Okafor' }]);
    expect(await resolver.search('Rivers and their towns by Lindqvist')).toMatchObject({
      works: [{ differs: ['author'] }],
      clear: false,
    });
  });

  test('a title that needs typing mistakes in most of its words is offered, not certain', async () => {
    const { resolver } = await world([{ title: 'Perfect rivers', by: 'Okafor' }]);
    expect(await resolver.search('prefect rivres')).toMatchObject({ works: [{}], clear: false });
  });

  test('a title of one common word is not certain by itself', async () => {
    const { resolver } = await world([{ title: 'Rivers', by: 'Okafor' }]);
    expect((await resolver.search('rivers')).clear).toBe(false);
    expect((await resolver.search('rivers okafor')).clear).toBe(true);
  });
});

describe('books', () => {
  const rivers = { title: 'The wealth of rivers', by: 'Okafor', year: 1974, years: [1974, 1986, 2014] };

  test('come before their reviews', async () => {
    const { resolver } = await world(
      [
        { title: 'The wealth of rivers', by: 'Brand', year: 1975, page: '301-303', citedBy: 900 },
        { title: 'Review of The wealth of rivers', by: 'Meyer', year: 1975 },
        {
          title: 'The Wealth of Rivers. By Ada Okafor. Fjord Press, 1974. 310 pp. £4.50.',
          by: 'Celik',
          year: 1976,
        },
      ],
      [rivers],
    );
    const { works, rivals, clear } = await resolver.search('the wealth of rivers');
    expect(works.map(({ item, about = false }) => [item.author?.[0]?.family, about])).toEqual([
      ['Okafor', false],
      ['Brand', true],
      ['Celik', true],
      ['Meyer', true],
    ]);
    expect([rivals, clear]).toEqual([0, true]);
  });

  test('are followed by a review only where none is asked for', async () => {
    const { resolver } = await world(
      [{ title: 'Review of The wealth of rivers', by: 'Meyer', year: 1975 }],
      [rivers],
    );
    const [first] = (await resolver.search('review of the wealth of rivers')).works;
    expect(first && shown(first)).toBe('Review of The wealth of rivers / Meyer');
  });

  test('an article of many pages with the title of a book is no review of it', async () => {
    const { resolver } = await world(
      [{ title: 'The wealth of rivers', by: 'Brand', year: 1975, page: '301-345' }],
      [rivers],
    );
    expect(await resolver.search('the wealth of rivers')).toMatchObject({ rivals: 1, clear: false });
  });

  test('are listed once, with the years of their editions', async () => {
    const { resolver } = await world(
      [{ title: 'The wealth of rivers', type: 'book', year: 1974, doi: '10.5555/wealth' }],
      [rivers],
    );
    const { works } = await resolver.search('the wealth of rivers');
    expect(works).toMatchObject([{ item: { DOI: '10.5555/wealth' }, editions: [1974, 1986, 2014] }]);
    expect(works).toHaveLength(1);
  });

  test('take the edition whose year is typed', async () => {
    const { resolver } = await world([], [rivers]);
    expect(await resolver.search('the wealth of rivers 1986')).toMatchObject({
      works: [
        {
          item: { issued: { 'date-parts': [[1986]] }, 'original-date': { 'date-parts': [[1974]] } },
          differs: [],
        },
      ],
      clear: true,
    });
  });
});

describe('what is asked', () => {
  test('Open Library is asked for words with typing mistakes only when it has none with all words', async () => {
    const { resolver, service } = await world([], [], { '/openlibrary/search.json?': { docs: [] } });
    await resolver.search('the weelth of rivers 1974').catch(() => undefined);
    const queries = service.asked
      .filter((path) => path.startsWith('/openlibrary/'))
      .map((path) => new URL(path, 'http://stub').searchParams.get('q'));
    expect(queries).toEqual(['weelth rivers 1974', 'weelth rivers', 'weelth~2 OR rivers~2 OR 1974']);
  });

  test('operators and wildcards in a text are words or nothing', async () => {
    const { resolver, service } = await world([]);
    await resolver.search('rivers AND NOT "towns*" title:(x) {!func} ~ + - && ||').catch(() => undefined);
    const [query] = service.asked.filter((path) => path.startsWith('/openlibrary/'));
    expect(new URL(query ?? '', 'http://stub').searchParams.get('q')).toBe('rivers not towns title x func');
  });

  test('one search of the same words asks once', async () => {
    const { resolver, asked } = await world([{ title: 'Rivers and towns' }]);
    await Promise.all([resolver.search('rivers and towns'), resolver.search('rivers and towns')]);
    await resolver.search('rivers and towns');
    expect(asked('/crossref/works?')).toBe(1);
  });

  test('nothing is certain while a service does not answer', async () => {
    const { resolver } = await world([{ title: 'Rivers and their towns' }], [], {
      '/openalex/works?': status(500),
    });
    expect(await resolver.search('rivers and their towns')).toMatchObject({
      works: [{}],
      clear: false,
      unanswered: ['OpenAlex'],
    });
  });

  test('when nothing is found the failure of a service is the answer', async () => {
    const { resolver } = await world([], [], { '/crossref/works?': status(500) });
    await expect(resolver.search('rivers and their towns')).rejects.toMatchObject({
      code: 'UPSTREAM_FAILED',
    });
  });

  test('works that share one word with the text are not offered', async () => {
    const { resolver } = await world([{ title: 'Rivers of blood in the literature of the north' }]);
    await expect(resolver.search('quantum rivers of moss theory')).rejects.toMatchObject({
      code: 'TITLE_NOT_FOUND',
    });
  });
});

describe('a whole reference', () => {
  const hits: Hit[] = [
    { title: 'Rivers and their towns', by: 'Okafor', year: 2019, doi: '10.5555/rivers' },
    { title: 'Rivers and their towns', by: 'Meyer', year: 1987 },
    { title: 'Rivers', by: 'Okafor', year: 2019 },
  ];

  test.each([
    ['APA', 'Okafor, A. (2019). Rivers and their towns. River Studies, 3(1), 1–9.'],
    ['MLA', 'Okafor, Ada. “Rivers and Their Towns.” River Studies, vol. 3, no. 1, 2019, pp. 1–9.'],
    ['Chicago', 'Okafor, Ada. 2019. “Rivers and Their Towns.” River Studies 3 (1): 1–9.'],
    ['Harvard', 'Okafor, A. (2019) ‘Rivers and their towns’, River Studies, 3(1), pp. 1–9.'],
    ['IEEE', '[4] A. Okafor, “Rivers and their towns,” River Stud., vol. 3, no. 1, pp. 1–9, 2019.'],
    ['Vancouver', '4. Okafor A. Rivers and their towns. River Stud. 2019;3(1):1-9.'],
  ])('in the form of %s finds its work', async (_, text) => {
    const { resolver } = await world(hits);
    expect(await resolver.search(text)).toMatchObject({
      reading: 'reference',
      works: [{ item: { DOI: '10.5555/rivers' }, differs: [] }, {}, {}],
      clear: true,
    });
  });

  test('to a chapter does not mean its book', async () => {
    const { resolver } = await world([{ title: 'The wealth of rivers and towns', type: 'book', year: 2019 }]);
    const found = await resolver
      .search('Okafor, A. (2019) ‘Final touches’, in The wealth of rivers and towns. Fjord Press.')
      .catch(() => undefined);
    expect(found?.clear ?? false).toBe(false);
  });

  test('with a wrong year is told so', async () => {
    const { resolver } = await world(hits.slice(0, 1));
    expect(
      await resolver.search('Okafor, A. (2003). Rivers and their towns. River Studies, 3(1), 1–9.'),
    ).toMatchObject({ works: [{ item: { DOI: '10.5555/rivers' }, differs: ['year'] }], clear: false });
  });

  test('with an address that is no page of it is searched by its words', async () => {
    const { resolver } = await world(hits);
    expect(
      await resolver.search(
        'Okafor, A. (2019). Rivers and their towns. River Studies, 3(1), 1–9. https://gone.example/x',
      ),
    ).toMatchObject({
      works: [{ item: { DOI: '10.5555/rivers' } }, {}, {}],
      identifier: { kind: 'url', status: 'not-found' },
    });
  });

  test('is its identifier’s work although a word of the title is different', async () => {
    const { resolver } = await world([], [], {
      '/doi/ra/': [{ RA: 'Crossref' }],
      '/crossref/works/10.5555/a': crossrefWork({ title: ['On widgets: A theory'] }),
    });
    expect(
      await resolver.search(
        'Lovelace, A. (1999). On widgets. Journal of Widgets, 1, 1–2. https://doi.org/10.5555/a',
      ),
    ).toMatchObject({
      works: [{ item: { DOI: '10.5555/a' } }],
      identifier: { status: 'agrees' },
      clear: true,
    });
  });
});
