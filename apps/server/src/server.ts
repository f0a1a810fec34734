import { randomUUID } from 'node:crypto';
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { answerBrokenRequest } from './edge/broken-request.ts';
import { guardConnections } from './edge/connections.ts';
import { handleError } from './edge/failure.ts';
import { cleanForwarded } from './edge/forwarded.ts';
import { setBareHeaders } from './edge/headers.ts';
import { bodyLimit } from './edge/json-body.ts';
import { createOverload, type Overload, refuseOverload } from './edge/overload.ts';

/** Milliseconds in which a request's head, and the whole request, must arrive (reliability.md). */
const headersTime = 10_000;
const requestTime = 15_000;

/** Milliseconds after which a silent connection is closed: longer than the longest import without a stream. */
const idleTime = 600_000;

/** The framework logs answers that fail after their head, but no requests (edge/log.ts does). */
class AnswerLog extends LogController {
  override streamError(error: Error & { code?: string }, _: FastifyRequest, reply: FastifyReply): void {
    // A client that disconnects is not a failure.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reply.log.error({ err: error }, 'answer broken off');
  }
}

/**
 * The bare HTTP server: time limits, error handling, and schemas in Zod; `app.ts` adds the routes. `overload` decides which calls
 * are accepted, `onRefused` is called for each other one.
 */
export function createServer(
  config: Pick<Config, 'trustedProxies'>,
  logger: FastifyBaseLogger,
  overload: Overload = createOverload(() => performance.now()),
  onRefused?: () => void,
) {
  const app = fastify({
    loggerInstance: logger,
    logController: new AnswerLog({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit,
    requestTimeout: requestTime,
    connectionTimeout: idleTime,
    http: { headersTimeout: headersTime, connectionsCheckingInterval: 1_000 },
    // While the server stops, requests on open connections are answered; each connection closes after its answer.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => handleError(error, request, setBareHeaders(reply)),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  refuseOverload(app, overload, onRefused);
  guardConnections(app.server);
  cleanForwarded(app);
  return app;
}

/** The server while routes are declared: bodies and answers have the types of their Zod schemas. */
export type Api = ReturnType<typeof createServer>;
