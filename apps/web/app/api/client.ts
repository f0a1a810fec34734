import { isUnanswered, RequestError } from './request-error.ts';
import { adoptSession, randomToken, sessionId } from './session.ts';
import { sendToSite } from './transport.ts';
import { sessionHeader } from './wire.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** How our answers are known from what a network puts in their place, such as its log-in page. */
const marks = {
  json: ['content-type', 'application/json'],
  events: ['content-type', 'text/event-stream'],
  file: ['content-disposition', 'attachment'],
} as const;

export interface Call {
  method: Method;
  /** The path with its leading slash: `/api/citations`. */
  path: string;
  /** JSON body, or a form with a file. */
  body?: unknown;
  /** The same for every attempt of one POST; by default that of the same call that is unanswered, or a new one. */
  idempotencyKey?: string;
  /** What the answer is; by default JSON. */
  answer?: keyof typeof marks;
  /** The status that counts as success; by default 200 to 299. */
  expect?: number;
  signal?: AbortSignal | undefined;
  /** It may not be sent again by itself: what it uses up works once. */
  once?: boolean;
}

/** Milliseconds of silence after which a call counts as unanswered. The server ends its own work earlier. */
const patience = { GET: 15_000, other: 30_000, file: 300_000 };

/** Longer texts, in characters, may take as long to send as a file. */
const large = 100_000;

/** Milliseconds until a call whose connection broke is sent once more. */
const pause = 500;

// Module-level, as the server's memory of them is: by path and body, the key of each POST of this page that is unanswered.
const unanswered = new Map<string, string>();
const mostUnanswered = 20;

const attemptOf = ({ path, body }: Call): string => `${path} ${JSON.stringify(body)}`;

/** A signal that aborts with the caller's, or in silence; `hear` tells that something came, `end` that nothing else is awaited. */
function listenForAnswer(milliseconds: number, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  const leave = () => controller.abort(caller?.reason);
  if (caller?.aborted) leave();
  caller?.addEventListener('abort', leave);
  let timer: ReturnType<typeof setTimeout>;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new DOMException('No answer', 'TimeoutError')), milliseconds);
  };
  hear();
  return { signal: controller.signal, hear, end: () => clearTimeout(timer) };
}

async function send({ method, path, body, answer, signal }: Call, key: string): Promise<Response> {
  const headers = new Headers({ [sessionHeader]: sessionId() });
  if (answer === 'events') headers.set('accept', marks.events[1]);
  // A form names its own type, with the boundary of its parts.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', marks.json[1]);
  // The server runs a repeated POST (double click, lost response) only once.
  if (method === 'POST') headers.set('idempotency-key', key);
  const sent = isForm ? body : body === undefined ? null : JSON.stringify(body);
  const isFile = isForm || String(sent).length > large;
  const line = listenForAnswer(patience[isFile ? 'file' : method === 'GET' ? 'GET' : 'other'], signal);
  try {
    // Our API redirects nobody.
    const init: RequestInit = { method, headers, body: sent, signal: line.signal, redirect: 'error' };
    const response = await sendToSite(path, init);
    if (!response.body) line.end();
    const heard = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          line.hear();
          controller.enqueue(chunk);
        },
        flush: line.end,
      }),
    );
    return new Response(heard ?? null, response);
  } catch (error) {
    line.end();
    throw error;
  }
}

/** Sends a call, and once more when its connection broke: nothing is done twice, so this finds out what became of it. */
async function sendAgain(request: Call, key: string): Promise<Response> {
  try {
    return await send(request, key);
  } catch (error) {
    if (!(error instanceof TypeError) || request.answer === 'events' || request.once) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return await send(request, key);
  }
}

/**
 * Makes a call with cookies and the session header (specification §7) and returns the response.
 * @throws RequestError for an unexpected status, or an answer that is not of our server; `fetch`'s own error when there is no response
 */
export async function call(request: Call): Promise<Response> {
  const { answer = 'json', expect } = request;
  const attempt = attemptOf(request);
  const key = request.idempotencyKey ?? unanswered.get(attempt) ?? randomToken();
  if (request.method === 'POST') unanswered.set(attempt, key);
  const [oldest] = unanswered.keys();
  if (unanswered.size > mostUnanswered && oldest !== undefined) unanswered.delete(oldest);
  const response = await sendAgain(request, key);
  const [name, mark] = marks[answer];
  const isSuccess = expect === undefined ? response.ok : response.status === expect;
  const isOurs = response.headers.get(name)?.startsWith(mark);
  if (isSuccess && isOurs) {
    adoptSession(response.headers);
    return response;
  }
  const error = new RequestError(response.status, await response.text(), response.statusText);
  if (!isUnanswered(error) && response.status < 500) unanswered.delete(attempt);
  throw error;
}

/** Makes a call and returns the parsed JSON, not yet validated by a schema of the contract. */
export async function callJson(request: Call): Promise<unknown> {
  const response = await call(request);
  const parsed: unknown = await response.json();
  // Not before: an answer may break off.
  unanswered.delete(attemptOf(request));
  return parsed;
}
