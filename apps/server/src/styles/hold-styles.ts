import type { StyleId } from '@citewright/contract';
import { addCustomStyle, isCustomStyle, removeCustomStyle } from '@citewright/styles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { findCustomStyle } from './custom-style-store.ts';
import { unknownStyle } from './unknown-style.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Lets a style that a session brought, by default that of the request, be printed until the answer is sent; nothing for styles of the
     * catalogue. @throws ProblemError when the session has no such style
     */
    holdStyle(style: StyleId, owner?: string): Promise<void>;
    heldStyles: StyleId[];
  }
}

/** Styles that stay readable without a request that needs them. */
const mostIdle = 16;

/**
 * Reads the styles of sessions for the requests that print them. The engine formats without waiting, so a style is at hand before, and
 * until the last request that needs it is answered. An id is a hash of the file: sessions with the same file share it.
 */
export function holdStyles(app: FastifyInstance, database: Database): void {
  const users = new Map<StyleId, number>();
  /** Without users, the one used last at the end. */
  const idle = new Set<StyleId>();

  function use(style: StyleId, request: FastifyRequest): void {
    idle.delete(style);
    users.set(style, (users.get(style) ?? 0) + 1);
    request.heldStyles = [...request.heldStyles, style];
  }

  function release(style: StyleId): void {
    const left = (users.get(style) ?? 0) - 1;
    if (left > 0) {
      users.set(style, left);
      return;
    }
    users.delete(style);
    idle.add(style);
    const [oldest] = idle;
    if (idle.size <= mostIdle || oldest === undefined) return;
    idle.delete(oldest);
    removeCustomStyle(oldest);
  }

  // Set for each request: what a decorator holds is shared by all.
  app.decorateRequest('heldStyles', null as unknown as StyleId[]);
  app.decorateRequest(
    'holdStyle',
    async function hold(this: FastifyRequest, style, owner = this.session?.key) {
      if (!isCustomStyle(style) || this.heldStyles.includes(style)) return;
      const found = owner === undefined ? undefined : await findCustomStyle(database, owner, style);
      if (!found) throw await unknownStyle(style);
      addCustomStyle(style, found.csl);
      use(style, this);
    },
  );
  app.addHook('onRequest', async (request) => {
    request.heldStyles = [];
  });
  app.addHook('onResponse', async (request) => {
    for (const style of request.heldStyles) release(style);
  });
}
