import { describe, expect, it } from 'vitest';
import { readJsonLd } from './json-ld.ts';
import { parsePage } from './parse-page.ts';

function claimsOf(...scripts: object[]) {
  const html = scripts
    .map((script) => `<script type="application/ld+json">${JSON.stringify(script)}</script>`)
    .join('');
  const { texts, names } = readJsonLd(parsePage('https://a.example/story', html));
  return {
    ...Object.fromEntries(texts.toReversed().map(({ field, value }) => [field, value])),
    names: names.flatMap(({ value }) => value.map(({ name }) => name)),
  };
}

describe('the main work of a page', () => {
  it('is the one with the address of the page, not the first', () => {
    const claims = claimsOf(
      { '@type': 'NewsArticle', headline: 'Another story', url: 'https://a.example/other' },
      { '@type': 'NewsArticle', headline: 'This story', url: 'https://www.a.example/story/?x=1' },
    );
    expect(claims).toMatchObject({ title: 'This story', kind: 'article-newspaper' });
  });

  it('is an article rather than the video in it', () => {
    const claims = claimsOf([
      { '@type': 'VideoObject', name: 'A clip', uploadDate: '2001-01-01' },
      { '@type': 'BlogPosting', headline: 'A post', datePublished: '2020-02-03' },
    ]);
    expect(claims).toMatchObject({ title: 'A post', issued: '2020-02-03', kind: 'post-weblog' });
  });

  it('may stand within the page’s entity', () => {
    const claims = claimsOf({
      '@type': 'WebPage',
      name: 'Page',
      mainEntity: { '@type': 'Dataset', name: 'Tides' },
    });
    expect(claims).toMatchObject({ title: 'Tides', kind: 'dataset' });
  });

  it('never is a comment or a part', () => {
    const claims = claimsOf({
      '@type': 'Article',
      headline: 'Main',
      author: 'Jane Roe',
      comment: [{ '@type': 'Comment', author: 'Troll' }],
      hasPart: [{ '@type': 'Article', headline: 'Part', author: 'John Doe' }],
    });
    expect(claims.names).toEqual(['Jane Roe']);
  });
});

describe('people', () => {
  it.each<[string, unknown, string[]]>([
    ['as strings', ['Jane Roe', 'John Doe'], ['Jane Roe', 'John Doe']],
    ['as entities', { '@type': 'Person', name: 'Jane Roe' }, ['Jane Roe']],
    ['with names in a list', { name: ['Jane Roe', 'John Doe'] }, ['Jane Roe', 'John Doe']],
    ['in parts', { '@type': 'Person', givenName: 'Jane', familyName: 'Roe' }, ['Jane Roe']],
    ['without a name', { '@type': 'Person', url: 'https://a.example/jane' }, []],
  ])('are read %s', (_, author, names) => {
    expect(claimsOf({ '@type': 'Article', headline: 'X', author }).names).toEqual(names);
  });

  it('are found by their id in the graph', () => {
    const graph = [
      { '@type': 'Article', headline: 'X', author: { '@id': '#jane' } },
      { '@type': 'Person', '@id': '#jane', name: 'Jane Roe' },
    ];
    expect(claimsOf({ '@graph': graph }).names).toEqual(['Jane Roe']);
  });
});

it('volume, issue and journal stand in a chain of parts', () => {
  const isPartOf = {
    '@type': 'PublicationIssue',
    issueNumber: 3,
    isPartOf: {
      '@type': 'PublicationVolume',
      volumeNumber: '12',
      isPartOf: { '@type': 'Periodical', name: 'Town Birds' },
    },
  };
  const claims = claimsOf({
    '@type': 'ScholarlyArticle',
    name: 'Nests',
    isPartOf,
    sameAs: 'https://doi.org/10.5555/1',
  });
  expect(claims).toMatchObject({
    issue: '3',
    volume: '12',
    'container-title': 'Town Birds',
    DOI: 'https://doi.org/10.5555/1',
  });
});
