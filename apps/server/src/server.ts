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
import { handleError } from './edge/failure.ts';
import { setBareHeaders } from './edge/headers.ts';
import { bodyLimit } from './edge/json-body.ts';
import { createOverload, type Overload, refuseOverload } from './edge/overload.ts';

/** Milliseconds in which a request's head, and all of it, must have arrived (reliability.md). */
const headersTime = 10_000;
const requestTime = 15_000;

/** Milliseconds after which a connection ends on which nothing moves: above the longest import that is answered in one piece. */
const silentTime = 600_000;

/** What the framework logs: no requests (edge/log.ts does), but answers that break after their head. */
class AnswerLog extends LogController {
  override streamError(error: Error & { code?: string }, _: FastifyRequest, reply: FastifyReply): void {
    // Readers who go away are no failure.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reply.log.error({ err: error }, 'answer broken off');
  }
}

/**
 * The bare HTTP server: limits, failures, and schemas in Zod. What it answers is added in `app.ts`. `overload` says for which calls
 * there is time, `onRefused` hears of each of the others.
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
    connectionTimeout: silentTime,
    http: { headersTimeout: headersTime, connectionsCheckingInterval: 1_000 },
    // A request on a connection that is still open when we stop is answered; its connection closes after it.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => handleError(error, request, setBareHeaders(reply)),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  refuseOverload(app, overload, onRefused);
  return app;
}

/** The server while its routes are declared: bodies and answers are typed by their Zod schemas. */
export type Api = ReturnType<typeof createServer>;
