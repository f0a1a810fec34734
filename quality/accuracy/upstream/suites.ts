import { readPlainText } from '../../../packages/record/src/index.ts';
import { createCatalogue } from '../../../packages/registers/src/catalogue/catalogue.ts';
import { systemClock } from '../../../packages/registers/src/clock.ts';
import { createMemoryCache } from '../../../packages/registers/src/http/cache.ts';
import type { OwnResolution } from '../../../packages/registers/src/resolution.ts';
import { ResolveError } from '../../../packages/registers/src/resolve-error.ts';
import { upstreamLimits } from '../../../packages/registers/src/source-table.ts';
import { parseWorks } from '../../../packages/registers/src/sources/crossref/parse.ts';
import { parseAgency } from '../../../packages/registers/src/sources/doi/parse.ts';
import { parseVolumes } from '../../../packages/registers/src/sources/googlebooks/parse.ts';
import { parseConversion } from '../../../packages/registers/src/sources/ncbi/request.ts';
import { parseOpenAlexWorks } from '../../../packages/registers/src/sources/openalex/parse.ts';
import {
  parseBook,
  parseDetails,
  parseEdition,
  parseSearch,
  recordOfBook,
} from '../../../packages/registers/src/sources/openlibrary/parse.ts';
import { parseZoteroItems } from '../../../packages/registers/src/sources/zotero/parse.ts';
import { createResolver } from '../../../packages/resolver/src/resolve.ts';
import { complete, type Expected, faultsOf, parsed, type Result, type Suite } from './checks.ts';
import { documentSuites } from './document-suites.ts';
import { createReplayHttp, type Recording, readRecording, recordingsOf } from './replay.ts';

export interface SuiteResult {
  name: string;
  results: Result[];
}

type Json = Record<string, unknown>;

const replayed = ['crossref', 'datacite', 'doi-ra', 'doi-conneg', 'openlibrary', 'googlebooks'];

const asList = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'object') : [];
const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};

function hasDate(value: unknown): boolean {
  const parts = asObject(value)['date-parts'];
  return Array.isArray(parts) && Array.isArray(parts[0]) && Number(parts[0][0]) > 0;
}

function crossrefExpected(work: Json): Expected {
  const contributors = [...asList(work.author), ...asList(work.editor)];
  const dates = ['issued', 'published', 'published-print', 'published-online', 'posted', 'approved'];
  const groups = contributors.filter((entry) => typeof entry.name === 'string' && entry.family === undefined);
  return {
    title: Array.isArray(work.title) && work.title.length > 0,
    author: contributors.some((entry) => entry.family ?? entry.name ?? entry.given),
    issued: dates.some((name) => hasDate(work[name])),
    groups: groups.flatMap((entry) => readPlainText(String(entry.name)) ?? []),
  };
}

function dataciteExpected(attributes: Json): Expected {
  const creators = asList(attributes.creators);
  const groups = creators.filter((entry) => entry.nameType === 'Organizational');
  return {
    title: asList(attributes.titles).length > 0,
    author: creators.length > 0,
    issued: attributes.publicationYear != null,
    groups: groups.flatMap((entry) => readPlainText(String(entry.name)) ?? []),
  };
}

/** Every service at its own address, but as a mirror: its limits have no place in a replay. */
const origins = Object.fromEntries(
  Object.entries(upstreamLimits).flatMap(([name, { origin }]) =>
    origin === undefined ? [] : [[name, origin]],
  ),
);

function replayResolver(folder: string) {
  return createResolver({
    http: createReplayHttp(folder, replayed),
    cache: createMemoryCache(),
    // Every record comes from its recorded answer.
    catalogue: createCatalogue(''),
    clock: systemClock,
    upstreams: origins,
  });
}

async function outcome(resolving: Promise<OwnResolution>, expected: Expected): Promise<string[]> {
  try {
    return faultsOf((await resolving).item, expected);
  } catch (error) {
    return [error instanceof ResolveError ? error.code : `crash: ${String(error)}`];
  }
}

async function eachRecording(
  folder: string,
  service: string,
  kinds: readonly string[],
  check: (answer: unknown, recording: Recording) => Promise<string[] | undefined> | string[] | undefined,
): Promise<Result[]> {
  const results: Result[] = [];
  const recordings = recordingsOf(folder, service).filter(
    ({ kind, status }) => status === 200 && kinds.includes(kind),
  );
  for (const recording of recordings) {
    if (!recording.file.endsWith('.json')) continue;
    const faults = await check(readRecording(folder, service, recording), recording);
    if (faults !== undefined) results.push({ file: recording.file, faults });
  }
  return results;
}

