import { randomUUID } from 'node:crypto';
import { type Problem, sessionHeader } from '@citewright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiCalls, ApiDocument, ApiFile, ApiStreams } from './api-calls.ts';

/** Whose calls these are, and what ends them. */
export interface Asking {
  /** The address of the client, or of the proxy before it. */
  remoteAddress: string;
  /** The session and what a proxy says of the client, as they came. */
  headers: Readonly<Record<string, string>>;
}

/** Headers that say who the client is; calls of the API count for it. */
const passed = [sessionHeader, 'x-forwarded-for', 'x-forwarded-proto', 'user-agent'];

/** The client of a request, in whose name the API is called. */
export function clientOf({ headers, raw }: FastifyRequest): Asking {
  const own = passed.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { remoteAddress: raw.socket.remoteAddress ?? '', headers: Object.fromEntries(own) };
}

/** What the API refused, as a person reads it. */
export class ApiProblem extends Error {
  readonly code: string;
  /** Works to choose from instead. */
  readonly alternatives: Problem['alternatives'];
  /** Seconds until the call may be tried again. */
  readonly retryAfter: number | undefined;
  constructor({ code, message, alternatives }: Problem, retryAfter?: number) {
    super(message);
    this.code = code;
    this.alternatives = alternatives;
    this.retryAfter = retryAfter;
  }
}

/** What a call takes, and what ends it. */
type Given<Call> = Omit<Call, 'answer' | 'events'> & { signal: AbortSignal };

/** Hears of each event of a stream as it comes. */
type Handlers<Events> = { readonly [Name in keyof Events]?: (data: Events[Name]) => void };

/** A document that the API gives: its bytes, its type, and places that could not be changed, as `Citewright-Left` names them. */
export interface ApiBytes {
  bytes: Buffer;
  mediaType: string;
  left: string;
}

/** Calls of the server's own API: with its checks, limits and turns, as if they came from outside. */
export interface ApiCaller {
  /** Who calls, by the session that was named. */
  session: string | undefined;
  /** @throws ApiProblem */
  json<Call extends keyof ApiCalls>(
    call: Call,
    given: Given<ApiCalls[Call]>,
  ): Promise<ApiCalls[Call]['answer']>;
  /** @throws ApiProblem */
  text(call: ApiFile, given: Given<unknown>): Promise<string>;
  /** The bytes of a document. @throws ApiProblem */
  document(call: ApiDocument, given: { form: FormData; signal: AbortSignal }): Promise<ApiBytes>;
  /** Ends with the stream. @throws ApiProblem */
  events<Call extends keyof ApiStreams>(
    call: Call,
    given: Given<ApiStreams[Call]>,
    handlers: Handlers<ApiStreams[Call]['events']>,
  ): Promise<void>;
}

/** What a call may take. */
interface Sent {
  body?: object;
  form?: FormData;
  query?: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

const escapedInForm = (name: string) =>
  name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');

/** A form as bytes (RFC 7578), with the type that names its boundary: `Response` copies a document again and again, and answers nobody meanwhile. */
async function encoded(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const boundary = `form-${randomUUID()}`;
  const pieces: Uint8Array[] = [];
  for (const [name, part] of form) {
    const fileName = typeof part === 'string' ? '' : `; filename="${escapedInForm(part.name)}"`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${escapedInForm(name)}"${fileName}\r\n\r\n`;
    const content = typeof part === 'string' ? Buffer.from(part) : await part.bytes();
    pieces.push(Buffer.from(head), content, Buffer.from('\r\n'));
  }
  const payload = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
}

/** The name and the data of one event of a stream. */
function eventOf(block: string): { name: string; data: string } | undefined {
  const lineOf = (field: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${field}: `))
      ?.slice(field.length + 2);
  const [name, data] = [lineOf('event'), lineOf('data')];
  return name === undefined || data === undefined ? undefined : { name, data };
}

/** Calls the API of `app` for a client. */
export function createApiCaller(app: FastifyInstance, { remoteAddress, headers }: Asking): ApiCaller {
  async function send(call: string, { body, form, query, signal }: Sent, accept: string) {
    const [method, path] = call.split(' ') as ['GET' | 'POST', string];
    const file = form && (await encoded(form));
    const payload = file?.payload ?? (body && JSON.stringify(body));
    const type = file?.type ?? (body && 'application/json');
    const answer = await app.inject({
      method,
      url: query ? `${path}?${new URLSearchParams(query)}` : path,
      headers: { ...headers, accept, ...(type && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
      remoteAddress,
      signal,
      payloadAsStream: true,
    });
    const retryAfter = Number(answer.headers['retry-after'] ?? Number.NaN);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
      stream: answer.stream(),
    };
  }

  async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
    const blocks: Buffer[] = [];
    for await (const block of stream) blocks.push(Buffer.from(block));
    return Buffer.concat(blocks);
  }

  const textOf = async (stream: NodeJS.ReadableStream) => (await bytesOf(stream)).toString('utf8');

  async function text(call: string, given: Sent, accept = '*/*'): Promise<string> {
    const { status, retryAfter, stream } = await send(call, given, accept);
    const content = await textOf(stream);
    if (status >= 400) throw new ApiProblem(JSON.parse(content), retryAfter);
    return content;
  }

  return {
    session: headers[sessionHeader],
    text: (call, given) => text(call, given),
    async document(call, given) {
      const { status, retryAfter, stream, headers } = await send(call, given, '*/*');
      const bytes = await bytesOf(stream);
      if (status >= 400) throw new ApiProblem(JSON.parse(bytes.toString('utf8')), retryAfter);
      const [mediaType, left] = [headers['content-type'], headers['citewright-left'] ?? ''];
      return { bytes, mediaType: String(mediaType), left: String(left) };
    },
    json: async (call, given) => JSON.parse(await text(call, given, 'application/json')),
    async events(call, given, handlers) {
      const { status, stream } = await send(call, given, 'text/event-stream');
      if (status >= 400) throw new ApiProblem(JSON.parse(await textOf(stream)));
      const decoder = new TextDecoder();
      let rest = '';
      for await (const block of stream) {
        const blocks = (rest + decoder.decode(Buffer.from(block), { stream: true })).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const each of blocks) {
          const event = eventOf(each);
          if (event) handlers[event.name as keyof typeof handlers]?.(JSON.parse(event.data));
        }
      }
    },
  };
}
