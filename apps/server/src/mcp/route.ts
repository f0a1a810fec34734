import type { FastifyRequest } from 'fastify';
import { closingOf } from '../edge/event-stream.ts';
import { tracesOf } from '../edge/log.ts';
import { ProblemError } from '../problem.ts';
import type { Api } from '../server.ts';
import { clientOf, createApiCaller } from './api-caller.ts';
import { documentBytes } from './tools/paper.ts';

/** A document as base64, and what is said of it. */
const bodyLimit = Math.ceil((documentBytes * 4) / 3) + 64 * 1024;

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
  app.post('/mcp', { bodyLimit, schema: { hide: true } }, async (request, reply) => {
    const message = request.body;
    // The protocol has no batches any more: each would be as many calls as it holds.
    if (typeof message !== 'object' || message === null || Array.isArray(message))
      throw new ProblemError('INVALID_REQUEST');
    // A call of the API takes room for the document itself.
    request.leaveBody();
    const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import('./mcp-server.ts'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    ]);
    const transport = new WebStandardStreamableHTTPServerTransport();
    const server = createMcpServer(createApiCaller(app, clientOf(request)), (error) =>
      request.log.error({ failure: tracesOf(error) }, 'a tool failed'),
    );
    await server.connect(transport);
    closingOf(reply).addEventListener('abort', () => server.close(), { once: true });
    return reply.send(await transport.handleRequest(webRequest(request), { parsedBody: message }));
  });
}
