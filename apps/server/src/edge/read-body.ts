import type { FairQueue, Release } from '@citewright/resolver';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';
import type { MemoryTurns } from '../work/memory-turns.ts';
import { answerSlowRequest } from './broken-request.ts';
import { inTurn } from './fair-work.ts';
import type { HeldBytes } from './held-bytes.ts';
import { callerOf, networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes of the heap for each byte of a large body of the route, from when it has come; by default that of JSON, and none for files. */
    heapOfBody?: number;
  }
  interface FastifyRequest {
    /** Bytes of the body that count for the network until the request has been answered, or has left its body. */
    heldBytes: number;
    /** Gives back the turn of a large body. */
    bodyTurn: Release | undefined;
    /** Gives back the memory of what comes out of a large body. */
    memoryTurn: Release | undefined;
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

/** Puts the chunks of a body together. */
interface Collected<Body> {
  add(chunk: Buffer): void;
  all(): Body;
}

/** Begins to collect a body of at most so many bytes. */
type Collect<Body> = (most: number) => Collected<Body>;

/**
 * Reads the body of a request within the limit of its route, as `inBlocks` or `wholeBody` collects it. @throws ProblemError when the body is too
 * large, what is thrown while it is collected; HangUpError for a connection that was closed
 */
export type ReadBody = <Body>(
  request: FastifyRequest,
  payload: FastifyRequest['raw'],
  collect: Collect<Body>,
) => Promise<Body>;

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

/** Puts chunks together to blocks, which `take` gets as they arrive; `all` gives what it made of them. */
export const inBlocks =
  <Body>(take: (block: Buffer) => void, all: () => Body): Collect<Body> =>
  () => {
    let chunks: Buffer[] = [];
    let bytes = 0;

    function join(): void {
      if (chunks.length === 0) return;
      const block = Buffer.concat(chunks);
      chunks = [];
      bytes = 0;
      take(block);
    }

    return {
      add(chunk) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= blockBytes || chunks.length >= chunksPerBlock) join();
      },
      all() {
        join();
        return all();
      },
    };
  };

/**
 * Puts chunks into one buffer, which can be handed over to a thread. It takes memory as they come: joined at the end, 20 MB took it twice and
 * answered nobody meanwhile.
 */
export const wholeBody: Collect<Uint8Array<ArrayBuffer>> = (most) => {
  const body = new Uint8Array(most);
  let bytes = 0;
  return {
    add(chunk) {
      body.set(chunk, bytes);
      bytes += chunk.length;
    },
    all: () => body.subarray(0, bytes),
  };
};

/** Counts bytes for the network of a request until it has been answered, or has left its body. */
function holder(app: FastifyInstance, held: HeldBytes) {
  app.decorateRequest('heldBytes', 0);
  app.decorateRequest('bodyTurn', undefined);
  app.decorateRequest('memoryTurn', undefined);
  app.decorateRequest('leaveBody', function leave(this: FastifyRequest) {
    this.body = undefined;
    release(this);
  });
  function release(request: FastifyRequest): void {
    held.release(networkOf(request.ip), request.heldBytes);
    request.heldBytes = 0;
    request.bodyTurn?.();
    request.bodyTurn = undefined;
    request.memoryTurn?.();
    request.memoryTurn = undefined;
  }
  app.addHook('onResponse', async (request) => release(request));
  app.addHook('onRequestAbort', async (request) => release(request));
  return (request: FastifyRequest, bytes: number) => {
    held.hold(networkOf(request.ip), bytes);
    request.heldBytes += bytes;
  };
}

/** JSON stands in memory as bytes and as text; a file is handed over as it is. */
const weightOfJson = 2;
/** Bytes of the heap for each byte of JSON: the text, the works that come out of it, and what is printed of them. */
const heapOfJson = 8;

const heapOfBody = (request: FastifyRequest): number =>
  request.routeOptions.config.heapOfBody ?? (isJson(request) ? heapOfJson : 0);

/** Where large bodies are held: they take turns for its bytes, and for the memory of what comes out of them. */
export interface Room {
  turns: FairQueue;
  capacity: number;
  memory: MemoryTurns;
}

/** Bytes that a body may have: what its route allows, or as many as it says. */
function bodyLimitOf({ routeOptions: { bodyLimit = 0 }, headers }: FastifyRequest): number {
  return Math.min(Number(headers['content-length'] ?? bodyLimit), bodyLimit);
}

const isJson = ({ headers }: FastifyRequest) => /\bjson\b/i.test(headers['content-type'] ?? '');

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
export function createBodyReader(app: FastifyInstance, held: HeldBytes, room: Room): ReadBody {
  const hold = holder(app, held);

  async function takeRoom(request: FastifyRequest, payload: FastifyRequest['raw']): Promise<void> {
    const bytes = bodyLimitOf(request);
    if (bytes <= smallBody) return;
    const amount = Math.min(room.capacity, isJson(request) ? weightOfJson * bytes : bytes);
    const signal = AbortSignal.any([hangUpOf(payload), AbortSignal.timeout(patience)]);
    request.bodyTurn = await inTurn(room.turns, { caller: callerOf(request), signal, amount });
  }

  function read<Body>(
    request: FastifyRequest,
    payload: FastifyRequest['raw'],
    collect: Collect<Body>,
  ): Promise<Body> {
    return new Promise((resolve, reject) => {
      const { socket } = request.raw;
      const limit = bodyLimitOf(request);
      const wireBefore = socket.bytesRead;
      const began = performance.now();
      const collected = collect(limit);
      let bytes = 0;

      function add(chunk: Buffer): void {
        bytes += chunk.length;
        if (bytes > limit || socket.bytesRead - wireBefore - bytes > framingLimit(bytes))
          throw new ProblemError('PAYLOAD_TOO_LARGE');
        hold(request, chunk.length);
        collected.add(chunk);
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
          const all = collected.all();
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

  return async (request, payload, collect) => {
    if (Number(request.headers['content-length']) > (request.routeOptions.bodyLimit ?? 0))
      throw new ProblemError('PAYLOAD_TOO_LARGE');
    await takeRoom(request, payload);
    const body = await read(request, payload, collect);
    const heap = request.heldBytes > smallBody ? heapOfBody(request) * request.heldBytes : 0;
    if (heap === 0) return body;
    const leave = await room.memory.take(AbortSignal.timeout(patience), heap);
    // Nobody gives back what is taken for a request that has been given up.
    if (request.raw.socket.destroyed) leave();
    else request.memoryTurn = leave;
    return body;
  };
}
