import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

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
