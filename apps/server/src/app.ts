import { randomUUID } from 'node:crypto';
import type { Resolver } from '@citewright/resolver';
import { type FastifyBaseLogger, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { citationRoutes } from './citations/routes.ts';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import { guardApi } from './edge/api-guard.ts';
import { answerBrokenRequest } from './edge/broken-request.ts';
import { handleError } from './edge/failure.ts';
import { setSecurityHeaders } from './edge/headers.ts';
import { acceptOnlyJson, bodyLimit } from './edge/json-body.ts';
import { logAnswers } from './edge/log.ts';
import { recordMethods } from './edge/methods.ts';
import { answerUnrouted } from './edge/unrouted.ts';
import { healthRoutes } from './health.ts';
import { describeApi } from './openapi.ts';
import { createSite } from './static/site.ts';
import type { WebBuild } from './static/web-build.ts';

/** What the server is made of; tests put their own parts in. */
export interface Parts {
  config: Pick<Config, 'limits' | 'publicOrigin' | 'trustedProxies'>;
  /** Keys sessions and log tags. */
  secret: string;
  database: Database;
  resolver: Resolver;
  logger: FastifyBaseLogger;
  /** Milliseconds: wall clock, and a clock that only grows. */
  clock: { now(): number; monotonic(): number };
  webBuild: WebBuild | undefined;
}

/** The server while its routes are declared: bodies and answers are typed by their Zod schemas. */
export type Api = ReturnType<typeof createServer>;

const headersTime = 10_000;
const requestTime = 15_000;

function createServer({ config, logger }: Parts) {
  return fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit,
    requestTimeout: requestTime,
    http: { headersTimeout: headersTime, connectionsCheckingInterval: 1_000 },
    // A request on a connection that is still open when we stop is answered; its connection closes after it.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: handleError,
  }).withTypeProvider<ZodTypeProvider>();
}

/** Builds the server from its parts, ready to listen or to be injected. */
export async function buildApp(parts: Parts): Promise<Api> {
  const { config, secret, database, webBuild, clock } = parts;
  const app = createServer(parts);
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  acceptOnlyJson(app);
  logAnswers(app, secret, clock.now);
  await setSecurityHeaders(app, config.publicOrigin);
  guardApi(app, { secret, publicOrigin: config.publicOrigin });
  const methodsOf = recordMethods(app);

  await describeApi(app);
  healthRoutes(app, database);
  citationRoutes(app, { ...parts, limits: config.limits });

  app.setErrorHandler(handleError);
  const site = await createSite(app, webBuild);
  app.setNotFoundHandler(answerUnrouted(methodsOf, site));
  await app.ready();
  return app;
}
