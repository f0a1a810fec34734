import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { isApiRequest } from './api-guard.ts';
import type { HeldBytes } from './held-bytes.ts';
import { networkOf } from './network.ts';

/** Answers of more bytes are sent in pieces, so that it can be seen how fast they are read. */
const large = 128 * 1024;
const pieceBytes = 64 * 1024;

function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}

/**
 * Sends large answers piece by piece, as they are read, and counts what of the API's answers has not been: files of the site are in
 * memory anyway. Who holds too much is refused.
 */
export function holdAnswers(app: FastifyInstance, held: HeldBytes): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!(bytes instanceof Uint8Array) || bytes.length <= large) return payload;
    if (isApiRequest(request)) {
      const network = networkOf(request.ip);
      held.hold(network, bytes.length);
      reply.raw.once('close', () => held.release(network, bytes.length));
    }
    reply.header('content-length', bytes.length);
    return Readable.from(slicesOf(bytes));
  });
}
