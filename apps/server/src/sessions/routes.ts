import {
  deviceLinkSchema,
  newSessionSchema,
  openDeviceLinkSchema,
  openedSessionSchema,
  sessionHeader,
} from '@citewright/contract';
import type { Clock } from '@citewright/resolver';
import type { Database } from '../db/schema.ts';
import { networkKeys } from '../edge/rate-limits.ts';
import { ProblemError } from '../problem.ts';
import { problemResponses } from '../problem-responses.ts';
import { sealText, unsealText } from '../sealed-text.ts';
import type { Api } from '../server.ts';
import { newSessionId, nextSessionId, sessionOf } from '../session.ts';
import { canonicalCode, keyOfCode, newCode } from './code.ts';
import { openLink, renewSession, storeLink } from './link-store.ts';

/** Links that a network may make or try in a minute: more than a class of students needs, far fewer than guessing does. */
const perMinute = 30;

export interface SessionParts {
  database: Database;
  secret: string;
  clock: Pick<Clock, 'now'>;
}

/** The calls that open the projects of one device on another. */
export function sessionRoutes(app: Api, { database, secret, clock }: SessionParts): void {
  const tags = ['session'];

  const config = {
    rateLimit: {
      max: perMinute,
      timeWindow: 60_000,
      keyGenerator: networkKeys('device-link', secret),
      // After validation: a malformed request costs nothing.
      hook: 'preHandler' as const,
    },
  };

  app.post(
    '/api/session/link',
    {
      config,
      schema: {
        summary: 'A code that opens the projects of this session on another device',
        description: 'The code works once, for ten minutes. A new one takes the place of the one before.',
        tags,
        response: { 200: deviceLinkSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      // A session that was made for this request is named in the answer, not in the request.
      const id = reply.getHeader(sessionHeader) ?? request.headers[sessionHeader];
      if (!request.session || typeof id !== 'string') throw new ProblemError('INVALID_REQUEST');
      const code = newCode();
      const bare = canonicalCode(code) ?? code;
      const link = { codeKey: keyOfCode(bare, secret), sealedId: sealText(id, bare, secret) };
      return { code, expiresAt: await storeLink(database, request.session.key, link, clock.now()) };
    },
  );

  app.post(
    '/api/session/new',
    {
      config,
      schema: {
        summary: 'A new session in the place of this one',
        description:
          'The header `x-session-id` of the answer names the session to use from now on. With `bring`, the projects move to it, and the old identifier opens nothing any more, on any device. Without it they stay behind: a browser that forgets the old identifier is logged out.',
        tags,
        body: newSessionSchema,
        response: { 200: openedSessionSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const id = request.headers[sessionHeader];
      if (!request.session || request.isNewSession || typeof id !== 'string') return { projects: 0 };
      const attempt = request.headers['idempotency-key'];
      const next = typeof attempt === 'string' ? nextSessionId(id, attempt, secret) : newSessionId();
      const { bring } = request.body;
      const projects = bring
        ? await renewSession(database, request.session.key, sessionOf(next, secret).key, clock.now())
        : 0;
      reply.header(sessionHeader, next);
      return { projects };
    },
  );

  app.post(
    '/api/session/open',
    {
      config,
      schema: {
        summary: 'Use the session of another device',
        description:
          'Takes a code of `POST /api/session/link`. The header `x-session-id` of the answer names the session to use from now on. With `bring`, the own projects come along.',
        tags,
        body: openDeviceLinkSchema,
        response: { 200: openedSessionSchema, ...problemResponses },
      },
    },
    async (request, reply) => {
      const code = canonicalCode(request.body.code);
      if (code === undefined) throw new ProblemError('LINK_EXPIRED');
      const bring = request.body.bring ? request.session?.key : undefined;
      const opened = await openLink(database, keyOfCode(code, secret), bring, clock.now());
      if (!opened) throw new ProblemError('LINK_EXPIRED');
      reply.header(sessionHeader, unsealText(opened.sealedId, code, secret));
      return { projects: opened.projects };
    },
  );
}
