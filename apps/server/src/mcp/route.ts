import { createFairQueue } from '@citewright/resolver';
import type { FastifyRequest } from 'fastify';
import { closingOf } from '../edge/event-stream.ts';
import { inTurn } from '../edge/fair-work.ts';
import { tracesOf } from '../edge/log.ts';
import { callerOf } from '../edge/network.ts';
import { ProblemError } from '../problem.ts';
import type { Api } from '../server.ts';
import { clientOf, createApiCaller } from './api-caller.ts';
import { documentBytes } from './tools/document-fields.ts';

/** A document as base64, and what is said of it. */
const bodyLimit = Math.ceil((documentBytes * 4) / 3) + 64 * 1024;

/** A message of at most so many bytes does not wait for others. */
const smallMessage = 1024 * 1024;
/** Large messages that wait, each with its text in memory. */
const mostWaiting = 2;
/** Milliseconds for which one waits. */
const patience = 20_000;

/** A request of the protocol as the web's own, which its library reads; it asks for no address. */
const webRequest = ({ method, headers }: FastifyRequest): Request =>
  new Request('http://localhost/mcp', {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && name !== 'content-length' ? [[name, value]] : [],
    ),
  });

/**
 * `POST /mcp`: the Model Context Protocol over Streamable HTTP (revision 2025-06-18), without sessions of its own: each request is answered
 * for itself, and nothing is kept for a client. The library is loaded with the first request.
 */
export function mcpRoute(app: Api): void {
  // A call of the API holds its input a second and a third time, beside the message: one large one at a time.
  const turns = createFairQueue({ capacity: 1, queue: mostWaiting });
  const config = { heapOfBody: 2 };
  app.post('/mcp', { bodyLimit, config, schema: { hide: true } }, async (request, reply) => {
    const message = request.body;
    // The protocol has no batches any more: each would be as many calls as it holds.
    if (typeof message !== 'object' || message === null || Array.isArray(message))
      throw new ProblemError('INVALID_REQUEST');
    const isLarge = request.heldBytes > smallMessage;
    // A call of the API takes room for the document itself.
    request.leaveBody();
    const closing = closingOf(reply);
    if (isLarge) {
      const signal = AbortSignal.any([closing, AbortSignal.timeout(patience)]);
      const leave = await inTurn(turns, { caller: callerOf(request), signal });
      closing.addEventListener('abort', leave, { once: true });
      if (closing.aborted) leave();
    }
    const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import('./mcp-server.ts'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    ]);
    const transport = new WebStandardStreamableHTTPServerTransport();
    const server = createMcpServer(createApiCaller(app, clientOf(request)), (error) =>
      request.log.error({ failure: tracesOf(error) }, 'a tool failed'),
    );
    await server.connect(transport);
    closing.addEventListener('abort', () => server.close(), { once: true });
    return reply.send(await transport.handleRequest(webRequest(request), { parsedBody: message }));
  });
}
