import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { networkOf } from './rate-limits.ts';

/**
 * An error as the log may hold it: names, codes and places in our code. Messages stay out, because those of parsers and
 * databases quote what they were given.
 */
export function tracesOf(error: unknown): object[] {
  if (!(error instanceof Error)) return [];
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const code = 'code' in error ? error.code : undefined;
  return [{ name: error.name, code, frames }, ...tracesOf(error.cause)];
}

/** What is logged under `err`: the framework's own reports of failures, of a body that broke after its head for one. */
const holdsError = (what: unknown): what is { err: Error } =>
  typeof what === 'object' && what !== null && 'err' in what && what.err instanceof Error;

/** The process's log: JSON lines, in which errors stand without their messages, whoever logs them. */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  return pino(
    {
      level,
      serializers: { err: tracesOf },
      hooks: {
        logMethod([what, ...words], method) {
          const logged = (what as unknown) instanceof Error ? { err: what } : what;
          // Where nobody says anything, pino would take the error's own words.
          const said = holdsError(logged) && words.length === 0 ? ['failed'] : words;
          method.apply(this, [logged, ...said] as Parameters<typeof method>);
        },
      },
    },
    destination,
  );
}

const shortHash = 12;

/** The caller's network, recognisable within one day and to nobody without the secret. */
function addressTag(request: FastifyRequest, secret: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return createHmac('sha256', secret)
    .update(`${day} ${networkOf(request.ip)}`)
    .digest('base64url')
    .slice(0, shortHash);
}

/** One line for each answer: which route, what came of it, how long it took. Never a body, a query or a full address. */
export function logAnswers(app: FastifyInstance, secret: string, now: () => number): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        problem: request.problem,
        milliseconds: Math.round(reply.elapsedTime),
        session: request.session?.key.slice(0, shortHash),
        address: addressTag(request, secret, now()),
      },
      'answered',
    );
  });
}
