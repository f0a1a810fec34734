import { Agent, type Dispatcher, request as send } from 'undici';
import { acceptEncoding, readBody } from './body.ts';
import { HttpError } from './http.ts';

/** In bytes. An answer of some hundred tokens needs a fraction of this. */
const maxAnswer = 262_144;

const connectTime = 3_000;

function plainHeaders(headers: Dispatcher.ResponseData['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    // The body is decoded here, so its encoding and encoded length no longer apply.
    value === undefined || name === 'content-encoding' || name === 'content-length'
      ? []
      : [[name, String(value)]],
  );
}

/**
 * A `fetch` for one endpoint configured by the operator, as the AI SDK expects it. Private addresses are
 * allowed (a model may run locally). Other origins are rejected and redirects are not followed. `patience`
 * (milliseconds) limits one request, 256 KiB one answer. Rejects with `HttpError`.
 */
export function createModelFetch(endpoint: string, patience: number): typeof globalThis.fetch {
  const { origin } = new URL(endpoint);
  const dispatcher = new Agent({ connect: { timeout: connectTime }, headersTimeout: patience });

  return async (target, { method, headers, body, signal } = {}) => {
    const url = new URL(target instanceof Request ? target.url : target);
    if (url.origin !== origin || typeof body !== 'string') throw new HttpError('unreachable');
    const deadline = AbortSignal.timeout(patience);
    const stop = signal ? AbortSignal.any([deadline, signal]) : deadline;
    const sent = { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': acceptEncoding };
    const head = await send(url, {
      dispatcher,
      signal: stop,
      method: method as Dispatcher.HttpMethod,
      body,
      headers: sent,
    });
    const encoding = String(head.headers['content-encoding'] ?? '');
    const { bytes, stopped } = await readBody(head.body, encoding, maxAnswer, stop);
    if (stopped !== undefined) throw new HttpError(stopped === 'cap' ? 'too-large' : 'timeout');
    return new Response(bytes.length === 0 ? null : bytes.slice(), {
      status: head.statusCode,
      headers: plainHeaders(head.headers),
    });
  };
}
