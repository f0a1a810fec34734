import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { networkOf } from './network.ts';

/**
 * An error for the log: names, codes and stack frames. Messages are left out, because those of parsers and databases quote
 * user input.
 */
export function tracesOf(error: unknown): object[] {
  if (!(error instanceof Error)) return [];
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const code = 'code' in error ? error.code : undefined;
  return [{ name: error.name, code, frames }, ...tracesOf(error.cause)];
}

/** True for log calls with `err`, for instance by the framework when a body fails after its headers were sent. */
const holdsError = (what: unknown): what is { err: Error } =>
  typeof what === 'object' && what !== null && 'err' in what && what.err instanceof Error;

/** Creates the log: JSON lines, in which no error has its message, whichever code logs it. */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  return pino(
    {
      level,
      serializers: { err: tracesOf },
      hooks: {
        logMethod([what, ...words], method) {
          const logged = (what as unknown) instanceof Error ? { err: what } : what;
          // Without a message pino would log that of the error.
          const said = holdsError(logged) && words.length === 0 ? ['failed'] : words;
          method.apply(this, [logged, ...said] as Parameters<typeof method>);
        },
      },
    },
    destination,
  );
}

const shortHash = 12;

/** The client's network: the same within one day, and unreadable without the secret. */
function addressTag(request: FastifyRequest, secret: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return createHmac('sha256', secret)
    .update(`${day} ${networkOf(request.ip)}`)
    .digest('base64url')
    .slice(0, shortHash);
}

/** Logs one line per response: route, outcome, time. Never a body, a query or a full address. */
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
