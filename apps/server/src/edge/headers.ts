import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Seconds. */
const year = 31_536_000;

/** For answers that are not pages: nothing in them may run or be framed. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Sets the security headers of every answer, and the mark of the build that its pages are of. The content security policy here is for plain answers; pages and the API
 * documentation set their own (`static/policy.ts`, `openapi.ts`).
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  publicOrigin: string | undefined,
  mark: string,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only a site that is known to be served by https may promise it to browsers.
    strictTransportSecurity: publicOrigin?.startsWith('https:') ? { maxAge: year } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    // By it the service worker knows our pages from those that a network puts in their place (apps/web/service-worker), and a page
    // that the server has a newer build (apps/web/app/api/transport.ts).
    reply.headers({
      'content-security-policy': apiPolicy,
      'x-request-id': request.id,
      'x-citewright': mark,
    });
  });
}

/** The same headers for answers that no hook handles. */
export const bareHeaders = {
  'content-security-policy': apiPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

/** For requests that Fastify refuses before any hook runs: a URL that cannot be decoded, or is too long. */
export function setBareHeaders(reply: FastifyReply): FastifyReply {
  return reply.headers({ ...bareHeaders, 'x-request-id': reply.request.id });
}
