import { type ProblemCode, sessionHeader } from '@citewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';
import { isAdoptable, newSessionId, type Session, sessionOf } from '../session.ts';
import { isCrossSite, isSafeMethod } from './same-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session; absent on a read without a usable identifier. */
    session: Session | undefined;
    /** The server made the session for this request, because it named none. */
    isNewSession: boolean;
    /** The problem of the answer, for the log. */
    problem: ProblemCode | undefined;
  }
}

/** True for paths of the API; `/api` itself is a page of the site (which does not exist). `/mcp` is the API for assistants. */
export function isApiPath(path: string): boolean {
  return path.startsWith('/api/') || path === '/mcp';
}

/** The path of a request without its query. */
export function pathOf({ url = '' }: { url?: string | undefined }): string {
  return url.split('?', 1)[0] ?? '';
}

/** True for a request that goes to the API: by the route that it matched, else by its path. */
export const isApiRequest = (request: FastifyRequest): boolean =>
  isApiPath(request.routeOptions.url ?? pathOf(request));

/** Identifiers whose sessions are remembered: judging one takes longer than reading a short list. */
const mostKnown = 1_000;

/** Gives the session of an identifier; absent for one that is not adopted. */
function sessionReader(secret: string): (id: string) => Session | undefined {
  const known = new Map<string, Session | undefined>();
  return (id) => {
    if (known.has(id)) return known.get(id);
    const session = isAdoptable(id) ? sessionOf(id, secret) : undefined;
    if (known.size >= mostKnown) known.clear();
    known.set(id, session);
    return session;
  };
}

function madeSession(reply: FastifyReply, secret: string): Session {
  const id = newSessionId();
  reply.header(sessionHeader, id);
  return sessionOf(id, secret);
}

export interface ApiGuardOptions {
  secret: string;
  publicOrigin: string | undefined;
}

/** Applies to every API call: no caching, no cross-site writes, a session. */
export function guardApi(app: FastifyInstance, { secret, publicOrigin }: ApiGuardOptions): void {
  app.decorateRequest('session', undefined);
  app.decorateRequest('isNewSession', false);
  app.decorateRequest('problem', undefined);
  const readSession = sessionReader(secret);
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiRequest(request)) return;
    // Answers to extensions name their origin (Fetch standard, "CORS protocol and HTTP caches").
    reply.header('cache-control', 'no-store').header('vary', `${sessionHeader}, origin`);
    const writes = !isSafeMethod(request.method);
    if (writes && isCrossSite(request, publicOrigin)) throw new ProblemError('CROSS_SITE_REQUEST');
    const id = request.headers[sessionHeader];
    request.session = typeof id === 'string' ? readSession(id) : undefined;
    if (request.session || !writes) return;
    request.session = madeSession(reply, secret);
    request.isNewSession = true;
  });
}

/** @throws ProblemError for a request that came without a session: what costs much is not done for nobody. */
export function requireOwnSession({ isNewSession }: FastifyRequest): void {
  if (isNewSession) throw new ProblemError('INVALID_REQUEST');
}
