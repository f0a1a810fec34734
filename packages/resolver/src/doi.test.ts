import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createWorld, crossrefWork, type Route, status } from './world.fixture.ts';

const recorded =
  (path: string): Route =>
  (response) =>
    response.end(
      readFileSync(join(import.meta.dirname, '../../registers/src/fixtures', path, 'answer.xml'), 'utf8'),
    );

const crossref = { '/doi/ra/10.5555': [{ RA: 'Crossref' }] };
const pubmed = {
  '/pubmed/entrez/eutils/esearch.fcgi': { esearchresult: { idlist: ['12345678'] } },
  '/pubmed/entrez/eutils/efetch.fcgi': recorded('pubmed/article'),
};
const doi = { kind: 'doi', value: '10.5555/ex.1' } as const;

describe('a registry’s record', () => {
  it('that lacks its authors gets them from OpenAlex', async () => {
    const openalex = {
      id: 'https://openalex.org/W1',
      doi: 'https://doi.org/10.5555/EX.1',
      title: 'On widgets',
      publication_year: 1999,
      authorships: [{ raw_author_name: 'Ada Lovelace' }],
    };
    const world = await createWorld({
      ...crossref,
      '/crossref/works': crossrefWork({ DOI: '10.5555/ex.1', author: [] }),
      '/openalex/works/doi:10.5555/ex.1': openalex,
    });
    const { item, evidence, notices, record } = await world.resolver.resolve(doi);
    expect(item.author).toEqual([{ family: 'Lovelace', given: 'Ada' }]);
    expect([evidence.author?.source, evidence.title?.source, record?.name]).toEqual([
      'openalex',
      'crossref',
      'Crossref',
    ]);
    expect(notices).toEqual([]);
    expect(world.asked('/pubmed')).toBe(0);
  });

  it('with an abbreviated journal takes the full name from another source', async () => {
    const journalFrom = async (display_name: string) => {
      const world = await createWorld({
        ...crossref,
        '/crossref/works': crossrefWork({ DOI: '10.5555/ex.1', 'container-title': ['J. Widget Sci. B'] }),
        '/openalex/works/doi:10.5555/ex.1': {
          id: 'https://openalex.org/W1',
          doi: 'https://doi.org/10.5555/EX.1',
          title: 'On widgets',
          type: 'article',
          primary_location: { source: { display_name, type: 'journal' } },
        },
      });
      const { item } = await world.resolver.resolve(doi);
      return [item['container-title'], item['container-title-short']];
    };
    expect(await journalFrom('Journal of Widget Science B')).toEqual([
      'Journal of Widget Science B',
      'J. Widget Sci. B',
    ]);
    expect(await journalFrom('Annals of Widgets')).toEqual(['J. Widget Sci. B', 'J. Widget Sci. B']);
  });

  it('with a title in capitals takes the title in natural case from another source', async () => {
    const openalex = (title: string) => ({
      id: 'https://openalex.org/W1',
      doi: 'https://doi.org/10.5555/EX.1',
      title,
    });
    const titleFrom = async (title: string) => {
      const world = await createWorld({
        ...crossref,
        '/crossref/works': crossrefWork({ DOI: '10.5555/ex.1', title: ['ON THE WIDGETS OF VIENNA'] }),
        '/openalex/works/doi:10.5555/ex.1': openalex(title),
      });
      return (await world.resolver.resolve(doi)).item.title;
    };
    expect(await titleFrom('On the widgets of Vienna')).toBe('On the widgets of Vienna');
    expect(await titleFrom('Something else in Vienna')).toBe('ON THE WIDGETS OF VIENNA');
  });

  it('that is complete needs no other source', async () => {
    const world = await createWorld({
      ...crossref,
      '/crossref/works': crossrefWork({ DOI: '10.5555/ex.1' }),
      ...pubmed,
    });
    await world.resolver.resolve(doi);
    expect([world.asked('/openalex'), world.asked('/pubmed')]).toEqual([0, 0]);
  });

  it('that cannot be had is replaced by PubMed’s, for now', async () => {
    const world = await createWorld({
      ...crossref,
      '/crossref': status(502),
      '/doi/10.5555': status(502),
      ...pubmed,
    });
    const { item, record, notices } = await world.resolver.resolve(doi);
    expect([item.DOI, record?.name, notices[0]?.code]).toEqual(['10.5555/ex.1', 'PubMed', 'retracted']);
    Object.assign(world.routes, { '/crossref': crossrefWork({ DOI: '10.5555/ex.1' }) });
    expect((await world.resolver.resolve(doi)).record?.name).toBe('Crossref');
  });

  it('that does not exist is not looked for elsewhere', async () => {
    const world = await createWorld({ ...crossref, ...pubmed });
    await expect(world.resolver.resolve(doi)).rejects.toMatchObject({ code: 'DOI_NOT_FOUND' });
    expect(world.asked('/pubmed')).toBe(0);
  });
});

describe('an arXiv preprint', () => {
  it('is read from arXiv while DataCite is down, with the published version as a notice', async () => {
    const world = await createWorld({
      '/doi/ra/10.48550': [{ RA: 'DataCite' }],
      '/doi/10.48550': status(502),
      '/datacite': status(502),
      '/arxiv/api/query?id_list=1706.99999': recorded('arxiv/published-since'),
    });
    const { item, notices } = await world.resolver.resolve({
      kind: 'doi',
      value: '10.48550/arxiv.1706.99999',
    });
    expect(item).toMatchObject({ publisher: 'arXiv', issued: { 'date-parts': [[2017, 6, 12]] } });
    expect(notices).toMatchObject([
      { code: 'superseded-preprint', url: 'https://doi.org/10.5555/nips.2017.1' },
    ]);
  });
});

