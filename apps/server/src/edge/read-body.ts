import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';
import { answerSlowRequest } from './broken-request.ts';
import type { HeldBytes } from './held-bytes.ts';
import { networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of the body that count for the network until the request has been answered. */
    heldBytes: number;
  }
}

/**
 * Reads the body of a request within the limit of its route and lets `see` look at each block of it when it has arrived. Gives
 * the blocks. @throws ProblemError when the body is too large, what `see` throws, or the client hangs up
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

/** Counts bytes for the network of a request until it has been answered. */
function holder(app: FastifyInstance, held: HeldBytes) {
  app.decorateRequest('heldBytes', 0);
  const release = async (request: FastifyRequest) => {
    held.release(networkOf(request.ip), request.heldBytes);
    request.heldBytes = 0;
  };
  app.addHook('onResponse', release);
  app.addHook('onRequestAbort', release);
  return (request: FastifyRequest, bytes: number) => {
    held.hold(networkOf(request.ip), bytes);
    request.heldBytes += bytes;
  };
}

/** Reads bodies; what they hold in memory is counted by `held`. */
export function createBodyReader(app: FastifyInstance, held: HeldBytes): ReadBody {
  const hold = holder(app, held);
  return (request, payload, see) =>
    new Promise((resolve, reject) => {
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
      // Marked here: by its code alone, a client that hangs up looks like a database that does.
      const leave = () => fail(new ProblemError('INVALID_REQUEST'));
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

      if (Number(request.headers['content-length']) > limit) fail(new ProblemError('PAYLOAD_TOO_LARGE'));
      else payload.on('data', take).on('end', end).on('error', leave);
    });
}
