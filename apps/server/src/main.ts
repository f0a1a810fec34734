import { flushCompileCache } from 'node:module';
import path from 'node:path';
import type { PublishedArticle } from '@citewright/contract';
import { createWorkerReader, systemClock, type WorkerReader } from '@citewright/resolver';
import { prepareSearch } from '@citewright/styles';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { readBuiltArticles } from './blog/built-articles.ts';
import { type Config, readConfig } from './config.ts';
import { type CopyOutcome, copyDaily } from './db/copies.ts';
import { forgetExpiredLookups } from './db/lookups.ts';
import { spentOfDay } from './db/model-spending.ts';
import { connectRelaxed, flavourOf, openDatabase } from './db/open.ts';
import { forgetOldUses } from './db/rate-limits.ts';
import { tryToSave } from './db/savable.ts';
import type { Database } from './db/schema.ts';
import { deleteUnusedSessions, hasSessions } from './db/sessions.ts';
import { databaseBytes } from './db/size.ts';
import { createLogger, tracesOf } from './edge/log.ts';
import { sweepIdleMemory } from './idle-memory.ts';
import { serveMetrics } from './metrics/listen.ts';
import type { Metrics } from './metrics/metrics.ts';
import { describeApi } from './openapi.ts';
import { purgeDeleted } from './projects/deleted.ts';
import { deleteOldAttempts } from './projects/do-once.ts';
import { deleteEndedLinks } from './projects/live/store.ts';
import type { Api } from './server.ts';
import { storedSecret } from './session-secret.ts';
import { deleteExpiredLinks } from './sessions/link-store.ts';
import { startMessageOf } from './start-failure.ts';
import { type Databases, startResolver } from './start-resolver.ts';
import { keepBuild, keptBuildsOf } from './static/kept-builds.ts';
import { readWebBuild, type WebBuild } from './static/web-build.ts';

const buildFolder = path.resolve(import.meta.dirname, '../../web/build');
const stopTime = 10_000;
const sweepInterval = 600_000;

/** The metrics; absent when no port serves them, and then their library is not loaded. */
async function startMetrics(config: Config, database: Database): Promise<Metrics | undefined> {
  const { metrics, model } = config;
  if (!metrics) return undefined;
  const { createMetrics } = await import('./metrics/metrics.ts');
  const spentToday = () => spentOfDay(database, systemClock.now());
  const bytes = () => databaseBytes(database, flavourOf(config));
  return createMetrics(bytes, model && { perDay: model.perDay, spentToday });
}

/** Deletes expired rows. */
async function sweepDatabase(database: Database, { storage }: Config): Promise<void> {
  await forgetExpiredLookups(database, systemClock.now);
  await purgeDeleted(database, systemClock.now());
  await deleteOldAttempts(database, systemClock.now());
  await deleteExpiredLinks(database, systemClock.now());
  await deleteEndedLinks(database, systemClock.now());
  await forgetOldUses(database, systemClock.now());
  await deleteUnusedSessions(database, systemClock.now(), storage.unusedDays);
}

const copyLog: Readonly<Record<CopyOutcome, ['error' | 'info' | 'debug' | 'warn', string]>> = {
  made: ['info', 'database copied'],
  'not due': ['debug', 'the database has a copy of this day'],
  'no room': ['warn', 'no room for a copy of the database'],
  damaged: ['error', 'the database is damaged: stop the server and run `npm run repair`'],
};

/** Makes the daily copy of a SQLite database that holds something. */
async function copyDatabase(
  { dataDirectory, databaseUrl }: Config,
  database: Database,
  logger: FastifyBaseLogger,
): Promise<void> {
  if (databaseUrl || !(await hasSessions(database))) return;
  const [level, message] = copyLog[await copyDaily(dataDirectory, systemClock.now())];
  logger[level](message);
}

/** Keeps the files of the build for pages that will be older than the server. The same trouble is told once. */
function buildKeeper({ dataDirectory }: Config, build: WebBuild, logger: FastifyBaseLogger) {
  let told: string | undefined;
  const tell = (trouble: string | undefined, error?: unknown) => {
    if (trouble !== undefined && trouble !== told)
      logger.warn({ failure: error && tracesOf(error) }, trouble);
    told = trouble;
  };
  return () =>
    keepBuild(keptBuildsOf(dataDirectory), build, systemClock.now()).then(
      (outcome) => tell(outcome === 'no room' ? 'no room for the files of this build' : undefined),
      (error: unknown) => tell('the files of this build were not kept', error),
    );
}

/** Finishes started requests within `stopTime`, then closes the page reader and the database. */
async function stop(app: Api, pages: WorkerReader, { durable, relaxed }: Databases): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), stopTime);
  // A keep-alive connection becomes idle after its last answer, which may be after `close` has run.
  const reaper = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearTimeout(deadline);
  clearInterval(reaper);
  await pages.close();
  await relaxed.destroy();
  if (durable !== relaxed) await durable.destroy();
}

/** The articles as the build rendered them; without a build they are rendered now, by code that is loaded only then. */
async function loadArticles(): Promise<PublishedArticle[]> {
  const built = readBuiltArticles(path.join(buildFolder, 'articles.json'));
  if (built) return built;
  const { readArticles } = await import('./blog/read-articles.ts');
  return readArticles();
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config);
  await tryToSave(database);
  const databases = { durable: database, relaxed: connectRelaxed(config, database) };
  const webBuild = readWebBuild(path.join(buildFolder, 'client'), {
    origin: config.publicOrigin,
    contactEmail: config.contactEmail,
  });
  const pages = createWorkerReader();
  const metrics = await startMetrics(config, database);
  const secret = config.sessionSecret ?? storedSecret(config.dataDirectory, await hasSessions(database));
  const app = await buildApp({
    config,
    secret,
    database,
    databaseFolder: config.databaseUrl ? undefined : config.dataDirectory,
    relaxed: databases.relaxed,
    resolver: startResolver(config, databases, logger, pages, metrics, secret),
    logger,
    clock: systemClock,
    webBuild,
    keptBuilds: keptBuildsOf(config.dataDirectory),
    articles: await loadArticles(),
    describe: describeApi,
    metrics,
  });

  if (metrics && config.metrics) await serveMetrics(metrics, config.metrics);
  const sweep = () =>
    sweepDatabase(database, config).catch((error: unknown) =>
      logger.warn({ failure: tracesOf(error) }, 'expired rows were not deleted'),
    );
  const copy = () =>
    copyDatabase(config, database, logger).catch((error: unknown) =>
      logger.warn({ failure: tracesOf(error) }, 'database not copied'),
    );
  const keep = webBuild ? buildKeeper(config, webBuild, logger) : async () => undefined;
  setInterval(() => sweep().then(copy).then(keep), sweepInterval).unref();
  sweepIdleMemory();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      logger.info({ signal }, 'stopping');
      stop(app, pages, databases).then(
        () => process.exit(0),
        (error: unknown) => {
          logger.fatal({ failure: tracesOf(error) }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }

  const address = await app.listen({ port: config.port, host: config.host });
  logger.info(
    { address, built: webBuild !== undefined, milliseconds: Math.round(performance.now()) },
    'ready',
  );
  prepareSearch();
  // With NODE_COMPILE_CACHE: written now, so that a start after a crash is fast too.
  flushCompileCache();
  await copy();
  await keep();
}

async function main(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig();
    await start(config);
  } catch (error) {
    // Before the server runs, its operator reads the output: plain text instead of a log line.
    console.error(startMessageOf(error, config) ?? error);
    process.exit(1);
  }
}

await main();
