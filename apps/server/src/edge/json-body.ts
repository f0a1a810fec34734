import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';
import { createPauses } from '../projects/references/steps.ts';
import { createJsonScanner, marks, maxDepth } from './json-scan.ts';
import { inBlocks, type ReadBody } from './read-body.ts';

/** The maximum bytes of a request body, unless the route allows more; above it the response is 413. */
export const bodyLimit = 64 * 1024;

/** Values of one body: the largest record that fits into `bodyLimit` has half of them. */
const maxValues = 10_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Set by a route that takes a body too large to be parsed at once: its body is the list of its blocks (`Buffer[]`). The
     * function made here sees each block when it has arrived, and throws a ProblemError to refuse the rest.
     */
    takesBlocks?: () => (block: Buffer) => void;
  }
}

/**
 * Accepts JSON only. Fastify's own parser replaces invalid UTF-8 silently, ignores charset and content-encoding, accepts
 * text/plain, which browsers send cross-site without a preflight, and parses whatever fits into its limit of bytes.
 */
export function acceptOnlyJson(app: FastifyInstance, readBody: ReadBody): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
      if (!isPlainUtf8(request)) throw new ProblemError('UNSUPPORTED_MEDIA_TYPE');
      const { takesBlocks } = request.routeOptions.config;
      if (takesBlocks) return await readBody(request, payload, listOfBlocks(takesBlocks()));
      const text = await readBody(request, payload, textOfBlocks(countValues()));
      const pauseIfDue = createPauses();
      const value = parseJson(text);
      await pauseIfDue();
      return value;
    },
  );
}

/** Refuses a text with too many values before it is parsed. */
export function countValues(most = maxValues): (chunk: Uint8Array) => void {
  let values = 0;
  return createJsonScanner(({ byte }) => {
    if (byte !== marks.closeArray && byte !== marks.closeObject) values += 1;
    if (values > most) throw new ProblemError('INVALID_REQUEST');
  });
}

/** Collects the blocks of a body that is not parsed at once. */
function listOfBlocks(see: (block: Buffer) => void) {
  const blocks: Buffer[] = [];
  return inBlocks(
    (block) => {
      see(block);
      blocks.push(block);
    },
    () => blocks,
  );
}

/** Decodes a body block by block as it comes: 16 MB that were joined and decoded at once answered nobody else meanwhile. */
function textOfBlocks(see: (block: Buffer) => void) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  return inBlocks(
    (block) => {
      see(block);
      text += asJson(() => decoder.decode(block, { stream: true }));
    },
    () => text + asJson(() => decoder.decode()),
  );
}

function isPlainUtf8({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'] ?? 'identity';
  const charset =
    /;\s*charset="?([^";\s]*)/i.exec(headers['content-type']?.slice(0, 200) ?? '')?.[1] ?? 'utf-8';
  return encoding === 'identity' && /^utf-?8$/i.test(charset);
}

/** Parses a JSON text. @throws ProblemError for invalid UTF-8, invalid JSON and unacceptable values. */
export function parseJson(body: Uint8Array | string): unknown {
  const value = asJson(() =>
    JSON.parse(typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body)),
  );
  if (!isAcceptable(value)) throw new ProblemError('INVALID_REQUEST');
  return value;
}

function asJson<Result>(read: () => Result): Result {
  try {
    return read();
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
