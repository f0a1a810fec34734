import { createMemoryCache, HttpError, type HttpResponse } from '@citewright/registers';
import { expect, it } from 'vitest';
import { createResolver } from './resolve.ts';

const original = 'https://oldpier.example/history.html';
const copy = (time: string) => `https://web.archive.org/web/${time}/${original}`;

const html = `<!doctype html><html lang="en"><head><title>History of the pier - Old Pier Trust</title>
<link rel="canonical" href="${copy('20150302000000')}"><meta name="author" content="Tamsin Rowe">
<meta property="og:site_name" content="Old Pier Trust"></head>
<body><div id="wm-ipp-base">Wayback Machine</div><h1>History of the pier</h1><p>By Tamsin Rowe</p></body></html>`;

const answer = (url: string, body = html, status = 200): HttpResponse => ({
  url,
  status,
  headers: {},
  contentType: 'text/html; charset=utf-8',
  body,
});

/** Resolves an address where these pages are all that there is. */
async function resolved(value: string, pages: Record<string, HttpResponse>) {
  const asked: string[] = [];
  const http = async ({ url }: { url: string }) => {
    asked.push(url);
    const found = pages[url];
    if (!found) throw new HttpError('unreachable');
    return found;
  };
  const clock = { now: () => Date.UTC(2026, 4, 12), monotonic: () => 0, sleep: async () => undefined };
  const resolver = createResolver({ http, cache: createMemoryCache(), clock });
  const answered = await resolver.resolve({ kind: 'url', value }).catch((error) => error.code as string);
  return { asked, answered };
}

it('the address of a copy gives the page that was copied, and where and when it was kept', async () => {
  const address = copy('20150302000000');
  const { answered, asked } = await resolved(address, { [address]: answer(address) });
  expect(answered).toMatchObject({
    item: {
      id: original,
      type: 'webpage',
      title: 'History of the pier',
      author: [{ family: 'Rowe', given: 'Tamsin' }],
      'container-title': 'Old Pier Trust',
      URL: original,
      archive: 'Wayback Machine',
      archive_location: address,
      accessed: { 'date-parts': [[2026, 5, 12]] },
    },
    verification: 'page',
    record: { name: 'web.archive.org', url: address },
  });
  expect(asked).toEqual([address]);
});

it('the copy that an archive leads to is the one that is cited', async () => {
  const { answered } = await resolved(copy('2015'), { [copy('2015')]: answer(copy('20150302000000')) });
  expect(answered).toMatchObject({ item: { archive_location: copy('20150302000000') } });
});

it('a site without a name is that of the page, not the archive', async () => {
  const address = copy('20150302000000');
  const plain = '<!doctype html><title>History of the pier</title><h1>History of the pier</h1>';
  const { answered } = await resolved(address, { [address]: answer(address, plain) });
  expect(answered).toMatchObject({ item: { 'container-title': 'oldpier.example' } });
});

it('an archive that has no copy has no page', async () => {
  const address = copy('20150302000000');
  const { answered } = await resolved(address, { [address]: answer(address, '<h1>Hrm.</h1>', 404) });
  expect(answered).toBe('PAGE_NOT_FOUND');
});

it('a page that the archive shows of itself is none', async () => {
  const address = copy('20150302000000');
  const own = '<!doctype html><title>Internet Archive Wayback Machine</title><p>Got an HTTP 302 response</p>';
  const { answered } = await resolved(address, { [address]: answer(address, own) });
  expect(answered).toBe('PAGE_WITHOUT_TITLE');
});

it('a copy of the page of a registered work is that work, and needs no archive', async () => {
  const doi = '10.5555/rivers';
  const work = { DOI: doi, type: 'journal-article', title: ['Rivers'], issued: { 'date-parts': [[2019]] } };
  const message = JSON.stringify({ status: 'ok', message: work });
  const { answered } = await resolved(`https://web.archive.org/web/20200101000000/https://doi.org/${doi}`, {
    'https://doi.org/ra/10.5555': answer('', JSON.stringify([{ RA: 'Crossref' }])),
    [`https://api.crossref.org/works/${doi}?`]: answer('', message),
  });
  expect(answered).toMatchObject({ verification: 'registry', item: { DOI: doi } });
  expect(answered).not.toHaveProperty('item.archive');
});
