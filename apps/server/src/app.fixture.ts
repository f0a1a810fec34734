import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectLimits } from '@citewright/contract';
import { createMemoryCache, createResolver, type Http, HttpError } from '@citewright/resolver';
import { onTestFinished } from 'vitest';
import { buildApp, type Parts } from './app.ts';
import { openDatabase } from './db/open.ts';
import type { Database } from './db/schema.ts';
import { createLogger } from './edge/log.ts';
import { describeApi } from './openapi.ts';
import type { Api } from './server.ts';
import { ownMemory } from './work/memory-shares.ts';
import { createReaders } from './work/readers.ts';

/** A session identifier as the browser creates it. */
export const ownSession = 'session_Zk3vQ0aXt9LhW2yRb7NcUe5PfJ8sMd1G';

/** The test server's clock: 1 May 2026, noon in UTC. */
export const testMoment = Date.UTC(2026, 4, 1, 12);

/** The test server's session secret. */
export const testSecret = 'a secret that only the tests know, long enough';

/** A network without answers. */
export const deadNetwork: Http = async () => {
  throw new HttpError('unreachable');
};

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function temporaryDatabase(): Promise<Database> {
  const database = await openDatabase({ dataDirectory: temporaryFolder(), databaseUrl: undefined });
  onTestFinished(() => database.destroy());
  return database;
}

/** Limits that no test reaches by accident. */
export const testStorage = {
  projectsPerHour: 10_000,
  projectsPerDay: 10_000,
  networkBytesPerDay: 1_000_000_000,
  sessionBytes: 100_000_000,
  unusedDays: undefined,
};

/** The threads of all test servers of a process: starting some for each takes longer than most tests. */
const readers = createReaders({ log: createLogger('silent'), memory: ownMemory(), perMinute: 1e9 });

export interface TestOptions extends Partial<Omit<Parts, 'config'>> {
  config?: Partial<Parts['config']>;
  http?: Http;
  /** Called with each line of the log. */
  log?: (line: string) => void;
}

/** The real server on a real temporary database; only the network is replaced. */
export async function testApp({ http = deadNetwork, log, config, ...parts }: TestOptions = {}): Promise<Api> {
  const clock = {
    now: () => testMoment,
    monotonic: () => performance.now(),
    sleep: async () => undefined,
  };
  const app = await buildApp({
    config: {
      limits: { sessionPerMinute: 10_000, ipPerMinute: 10_000 },
      readingSeconds: 10_000,
      projects: { citations: projectLimits.citations, importSession: 1_000, importNetwork: 1_000 },
      storage: testStorage,
      databaseUrl: undefined,
      port: 3_000,
      publicOrigin: undefined,
      contactEmail: undefined,
      trustedProxies: [],
      ...config,
    },
    secret: testSecret,
    database: parts.database ?? (await temporaryDatabase()),
    resolver: createResolver({
      http,
      cache: createMemoryCache(),
      clock,
      upstreams: {},
      contact: undefined,
      keys: {},
    }),
    logger: log ? createLogger('trace', { write: log }) : createLogger('silent'),
    clock,
    webBuild: undefined,
    articles: [],
    describe: describeApi,
    // A crash is told in the log of the server whose reader it was.
    readers: log ? undefined : readers,
    ...parts,
  });
  onTestFinished(() => app.close());
  return app;
}

/** Complete typed details as a request body. */
export const typedBook = {
  format: 'apa',
  inputType: 'manual',
  sourceInput: 'manual',
  manualData: {
    title: 'Rivers and their towns',
    authors: 'Okafor, Ada; Lindqvist, Per',
    year: '2019',
    sourceType: 'book',
    publisher: 'Fjord Press',
    url: '',
  },
} as const;

/** Posts a citation request as the browser does. */
export function postCitation(app: Api, body: unknown, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/citations',
    headers: { 'content-type': 'application/json', 'x-session-id': ownSession, ...headers },
    payload: JSON.stringify(body),
  });
}