/** What is replayed: whole resolutions where a request was recorded, the parsers where only answers were. */
const suites: Record<string, Suite> = {
  'Crossref works': (folder) => {
    const resolver = replayResolver(folder);
    return eachRecording(folder, 'crossref', ['work', 'work-derived'], (answer, { request }) => {
      const work = asObject(asObject(answer).message);
      if (request.url === null)
        return parsed(parseWorks({ message: { items: [work] } })[0], crossrefExpected(work));
      return outcome(
        resolver.resolve({ kind: 'doi', value: String(work.DOI).toLowerCase() }),
        crossrefExpected(work),
      );
    });
  },
  'Crossref lists and searches': (folder) => {
    const kinds = [
      'works-search',
      'works-list',
      'members-works',
      'funders-works',
      'journals-works',
      'prefixes-works',
      'types-works',
    ];
    return eachRecording(folder, 'crossref', kinds, (answer) => {
      const items = asList(asObject(asObject(answer).message).items).filter(
        (item) => item.type !== undefined && item.DOI,
      );
      const records = parseWorks({ message: { items } });
      if (records.length < items.length)
        return [`${items.length - records.length} of ${items.length} not read`];
      return records.flatMap((record, index) => faultsOf(record.item, crossrefExpected(items[index] ?? {})));
    });
  },
  'DataCite DOIs': (folder) => {
    const resolver = replayResolver(folder);
    return eachRecording(folder, 'datacite', ['doi'], (answer) => {
      const attributes = asObject(asObject(asObject(answer).data).attributes);
      // A few recordings are of the API before 2019, with other names for everything.
      if (attributes.titles === undefined) return undefined;
      return outcome(
        resolver.resolve({ kind: 'doi', value: String(attributes.doi) }),
        dataciteExpected(attributes),
      );
    });
  },
  'doi.org content negotiation': (folder) => {
    const resolver = replayResolver(folder);
    const accepted = recordingsOf(folder, 'doi-conneg').filter(
      ({ request, file }) =>
        request.accept?.includes('citationstyles.csl+json') &&
        file.endsWith('.200.json') &&
        request.url?.includes('%2F'),
    );
    return Promise.all(
      accepted.map(async ({ file, request }) => {
        const doi = decodeURIComponent(new URL(request.url ?? '').pathname.slice(1)).toLowerCase();
        return { file, faults: await outcome(resolver.resolve({ kind: 'doi', value: doi }), complete) };
      }),
    );
  },
  'doi.org agencies': (folder) =>
    eachRecording(folder, 'doi-ra', ['ra', 'doiRA-old'], (answer) =>
      parseAgency(answer) ? [] : ['not read'],
    ),
  'Open Library books': (folder) => {
    const resolver = replayResolver(folder);
    return eachRecording(folder, 'openlibrary', ['books-data', 'books-details'], (answer, { request }) => {
      const asked = /ISBN:([\dX-]+)/i.exec(request.url ?? '')?.[1] ?? '';
      const edition = parseDetails(answer, asked);
      const record = recordOfBook({ isbn: asked, edition, book: parseBook(answer, asked), followed: [] });
      const author = edition === undefined || edition.authors.length > 0;
      const expected = {
        title: true,
        author,
        issued: edition === undefined || edition.publish_date !== undefined,
        groups: [],
      };
      if (asked.length !== 13 || !asked.startsWith('97')) return parsed(record, expected);
      return outcome(resolver.resolve({ kind: 'isbn', value: asked }), expected);
    });
  },
  'Open Library editions and searches': (folder) =>
    eachRecording(folder, 'openlibrary', ['edition', 'search'], (answer, { kind }) => {
      if (kind === 'search') return parseSearch(answer).length > 0 ? [] : ['no hit read'];
      const edition = parseEdition(answer);
      const record = recordOfBook({ isbn: '9780000000000', edition, book: undefined, followed: [] });
      return parsed(record, {
        ...complete,
        author: (edition?.authors ?? []).some(({ name }) => name !== undefined),
      });
    }),
  'Google Books volumes': (folder) =>
    eachRecording(folder, 'googlebooks', ['volumes'], (answer) =>
      asList(asObject(answer).items).flatMap((volume) => {
        const info = asObject(volume.volumeInfo);
        const isbn = asList(info.industryIdentifiers).find((entry) => entry.type === 'ISBN_13')?.identifier;
        if (typeof isbn !== 'string') return [];
        const expected = {
          title: true,
          author: info.authors !== undefined,
          issued: info.publishedDate !== undefined,
          groups: [],
        };
        return parsed(parseVolumes(answer, isbn), expected);
      }),
    ),
  'OpenAlex works': (folder) =>
    eachRecording(folder, 'openalex', ['work', 'works-filter'], (answer) => {
      const results = Array.isArray(asObject(answer).results)
        ? asList(asObject(answer).results)
        : [asObject(answer)];
      const records = parseOpenAlexWorks({ results });
      return records.flatMap((record, index) => {
        const work = results[index] ?? {};
        const expected = {
          title: Boolean(work.title),
          author: asList(work.authorships).length > 0,
          issued: work.publication_year !== undefined,
          groups: [],
        };
        return faultsOf(record.item, expected);
      });
    }),
  'NCBI’s id converter': (folder) =>
    eachRecording(folder, 'ncbi-idconv', ['idconv'], (answer, { request }) => {
      const id = new URL(request.url ?? '').searchParams.get('ids') ?? '';
      const { doi, pmid } = parseConversion(answer, id) ?? {};
      return doi !== undefined && pmid !== undefined ? [] : ['numbers not read'];
    }),
  'Citoid answers': (folder) =>
    eachRecording(folder, 'citoid', ['citation'], (answer, { file }) => {
      const record = parseZoteroItems(answer, file, 'citoid', { name: 'citoid', url: '' });
      // One answer is what citoid made of a wall: nothing may come of that.
      const isWall = JSON.stringify(answer).includes('captcha');
      return isWall ? (record === undefined ? [] : ['a wall cited']) : parsed(record, complete);
    }),
  ...documentSuites,
};

/** Replays everything recorded of the services that the resolver speaks to. `folder` is `corpora/upstream`. */
export async function runSuites(folder: string): Promise<SuiteResult[]> {
  const finished: SuiteResult[] = [];
  for (const [name, suite] of Object.entries(suites)) finished.push({ name, results: await suite(folder) });
  return finished;
}
