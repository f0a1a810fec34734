import {
  createAskModel,
  createHttp,
  createResolver,
  type Model,
  type Resolver,
  systemClock,
  type WorkerReader,
} from '@citewright/resolver';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { createLookupStore } from './db/lookups.ts';
import type { Database } from './db/schema.ts';
import { tracesOf } from './edge/log.ts';
import { createLookupCache } from './lookup-cache.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createModelBudget } from './model-budget.ts';

/** The User-Agent of outbound requests, with a contact where one is configured. */
function userAgentOf({ contactEmail, publicOrigin }: Config): string {
  const contact = contactEmail ? `mailto:${contactEmail}` : publicOrigin;
  return contact ? `Citewright/0.1 (${contact})` : 'Citewright/0.1';
}

/** The model for in-text citations; absent unless one is configured. */
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

/** The configured database, and connections to it with relaxed durability (`connectRelaxed`). */
export interface Databases {
  durable: Database;
  relaxed: Database;
}

/** A resolver over the configured services, whose answers the database keeps. */
export function startResolver(
  config: Config,
  { durable, relaxed }: Databases,
  logger: FastifyBaseLogger,
  pages: WorkerReader,
  metrics: Metrics | undefined,
  secret: string,
): Resolver {
  const { publicOrigin } = config;
  const store = createLookupStore(relaxed, systemClock.now, secret);
  return createResolver({
    http: createHttp({
      userAgent: userAgentOf(config),
      fetchAllow: config.fetchAllow,
      ownHosts: Object.values(config.upstreams).map((address) => new URL(address).hostname),
      dnsServers: config.dnsServers,
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
