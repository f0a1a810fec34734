import { flushCompileCache } from 'node:module';
import path from 'node:path';
import type { PublishedArticle } from '@citewright/contract';
import {
  createAskModel,
  createHttp,
  createResolver,
  createWorkerReader,
  type Model,
  type Resolver,
  systemClock,
  type WorkerReader,
} from '@citewright/resolver';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { readBuiltArticles } from './blog/built-articles.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLookupStore, forgetExpiredLookups } from './db/lookups.ts';
import { spentOfDay } from './db/model-spending.ts';
import { connectLosable, openDatabase } from './db/open.ts';
import { forgetFullBuckets } from './db/rate-limits.ts';
import type { Database } from './db/schema.ts';
import { createLogger, tracesOf } from './edge/log.ts';
import { createLookupCache } from './lookup-cache.ts';
import { serveMetrics } from './metrics/listen.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createModelBudget } from './model-budget.ts';
import { purgeDeleted } from './projects/deleted.ts';
import { deleteOldAttempts } from './projects/do-once.ts';
import type { Api } from './server.ts';
import { keptSecret } from './session-secret.ts';
import { deleteExpiredLinks } from './sessions/link-store.ts';
import { readWebBuild } from './static/web-build.ts';

const buildFolder = path.resolve(import.meta.dirname, '../../web/build');
const stopTime = 10_000;
const sweepInterval = 600_000;

/** How we introduce ourselves to every host: with whom to ask, where that is known. */
function userAgentOf({ contactEmail, publicOrigin }: Config): string {
  const contact = contactEmail ? `mailto:${contactEmail}` : publicOrigin;
  return contact ? `Citewright/0.1 (${contact})` : 'Citewright/0.1';
}

/** The model that in-text citations may be put to; none unless one is configured. */
function modelOf(
  { model }: Config,
  database: Database,
  logger: FastifyBaseLogger,
  metrics: Metrics | undefined,
): Model | undefined {
  return (
    model && {
      id: `${model.baseUrl} ${model.model}`,
      ask: createAskModel({ ...model, onTokens: (tokens) => metrics?.countAdvice(tokens) }),
      budget: createModelBudget(database, model, systemClock, (error) =>
        logger.warn({ failure: tracesOf(error) }, 'model budget not read'),
      ),
      onFault: (fault) => {
        metrics?.countFault(fault);
        const level = fault.code === 'over-budget' ? 'debug' : 'warn';
        logger[level]({ failure: tracesOf(fault) }, 'model gave no advice');
      },
    }
  );
}

/** What is counted, where somebody reads it. */
function startMetrics({ metrics, model }: Config, database: Database): Metrics | undefined {
  if (!metrics) return undefined;
  const spentToday = () => spentOfDay(database, systemClock.now());
  return createMetrics(model && { perDay: model.perDay, spentToday });
}

/** The configured database, and the way into it for what may be lost. */
interface Databases {
  durable: Database;
  losable: Database;
}

function startResolver(
  config: Config,
  { durable, losable }: Databases,
  logger: FastifyBaseLogger,
  pages: WorkerReader,
  metrics: Metrics | undefined,
): Resolver {
  const { publicOrigin } = config;
  const store = createLookupStore(losable, systemClock.now);
  return createResolver({
    http: createHttp({
      userAgent: userAgentOf(config),
      fetchAllow: config.fetchAllow,
      selfHosts: publicOrigin ? [new URL(publicOrigin).hostname] : [],
      emit: metrics?.emit,
    }),
    cache: createLookupCache(store, (error) =>
      logger.warn({ failure: tracesOf(error) }, 'lookups not stored'),
    ),
    clock: systemClock,
    upstreams: config.upstreams,
    contact: config.contactEmail,
    keys: { openalex: config.openAlexKey },
    model: modelOf(config, durable, logger, metrics),
    readPage: pages.read,
    emit: metrics?.emit,
  });
}

/** Deletes for good what has had its time. */
async function sweepDatabase(database: Database): Promise<void> {
  await forgetExpiredLookups(database, systemClock.now);
  await purgeDeleted(database, systemClock.now());
  await deleteOldAttempts(database, systemClock.now());
  await deleteExpiredLinks(database, systemClock.now());
  await forgetFullBuckets(database, systemClock.now());
}

/** Finishes started requests, at most `stopTime` long, then closes the page reader and the database. */
async function stop(app: Api, pages: WorkerReader, { durable, losable }: Databases): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), stopTime);
  // A kept-alive connection becomes idle when its last answer has gone out, which may be after `close` looked.
  const reaper = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearTimeout(patience);
  clearInterval(reaper);
  await pages.close();
  await losable.destroy();
  if (durable !== losable) await durable.destroy();
}

/** As the build has rendered them; rendered now where nothing is built, by code that is loaded only then. */
async function loadArticles(): Promise<PublishedArticle[]> {
  const built = readBuiltArticles(path.join(buildFolder, 'articles.json'));
  if (built) return built;
  const { readArticles } = await import('./blog/read-articles.ts');
  return readArticles();
}

async function start(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config);
  const databases = { durable: database, losable: connectLosable(config, database) };
  const webBuild = readWebBuild(path.join(buildFolder, 'client'), config.publicOrigin);
  const pages = createWorkerReader();
  const metrics = startMetrics(config, database);
  const app = await buildApp({
    config,
    secret: config.sessionSecret ?? keptSecret(config.dataDirectory),
    database,
    losable: databases.losable,
    resolver: startResolver(config, databases, logger, pages, metrics),
    logger,
    clock: systemClock,
    webBuild,
    articles: await loadArticles(),
    metrics,
  });

  if (metrics && config.metrics) await serveMetrics(metrics, config.metrics);
  const sweep = () =>
    sweepDatabase(database).catch((error: unknown) =>
      logger.warn({ failure: tracesOf(error) }, 'what has expired was not deleted'),
    );
  setInterval(sweep, sweepInterval).unref();
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
  // Where NODE_COMPILE_CACHE names a folder: kept now, so that the start after a crash is a quick one too.
  flushCompileCache();
}

try {
  await start();
} catch (error) {
  // Before the server stands, its operator is the reader: say plainly what is wrong.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
