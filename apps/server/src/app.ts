import { getHeapStatistics } from 'node:v8';
import { backupLimits, type PublishedArticle, paperLimits } from '@citewright/contract';
import { type Clock, createFairQueue, type Resolver } from '@citewright/resolver';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { backupRoutes } from './backup/routes.ts';
import { bibliographyRoutes } from './bibliographies/route.ts';
import { blogRoutes } from './blog/routes.ts';
import { createListCheck } from './checks/check-listed.ts';
import { checkRoute } from './checks/route.ts';
import { createAdmission } from './citations/admission.ts';
import { fileCitationRoute } from './citations/file-route.ts';
import { resolverAmongOwnWorks } from './citations/own-works.ts';
import { citationRoutes } from './citations/routes.ts';
import { searchRoute } from './citations/search-route.ts';
import type { Config } from './config.ts';
import { takeUse } from './db/rate-limits.ts';
import { watchSavable } from './db/savable.ts';
import type { Database } from './db/schema.ts';
import { holdAnswers } from './edge/answers.ts';
import { guardApi } from './edge/api-guard.ts';
import { admitExtensions } from './edge/extensions.ts';
import { createFairWork } from './edge/fair-work.ts';
import { acceptFiles } from './edge/file-body.ts';
import { setSecurityHeaders } from './edge/headers.ts';
import { createHeldBytes } from './edge/held-bytes.ts';
import { acceptOnlyJson } from './edge/json-body.ts';
import { logAnswers, tracesOf } from './edge/log.ts';
import { recordMethods } from './edge/methods.ts';
import { createOverload } from './edge/overload.ts';
import { limitRates } from './edge/rate-limits.ts';
import { createBodyReader } from './edge/read-body.ts';
import { answerUnrouted } from './edge/unrouted.ts';
import { healthRoutes } from './health.ts';
import { mcpRoute } from './mcp/route.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createPaperWork } from './papers/paper-work.ts';
import { paperRoutes } from './papers/route.ts';
import { printedRoute } from './printed/route.ts';
import { printedSearchRoutes } from './printed/search-routes.ts';
import { projectCitationRoutes } from './projects/citations/routes.ts';
import { exportRoute } from './projects/export/route.ts';
import { importRoute } from './projects/import/route.ts';
import { liveLinkRoutes } from './projects/live/routes.ts';
import { sharedRoutes } from './projects/live/shared-routes.ts';
import { createFormattedProjects } from './projects/references/formatted-project.ts';
import { createResponseCache } from './projects/references/response-cache.ts';
import { projectRoutes } from './projects/routes.ts';
import { createStorageLimits } from './projects/storage-limits.ts';
import { type Api, createServer } from './server.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { createSite } from './static/site.ts';
import { unknownMark, type WebBuild } from './static/web-build.ts';
import { holdStyles } from './styles/hold-styles.ts';
import { styleRoutes } from './styles/routes.ts';
import { createMemoryShares, ownMemory, type ProcessMemory } from './work/memory-shares.ts';
import { createMemoryTurns } from './work/memory-turns.ts';
import { createReaders, type Readers } from './work/readers.ts';

/** Bytes of cached project responses: a list of 1,000 citations takes about 200 KB. */
const responseCacheBytes = 32 * 1024 * 1024;

/** Bytes of bodies that have not been answered: of one network a whole backup and what is usual beside it. */
const uploads = { perNetwork: backupLimits.bytes + 2 * 1024 * 1024, total: 80 * 1024 * 1024 };

/** Bytes of all large request bodies in memory: a document of each of two networks, more where there is more memory. */
const roomForBodies = ({ limit }: ProcessMemory) => Math.max(42 * 1024 * 1024, limit / 12);

/** The part of the heap that large lists and projects may take together. */
const heapForWorks = 0.3;

/** Large bodies that wait for room: they are not read before. */
const waitingBodies = 32;

/** Bytes of answers that have not been read: of one network a paper with its pictures, or some large files. */
const unreadAnswers = { perNetwork: paperLimits.bytes + 4 * 1024 * 1024, total: 64 * 1024 * 1024 };

/** The parts of the server; tests replace some of them. */
export interface Parts {
  config: Pick<
    Config,
    | 'contactEmail'
    | 'databaseUrl'
    | 'limits'
    | 'port'
    | 'projects'
    | 'publicOrigin'
    | 'readingSeconds'
    | 'storage'
    | 'trustedProxies'
  >;
  /** HMAC key of sessions and log tags. */
  secret: string;
  database: Database;
  /** Connections with relaxed durability (`connectRelaxed`); by default the database itself. */
  relaxed?: Database;
  /** The folder of a SQLite file; absent when the database is elsewhere. */
  databaseFolder?: string | undefined;
  resolver: Resolver;
  logger: FastifyBaseLogger;
  clock: Pick<Clock, 'now' | 'monotonic'>;
  webBuild: WebBuild | undefined;
  /** The folder with the files of earlier builds (`keepBuild`); absent when none are kept. */
  keptBuilds?: string | undefined;
  /** Blog articles, newest first. */
  articles: readonly PublishedArticle[];
  /** Describes the routes that are declared after it (`describeApi`); absent when nobody reads the description. */
  describe?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /** Absent when no port serves them. */
  metrics?: Pick<Metrics, 'countAnswers' | 'countRefusal'> | undefined;
  /** Reader threads shared with other servers of the process. Without it the server starts its own, and ends them when it closes. */
  readers?: Readers | undefined;
}

