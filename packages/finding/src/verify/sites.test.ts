import type { SourceRecord } from '@citewright/registers';
import { expect, it } from 'vitest';
import { siteDifference } from './sites.ts';

const pageOf = (url: string, site: string | undefined, publisher?: string): SourceRecord => ({
  source: 'page',
  evidence: {},
  item: {
    id: url,
    type: 'webpage',
    title: 'Rising water',
    ...(site && { 'container-title': site }),
    ...(publisher && { publisher }),
  },
  record: { name: 'page', url },
  notices: [],
});

it.each([
  ['another newspaper', 'Deadspin', 'https://appen.com/blog/a', 'Appen'],
  [
    'a magazine of another field',
    'Medical News Today',
    'https://villagersandheroes.com/forums/a',
    'Villagers & Heroes',
  ],
  [
    'a body with other initials',
    'World Health Organization',
    'https://www.cdc.gov/a',
    'Centers for Disease Control',
  ],
])('a site differs: %s', (_what, listed, url, site) => {
  expect(siteDifference({ id: '', type: 'webpage', 'container-title': listed }, pageOf(url, site))).toEqual({
    field: 'container-title',
    listed,
    record: site,
    weight: 'slight',
  });
});

it.each([
  ['its initials', 'World Health Organization', 'https://www.who.int/a', 'WHO'],
  ['the initials of the entry', 'BBC', 'https://www.bbc.co.uk/a', 'British Broadcasting Corporation'],
  ['initials within a host', 'Associated Press', 'https://apnews.com/a', 'AP News'],
  ['a word of the host', 'The New York Times', 'https://www.nytimes.com/a', 'Front page'],
  ['a part of the name', 'CBS', 'https://www.cbsnews.com/a', 'CBS News Online'],
  ['accents', 'El Pais', 'https://elpais.com/a', 'EL PAÍS'],
  ['a name from before', 'Twitter', 'https://x.com/a/status/1', 'X'],
  ['another script', 'NHK', 'https://www3.nhk.or.jp/a', 'ニュース'],
  ['a page that does not name its site', 'Deadspin', 'https://appen.com/blog/a', undefined],
  ['a site that is called by its address', 'Department for Education', 'https://www.gov.uk/a', 'GOV.UK'],
])('a site is the same by %s', (_what, listed, url, site) => {
  expect(siteDifference({ id: '', type: 'webpage', 'container-title': listed }, pageOf(url, site))).toBe(
    undefined,
  );
});

it('a site is the same by its publisher', () => {
  const page = pageOf('https://theflip.africa/a', 'The Flip Africa', 'Simplecast');
  expect(siteDifference({ id: '', type: 'webpage', 'container-title': 'Simplecast' }, page)).toBe(undefined);
});
