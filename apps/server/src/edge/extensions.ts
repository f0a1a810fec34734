import { leftOutHeader, sessionHeader } from '@citewright/contract';
import type { FastifyInstance } from 'fastify';
import { isApiRequest } from './api-guard.ts';
import { isFromExtension } from './same-origin.ts';

/** Seconds for which a browser need not ask again. */
const day = '86400';

/**
 * Lets browser extensions call the API and read its answers (Fetch standard, "CORS protocol"). No cookie goes with their calls: an
 * extension has only the session that its user gave it. Pages of other sites stay shut out.
 */
export function admitExtensions(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiRequest(request) || !isFromExtension(request)) return;
    reply
      .header('access-control-allow-origin', request.headers.origin)
      .header(
        'access-control-expose-headers',
        `${sessionHeader}, ${leftOutHeader}, retry-after, x-request-id`,
      );
    if (request.headers['access-control-request-method'] === undefined) return;
    return await reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PATCH, DELETE')
      .header('access-control-allow-headers', `content-type, idempotency-key, ${sessionHeader}`)
      .header('access-control-max-age', day)
      .send();
  });
}
