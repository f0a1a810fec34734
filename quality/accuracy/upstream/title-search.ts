import type { Item } from '@citewright/csl';
import { comparable } from '@citewright/record';
import { yearOf } from '../../../packages/record/src/index.ts';
import { createCatalogue } from '../../../packages/registers/src/catalogue/catalogue.ts';
import { createMemoryCache } from '../../../packages/registers/src/http/cache.ts';
import type { Http } from '../../../packages/registers/src/http/http.ts';
import { ResolveError } from '../../../packages/registers/src/resolve-error.ts';
import { createResolver, type Resolver } from '../../../packages/resolver/src/resolve.ts';
import { corpora } from '../../corpora.ts';
import { percent, type Report } from '../../report.ts';
import { createIndexHttp } from '../in-text/index-http.ts';
import { readRecords } from '../in-text/records.ts';

/** Least share of the works in the index that are found, and largest share of wrong works among all that is asked. */
const bars = { found: 0.8, wrong: 0.005 } as const;

/** One in so many registered works is asked for, and one in so many of these is left out of the index. */
const every = { asked: 6, absent: 3 } as const;

const host = 'https://journals.example';

interface Shown {
  url: string;
  status: number;
  body: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** How a journal's site shows a work without naming its DOI. */
const shown: Readonly<Record<string, (item: Item, place: number) => Shown>> = {
  'a page with the title alone': ({ title }, place) => ({
    url: `${host}/articles/${place}`,
    status: 200,
    body: `<title>${escaped(String(title))} | Journals</title><h1>${escaped(String(title))}</h1>`,
  }),
  'a page with title, author, year': ({ title, author, issued }, place) => ({
    url: `${host}/papers/${place}`,
    status: 200,
    body: [
      `<meta name="citation_title" content="${escaped(String(title))}">`,
      `<meta name="citation_journal_title" content="Journals">`,
      `<meta name="citation_author" content="${escaped(`${author?.[0]?.family ?? ''}, ${author?.[0]?.given ?? ''}`)}">`,
      `<meta name="citation_year" content="${yearOf(issued) ?? ''}">`,
    ].join(''),
  }),
  'a wall before a spelled-out title': ({ title }, place) => ({
    url: `${host}/content/${comparable(String(title)).replaceAll(' ', '-')}-${10_000 + place}`,
    status: 403,
    body: '<title>Just a moment...</title>',
  }),
};

/** The search services, and before them one site with one page. */
function siteBefore(services: Http): { http: Http; show: (page: Shown) => void } {
  let page: Shown | undefined;
  const http: Http = async (request) => {
    if (!request.url.startsWith(host) || page === undefined) return services(request);
    return { url: page.url, status: page.status, contentType: 'text/html', headers: {}, body: page.body };
  };
  return {
    http,
    show: (next) => {
      page = next;
    },
  };
}

type Found = 'right' | 'wrong' | 'none';

async function foundFor(resolver: Resolver, url: string, doi: string): Promise<Found> {
  try {
    const { item, verification } = await resolver.resolve({ kind: 'url', value: url });
    if (verification === 'page') return 'none';
    return String(item.DOI).toLowerCase() === doi ? 'right' : 'wrong';
  } catch (error) {
    if (error instanceof ResolveError) return 'none';
    throw error;
  }
}

/**
 * Asks for works by pages that name no identifier, in an index of all corpora's records that answers as Crossref does. A third
 * of the works is not in the index: whatever is found for these is a false acceptance.
 */
export async function measureTitleSearch(): Promise<Report> {
  const records = readRecords(corpora, []);
  const registered = records.filter(
    ({ item }) =>
      item.DOI !== undefined && ['article-journal', 'chapter', 'paper-conference'].includes(item.type),
  );
  const asked = registered.filter((_, place) => place % every.asked === 0);
  const absent = new Set(asked.filter((_, place) => place % every.absent === 0));
  const index = records.filter((record) => !absent.has(record));
  const { http, show } = siteBefore(createIndexHttp(index, async () => undefined));
  const figures: string[] = [];
  const failures: string[] = [];
  let passed = true;
  for (const [form, pageOf] of Object.entries(shown)) {
    const counts = { held: { right: 0, wrong: 0, none: 0 }, absent: { right: 0, wrong: 0, none: 0 } };
    const wrong: string[] = [];
    for (const [place, record] of asked.entries()) {
      const page = pageOf(record.item, place);
      show(page);
      const resolver = createResolver({
        http,
        cache: createMemoryCache(),
        catalogue: createCatalogue(''),
        upstreams: { crossref: 'https://api.crossref.org', doi: 'https://doi.org' },
      });
      const found = await foundFor(resolver, page.url, String(record.item.DOI));
      counts[absent.has(record) ? 'absent' : 'held'][found] += 1;
      if (found === 'wrong') wrong.push(`${form}: wrong: ${record.item.title} (${record.item.DOI})`);
    }
    const held = asked.length - absent.size;
    const share = {
      found: counts.held.right / held,
      wrong: (counts.held.wrong + counts.absent.wrong) / asked.length,
    };
    passed &&= share.found >= bars.found && share.wrong <= bars.wrong;
    figures.push(
      `${form.padEnd(36)} in the index: ${counts.held.right} right, ${counts.held.wrong} wrong, ${counts.held.none} none (${percent(share.found, 2)}); ` +
        `not in it: ${counts.absent.wrong} of ${absent.size} accepted`,
    );
    failures.push(...wrong);
  }
  return { name: 'works found by their titles', passed, figures, failures };
}
