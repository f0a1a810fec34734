import { requestErrorOf } from './request-error.ts';
import { adoptSession, randomToken, sessionId } from './session.ts';
import { sendToSite } from './transport.ts';
import { sessionHeader } from './wire.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Call {
  method: Method;
  /** The path with its leading slash: `/api/citations`. */
  path: string;
  /** JSON body, or a form with a file. */
  body?: unknown;
  /** The same for every attempt of one POST; by default each call has its own. */
  idempotencyKey?: string;
  accept?: string;
  /** The status that counts as success; by default 200 to 299. */
  expect?: number;
  signal?: AbortSignal | undefined;
}

function headersOf({ method, body, accept, idempotencyKey = randomToken() }: Call): Headers {
  const headers = new Headers({ [sessionHeader]: sessionId() });
  if (accept !== undefined) headers.set('accept', accept);
  // A form names its own type, with the boundary of its parts.
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  // The server runs a repeated POST (double click, lost response) only once.
  if (method === 'POST') headers.set('idempotency-key', idempotencyKey);
  return headers;
}

function bodyOf({ body }: Call): BodyInit | null {
  if (body instanceof FormData) return body;
  return body === undefined ? null : JSON.stringify(body);
}

function send(request: Call): Promise<Response> {
  return sendToSite(request.path, {
    method: request.method,
    headers: headersOf(request),
    body: bodyOf(request),
    signal: request.signal ?? null,
  });
}

/**
 * Makes a call with cookies and the session header (specification §7) and returns the response.
 * @throws RequestError for any status other than the expected one, and `fetch`'s own error when there is no response
 */
export async function call(request: Call): Promise<Response> {
  const response = await send(request);
  adoptSession(response.headers);
  const expected = request.expect === undefined ? response.ok : response.status === request.expect;
  if (!expected) throw await requestErrorOf(response);
  return response;
}

/** Makes a call and returns the parsed JSON, not yet validated by a schema of the contract. */
export async function callJson(request: Call): Promise<unknown> {
  const response = await call(request);
  return response.json();
}
