import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';

/** The maximum bytes of a request body, unless the route allows more; above it the response is 413. */
export const bodyLimit = 64 * 1024;

/** Objects and arrays may be nested this deep (reliability.md). */
const maxDepth = 64;

/**
 * Accepts JSON only. Fastify's own parser replaces invalid UTF-8 silently, ignores charset and content-encoding, and accepts
 * text/plain, which browsers send cross-site without a preflight.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    async (request: FastifyRequest, body: Buffer) => {
      if (!isPlainUtf8(request)) throw new ProblemError('UNSUPPORTED_MEDIA_TYPE');
      return parseJson(body);
    },
  );
}

function isPlainUtf8({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'] ?? 'identity';
  const charset =
    /;\s*charset="?([^";\s]*)/i.exec(headers['content-type']?.slice(0, 200) ?? '')?.[1] ?? 'utf-8';
  return encoding === 'identity' && /^utf-?8$/i.test(charset);
}

/** Parses a JSON text. @throws ProblemError for invalid UTF-8, invalid JSON and unacceptable values. */
export function parseJson(body: Uint8Array): unknown {
  const value = parse(body);
  if (!isAcceptable(value)) throw new ProblemError('INVALID_REQUEST');
  return value;
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // No `cause`: the parser's message quotes the input.
    throw new ProblemError('INVALID_JSON');
  }
}

/** Walks level by level, so that a deep value cannot exhaust the stack. */
function isAcceptable(root: unknown): boolean {
  let level = [root];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > maxDepth || !level.every(isAcceptableValue)) return false;
    level = level.flatMap(childrenOf);
  }
  return true;
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** Text must be storable (PostgreSQL refuses NUL, UTF-8 has no lone surrogates), and no key may reach a prototype. */
function isAcceptableValue(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return typeof value !== 'object' || value === null || !Object.hasOwn(value, '__proto__');
}
