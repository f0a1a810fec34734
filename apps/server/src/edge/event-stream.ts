import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

// Answers that come bit by bit: server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).

/** Milliseconds between signs of life in a stream: proxies close silent connections. */
const heartbeat = 10_000;

/** Milliseconds after which a stream ends with what it has: a server that stops gives its requests ten seconds. */
const stopTime = 4_000;

/** Sends an event of a name; bytes are JSON already. */
export type SendEvent = (name: string, value: unknown) => void;

/** Resolves when the client has read what was sent, or the signal aborts: what is made for one that does not read would pile up. */
export type Read = (signal: AbortSignal) => Promise<void>;

export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  /\btext\/event-stream\b/.test(headers.accept ?? '');

/** Answers with the events that `run` sends. Where it fails the stream is cut off, so that a client sees no end. */
export function streamEvents(
  reply: FastifyReply,
  run: (send: SendEvent, read: Read) => Promise<void>,
): FastifyReply {
  const stream = new PassThrough();
  const beat = setInterval(() => stream.write(': still at work\n\n'), heartbeat);
  stream.once('close', () => clearInterval(beat));
  const send: SendEvent = (name, value) => {
    const head = `event: ${name}\ndata: `;
    if (value instanceof Uint8Array)
      stream.write(Buffer.concat([Buffer.from(head), value, Buffer.from('\n\n')]));
    else stream.write(`${head}${JSON.stringify(value)}\n\n`);
  };
  // Several pieces of work wait for one client.
  stream.setMaxListeners(0);
  const read: Read = async (signal) => {
    if (!stream.writableNeedDrain || stream.destroyed || signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    stream.once('drain', resolve).once('close', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    stream.off('drain', resolve).off('close', resolve);
  };
  run(send, read).then(
    () => {
      // Nothing may be written after the end, however slowly the stream is read.
      clearInterval(beat);
      stream.end();
    },
    (error: unknown) => stream.destroy(error instanceof Error ? error : undefined),
  );
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
}

/** Aborts when the connection is closed, at once where it is closed already. */
export function closingOf(reply: FastifyReply): AbortSignal {
  const caller = new AbortController();
  if (reply.raw.destroyed) caller.abort();
  reply.raw.once('close', () => caller.abort());
  return caller.signal;
}

/** The end of the server. */
export interface Stopping {
  /** Aborts when it is asked to stop: nothing more is begun. */
  begun: AbortSignal;
  /** Aborts when what was begun has to end. */
  due: AbortSignal;
}

export function stoppingOf(app: FastifyInstance): Stopping {
  const [begun, due] = [new AbortController(), new AbortController()];
  app.addHook('preClose', async () => {
    begun.abort();
    setTimeout(() => due.abort(), stopTime).unref();
  });
  return { begun: begun.signal, due: due.signal };
}