/** Builds the server from its parts, ready to listen or to be injected. */
export async function buildApp(parts: Parts): Promise<Api> {
  const { config, secret, database, webBuild, clock } = parts;
  const overload = createOverload(() => performance.now());
  const app = createServer(config, parts.logger, overload, parts.metrics?.countRefusal);
  const memory = ownMemory();
  const collect = globalThis.gc && (() => void globalThis.gc?.({ type: 'major', execution: 'sync' }));
  const memoryTurns = createMemoryTurns(
    getHeapStatistics().heap_size_limit * heapForWorks,
    createMemoryShares(memory).isBusy,
    collect,
  );
  const readBody = createBodyReader(app, createHeldBytes(uploads), {
    turns: createFairQueue({ capacity: roomForBodies(memory), queue: waitingBodies }),
    capacity: roomForBodies(memory),
    memory: memoryTurns,
  });
  acceptOnlyJson(app, readBody);
  acceptFiles(app, readBody);
  const answers = createHeldBytes(unreadAnswers);
  holdAnswers(app, answers);
  logAnswers(app, secret, clock.now);
  parts.metrics?.countAnswers(app);
  await setSecurityHeaders(app, config.publicOrigin, webBuild?.mark ?? unknownMark);
  admitExtensions(app);
  guardApi(app, { secret, publicOrigin: config.publicOrigin });
  const counts = parts.relaxed ?? database;
  const take = await limitRates(app, {
    monotonic: clock.monotonic,
    // A SQLite file has one server; several instances may share a database with an address.
    shared: config.databaseUrl
      ? {
          takeUse: (key, allowance, cost) => takeUse(counts, key, allowance, clock.now(), cost),
          isOverloaded: overload.isRefusing,
          report: (error) => parts.logger.warn({ failure: tracesOf(error) }, 'shared rate limits failed'),
        }
      : undefined,
  });
  const methodsOf = recordMethods(app);
  holdStyles(app, database);

  await parts.describe?.(app);
  healthRoutes(app, watchSavable(database, parts.databaseFolder, clock.monotonic));
  const admit = createAdmission(app, config.limits, secret);
  const storage = createStorageLimits(app, take, config.storage, secret);
  const resolver = resolverAmongOwnWorks(parts.resolver, database, (error) =>
    parts.logger.warn({ failure: tracesOf(error) }, 'own works not read'),
  );
  const readers =
    parts.readers ??
    createReaders({
      log: parts.logger,
      memory,
      collect,
      perMinute: config.readingSeconds,
    });
  if (readers !== parts.readers) app.addHook('onClose', () => readers.close());
  // Two at a time: one network never takes both.
  const work = createFairWork({ capacity: 2, queue: 16 }, { answers, memory: memoryTurns });
  const formatted = createFormattedProjects(database, createResponseCache(responseCacheBytes), work);
  citationRoutes(app, { ...parts, resolver, admit });
  searchRoute(app, { resolver, admit });
  projectRoutes(app, { ...parts, storage });
  projectCitationRoutes(app, { ...parts, resolver, admit, storage, formatted });
  exportRoute(app, { ...parts, work });
  liveLinkRoutes(app, { ...parts, work, storage });
  sharedRoutes(app, { ...parts, work, storage, readers });
  sessionRoutes(app, parts);
  backupRoutes(app, { ...parts, storage, work, answers, readers });
  const listCheck = createListCheck(app, { ...parts, resolver });
  checkRoute(app, { admit, listCheck, readers });
  bibliographyRoutes(app, { admit, readers, work });
  mcpRoute(app);
  const papers = createPaperWork(readers);
  paperRoutes(app, { ...parts, admit, listCheck, papers, resolver });
  fileCitationRoute(app, { ...parts, resolver, admit, papers });
  importRoute(app, { ...parts, resolver, admit, storage, readers });
  blogRoutes(app, parts.articles, config.publicOrigin ?? `http://localhost:${config.port}`);
  styleRoutes(app, { ...parts, admit, storage, readers });

  const site = await createSite(app, webBuild, parts.keptBuilds);
  const printedParts = { site, webBuild, overload, publicOrigin: config.publicOrigin };
  printedRoute(app, printedParts);
  printedSearchRoutes(app, printedParts);
  app.setNotFoundHandler(answerUnrouted(methodsOf, site));
  await app.ready();
  return app;
}
