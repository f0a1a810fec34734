import { Agent, request as send } from 'undici';
import { acceptEncoding, readBody } from './body.ts';
import { HttpError } from './http.ts';

/** In bytes. An answer of some hundred tokens needs a fraction of this. */
const maxAnswer = 262_144;

const connectTime = 3_000;

/** What is posted to a path below the endpoint. */
export interface ModelPost {
  path: string;
  headers: Readonly<Record<string, string>>;
  body: object;
}

/** The answer to a post: any status, the whole body as text. */
export interface ModelReply {
  status: number;
  text: string;
}

/** Posts JSON to the endpoint of a model. Rejects with `HttpError` or an error of undici, and with the reason of `signal`. */
export type PostToModel = (post: ModelPost, signal: AbortSignal) => Promise<ModelReply>;

/**
 * Posts to one endpoint that the operator configured: its host and nothing else, since undici follows no redirects. Private addresses are
 * allowed, because a model may run locally. `patience` (milliseconds) limits one request, 256 KiB one answer.
 */
export function createModelPost(endpoint: string, patience: number): PostToModel {
  const base = endpoint.replace(/\/+$/, '');
  const dispatcher = new Agent({ connect: { timeout: connectTime }, headersTimeout: patience });

  return async ({ path, headers, body }, signal) => {
    const stop = AbortSignal.any([AbortSignal.timeout(patience), signal]);
    const answer = await send(base + path, {
      dispatcher,
      signal: stop,
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json', 'accept-encoding': acceptEncoding },
    });
    const encoding = String(answer.headers['content-encoding'] ?? '');
    const { bytes, stopped } = await readBody(answer.body, encoding, maxAnswer, stop);
    if (stopped !== undefined) throw new HttpError(stopped === 'cap' ? 'too-large' : 'timeout');
    return { status: answer.statusCode, text: new TextDecoder().decode(bytes) };
  };
}
