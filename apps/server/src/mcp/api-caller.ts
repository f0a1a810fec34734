import { type Problem, sessionHeader } from '@citewright/contract';
import type { FastifyInstance } from 'fastify';

/** Whose calls these are, and what ends them. */
export interface Asking {
  /** The address of the client, or of the proxy before it. */
  remoteAddress: string;
  /** The session and what a proxy says of the client, as they came. */
  headers: Readonly<Record<string, string>>;
}

/** What the API refused, as a person reads it. */
export class ApiProblem extends Error {
  readonly code: string;
  constructor({ code, message }: Problem) {
    super(message);
    this.code = code;
  }
}

interface ApiRequest {
  method?: 'GET' | 'POST';
  url: string;
  body?: object;
  form?: FormData;
  signal: AbortSignal;
}

/** Calls of the server's own API: with its checks, limits and turns, as if they came from outside. */
export interface ApiCaller {
  /** Who calls, by the session that was named. */
  session: string | undefined;
  /** @throws ApiProblem */
  json<Answer>(request: ApiRequest): Promise<Answer>;
  /** @throws ApiProblem */
  text(request: ApiRequest): Promise<string>;
  /** Gives each event of a stream as it comes. @throws ApiProblem */
  events(request: ApiRequest, onEvent: (name: string, data: unknown) => void): Promise<void>;
}

/** A form as bytes, with the type that names its boundary. */
async function encoded(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
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
  async function send({ method = 'POST', url, body, form, signal }: ApiRequest, accept: string) {
    const file = form && (await encoded(form));
    const payload = file?.payload ?? (body && JSON.stringify(body));
    const type = file?.type ?? (body && 'application/json');
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers, accept, ...(type && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
      remoteAddress,
      signal,
      payloadAsStream: true,
    });
    return { status: answer.statusCode, stream: answer.stream() };
  }

  async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
    const blocks: Buffer[] = [];
    for await (const block of stream) blocks.push(Buffer.from(block));
    return Buffer.concat(blocks).toString('utf8');
  }

  async function text(request: ApiRequest, accept = '*/*'): Promise<string> {
    const { status, stream } = await send(request, accept);
    const content = await textOf(stream);
    if (status >= 400) throw new ApiProblem(JSON.parse(content));
    return content;
  }

  return {
    session: headers[sessionHeader],
    text: (request) => text(request),
    json: async (request) => JSON.parse(await text(request, 'application/json')),
    async events(request, onEvent) {
      const { status, stream } = await send(request, 'text/event-stream');
      if (status >= 400) throw new ApiProblem(JSON.parse(await textOf(stream)));
      const decoder = new TextDecoder();
      let rest = '';
      for await (const block of stream) {
        const blocks = (rest + decoder.decode(Buffer.from(block), { stream: true })).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const each of blocks) {
          const event = eventOf(each);
          if (event) onEvent(event.name, JSON.parse(event.data));
        }
      }
    },
  };
}
