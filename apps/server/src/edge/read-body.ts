import type { FairQueue, Release } from '@citewright/resolver';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';
import { answerSlowRequest } from './broken-request.ts';
import { inTurn } from './fair-work.ts';
import type { HeldBytes } from './held-bytes.ts';
import { callerOf, networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of the body that count for the network until the request has been answered, or has left its body. */
    heldBytes: number;
    /** Gives back the turn of a large body. */
    bodyTurn: Release | undefined;
    /** Lets go of the body when it has been read: what follows may take minutes. */
    leaveBody(): void;
  }
}

/** The client has gone before its request had come: nobody is there for an answer. It says nothing of our storage. */
export class HangUpError extends Error {
  constructor(cause: unknown) {
    super('The client has closed the connection', { cause });
    this.name = 'HangUpError';
  }
}

/**
 * Reads the body of a request within the limit of its route and lets `see` look at each block of it when it has arrived. Gives
 * the blocks. @throws ProblemError when the body is too large, what `see` throws; HangUpError for a connection that was closed
 */
export type ReadBody = (
  request: FastifyRequest,
  payload: FastifyRequest['raw'],
  see: (block: Buffer) => void,
) => Promise<Buffer[]>;

/**
 * Bytes on the wire beside so many of a body: sizes, extensions and ends of chunks are no body, but they are read all the same (RFC
 * 9112, 7.1). Programs send chunks of kilobytes, which add a hundredth.
 */
const framingLimit = (bytes: number) => bytes / 2 + 16_384;

/** A body of at most so many bytes does not wait for others. */
const smallBody = 1_048_576;

/** Milliseconds for which a body waits until there is room for it: the whole request must have come in fifteen seconds. */
const patience = 5_000;

/** Chunks that are put together: each costs far more than the one byte that it may have. */
const chunksPerBlock = 256;
const blockBytes = 65_536;

/** After this many seconds a body must have come at this rate in bytes a second. */
const grace = 5;
const leastRate = 4_096;

/** Puts chunks together to blocks; `see` looks at each. */
function createBlocks(see: (block: Buffer) => void) {
  const blocks: Buffer[] = [];
  let chunks: Buffer[] = [];
  let bytes = 0;

  function join(): void {
    if (chunks.length === 0) return;
    const block = Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
    see(block);
    blocks.push(block);
  }

  return {
    add(chunk: Buffer): void {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= blockBytes || chunks.length >= chunksPerBlock) join();
    },
    all(): Buffer[] {
      join();
      return blocks;
    },
  };
}

/** Counts bytes for the network of a request until it has been answered, or has left its body. */
function holder(app: FastifyInstance, held: HeldBytes) {
  app.decorateRequest('heldBytes', 0);
  app.decorateRequest('bodyTurn', undefined);
  app.decorateRequest('leaveBody', function leave(this: FastifyRequest) {
    this.body = undefined;
    release(this);
  });
  function release(request: FastifyRequest): void {
    held.release(networkOf(request.ip), request.heldBytes);
    request.heldBytes = 0;
    request.bodyTurn?.();
    request.bodyTurn = undefined;
  }
  app.addHook('onResponse', async (request) => release(request));
  app.addHook('onRequestAbort', async (request) => release(request));
  return (request: FastifyRequest, bytes: number) => {
    held.hold(networkOf(request.ip), bytes);
    request.heldBytes += bytes;
  };
}

/** Aborts when the connection is closed before the body has come. */
function hangUpOf(payload: FastifyRequest['raw']): AbortSignal {
  const hangUp = new AbortController();
  payload.once('close', () => hangUp.abort());
  return hangUp.signal;
}

/**
 * Reads bodies; what they hold in memory is counted by `held`. Before a large one is read it takes its bytes of `room`, in the turn of its network:
 * what waits is not read. A sender that is slow has that room only, and no reader.
 */
export function createBodyReader(app: FastifyInstance, held: HeldBytes, room: FairQueue): ReadBody {
  const hold = holder(app, held);

  async function takeRoom(request: FastifyRequest, payload: FastifyRequest['raw']): Promise<void> {
    const limit = request.routeOptions.bodyLimit ?? 0;
    const amount = Math.min(Number(request.headers['content-length'] ?? limit), limit);
    if (amount <= smallBody) return;
    const signal = AbortSignal.any([hangUpOf(payload), AbortSignal.timeout(patience)]);
    request.bodyTurn = await inTurn(room, { caller: callerOf(request), signal, amount });
  }

  function read(...[request, payload, see]: Parameters<ReadBody>): Promise<Buffer[]> {
    return new Promise((resolve, reject) => {
      const { socket } = request.raw;
      const limit = request.routeOptions.bodyLimit ?? 0;
      const wireBefore = socket.bytesRead;
      const began = performance.now();
      const blocks = createBlocks(see);
      let bytes = 0;

      function add(chunk: Buffer): void {
        bytes += chunk.length;
        if (bytes > limit || socket.bytesRead - wireBefore - bytes > framingLimit(bytes))
          throw new ProblemError('PAYLOAD_TOO_LARGE');
        hold(request, chunk.length);
        blocks.add(chunk);
      }
      const attempt = (work: () => void) => {
        try {
          work();
        } catch (error) {
          settle(() => reject(error));
        }
      };
      const take = (chunk: Buffer) => attempt(() => add(chunk));
      const end = () =>
        attempt(() => {
          const all = blocks.all();
          settle(() => resolve(all));
        });
      const fail = (error: Error) => settle(() => reject(error));
      const leave = (error: Error) => fail(new HangUpError(error));
      const pace = setInterval(() => {
        const seconds = (performance.now() - began) / 1_000;
        if (seconds > grace && bytes < seconds * leastRate) answerSlowRequest(socket);
      }, 1_000);
      function settle(done: () => void): void {
        clearInterval(pace);
        payload.off('data', take).off('end', end).off('error', leave);
        // A late error of the connection has nobody to hear it.
        payload.on('error', () => undefined).pause();
        done();
      }

      payload.on('data', take).on('end', end).on('error', leave);
    });
  }

  return async (request, payload, see) => {
    if (Number(request.headers['content-length']) > (request.routeOptions.bodyLimit ?? 0))
      throw new ProblemError('PAYLOAD_TOO_LARGE');
    await takeRoom(request, payload);
    return await read(request, payload, see);
  };
}