describe('an article of PubMed', () => {
  const address = { kind: 'url', value: 'https://pubmed.ncbi.nlm.nih.gov/12345678/' } as const;

  it('is the registry’s record, with the retraction that PubMed knows of', async () => {
    const world = await createWorld({
      ...crossref,
      '/crossref/works/10.5555/ex.1': crossrefWork({ DOI: '10.5555/ex.1' }),
      ...pubmed,
    });
    const { record, notices } = await world.resolver.resolve(address);
    expect([record?.name, notices[0]?.code]).toEqual(['Crossref', 'retracted']);
    expect(world.asked('/ncbi')).toBe(0);
  });

  it('is PubMed’s own record when no registry has it', async () => {
    const { resolver } = await createWorld({ ...crossref, ...pubmed });
    const { record, verification } = await resolver.resolve(address);
    expect([record, verification]).toEqual([
      { name: 'PubMed', url: 'https://pubmed.ncbi.nlm.nih.gov/12345678/' },
      'registry',
    ]);
  });

  it('is found by its number in PubMed Central', async () => {
    const { resolver } = await createWorld({
      '/ncbi/tools/idconv': { records: [{ pmid: 12345678 }] },
      ...pubmed,
    });
    const value = 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7654321/';
    expect((await resolver.resolve({ kind: 'url', value })).item.PMCID).toBe('PMC7654321');
  });
});

describe('a page that refuses us', () => {
  const article = [
    { itemType: 'newspaperArticle', title: 'A story', creators: [], date: '2021', url: 'https://x.example/' },
  ];

  it('is read by whoever is configured to', async () => {
    const world = await createWorld({ '/wall': status(403), '/translation/web': article });
    const value = `${world.service.origin}/wall`;
    const { item, verification } = await world.resolver.resolve({ kind: 'url', value });
    expect([item.title, verification]).toEqual(['A story', 'page']);
  });

  it('is refused still when that one met the wall too', async () => {
    const wall = [
      { itemType: 'webpage', title: 'Please wait', creators: [], url: 'https://x.example/captcha' },
    ];
    const world = await createWorld({ '/wall': status(403), '/translation/web': wall, '/citoid/api': wall });
    const value = `${world.service.origin}/wall`;
    await expect(world.resolver.resolve({ kind: 'url', value })).rejects.toMatchObject({
      code: 'SOURCE_REFUSED',
    });
  });

  it('is handed to nobody when its reader sent it', async () => {
    const world = await createWorld({ '/translation/web': article, '/citoid/api': article });
    const given = {
      kind: 'page',
      value: 'http://10.0.0.1/admin',
      html: '<title>Just a moment...</title><p>Checking your browser</p>',
    } as const;
    await expect(world.resolver.resolve(given)).rejects.toMatchObject({ code: 'SOURCE_REFUSED' });
    expect([world.asked('/translation'), world.asked('/citoid')]).toEqual([0, 0]);
  });

  it('is handed to nobody when it could not be reached', async () => {
    const world = await createWorld({
      '/x': status(302, { location: 'http://10.0.0.1/' }),
      '/translation/web': article,
    });
    await expect(
      world.resolver.resolve({ kind: 'url', value: `${world.service.origin}/x` }),
    ).rejects.toMatchObject({ code: 'SOURCE_UNREACHABLE' });
    expect(world.asked('/translation')).toBe(0);
  });
});

describe('a DOI that leads elsewhere', () => {
  it.each([
    '10.5555/a/../../../../admin/secret',
    '10.5555/a/./b',
    '10.5555/%2e%2e/%2E%2E/secret',
    '10.5555/a/%252e%252e/secret',
    '10.5555/a\\..\\secret',
  ])('%s asks nobody', async (value) => {
    const world = await createWorld({ ...crossref, '/': { message: {} } });
    await expect(world.resolver.resolve({ kind: 'doi', value })).rejects.toMatchObject({
      code: 'DOI_NOT_FOUND',
    });
    expect(world.service.asked).toEqual([]);
  });
});

describe('an answer about another DOI', () => {
  const other = { ...crossref, '/crossref/works': crossrefWork({ DOI: '10.5555/other' }) };

  it('is no record', async () => {
    const { resolver } = await createWorld(other);
    await expect(resolver.resolve(doi)).rejects.toMatchObject({ code: 'DOI_NOT_FOUND' });
  });

  it('is none from any agency', async () => {
    const { resolver } = await createWorld({
      '/doi/ra/10.5555': [{ RA: 'mEDRA' }],
      '/doi/10.5555/ex.1': { DOI: '10.5555/other', title: 'On other widgets' },
    });
    await expect(resolver.resolve(doi)).rejects.toMatchObject({ code: 'DOI_NOT_FOUND' });
  });

  it('is the record when it is the same in capitals', async () => {
    const { resolver } = await createWorld({
      ...crossref,
      '/crossref/works': crossrefWork({ DOI: '10.5555/EX.1' }),
    });
    expect((await resolver.resolve(doi)).verification).toBe('registry');
  });

  it.each([
    ['the agency', { '/crossref/works': crossrefWork({ DOI: '10.5555/other', aliases: ['10.5555/EX.1'] }) }],
    [
      'doi.org',
      {
        '/doi/api/handles/10.5555/ex.1': { values: [{ type: 'HS_ALIAS', data: { value: '10.5555/OTHER' } }] },
      },
    ],
  ])('is the record when %s says that both are one', async (_, route) => {
    const { resolver } = await createWorld({ ...other, ...route });
    expect((await resolver.resolve(doi)).item.DOI).toBe('10.5555/other');
  });
});
