import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { upstreamLimits } from '@citewright/resolver';

/** Answers a request of the server under test. */
export type StubAnswer = (response: ServerResponse, request?: IncomingMessage) => void;

/** A local server in the place of every service and of the web. */
export interface Stub {
  origin: string;
  /** Variables that point the server under test to the stub, each service below a path of its name. */
  environment: Record<string, string>;
  /** Answers by path prefix; the longest match wins. Anything else is a 404. */
  routes: Map<string, StubAnswer>;
  /** How often a path with this prefix was requested. */
  asked(prefix: string): number;
  close(): void;
}

/** Starts it on loopback, or on all addresses of this machine: then each address 127.x.y.z is another host of the web. */
export async function startStub(everywhere = false): Promise<Stub> {
  const routes = new Map<string, StubAnswer>();
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    const [best] = [...routes.keys()]
      .filter((prefix) => path.startsWith(prefix))
      .toSorted((one, other) => other.length - one.length);
    const answer = routes.get(best ?? '');
    if (answer) answer(response, request);
    else response.writeHead(404).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, everywhere ? '0.0.0.0' : '127.0.0.1', ready));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const services = Object.keys(upstreamLimits);
  return {
    origin: `http://${host}`,
    environment: {
      FETCH_ALLOW: host,
      ...Object.fromEntries(
        services.map((name) => [`UPSTREAM_${name.toUpperCase()}`, `http://${host}/${name}`]),
      ),
    },
    routes,
    asked: (prefix) => paths.filter((path) => path.startsWith(prefix)).length,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An answer in JSON. */
export const json =
  (body: unknown): StubAnswer =>
  (response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

/** A page. */
export const html =
  (text: string | Buffer, status = 200, type = 'text/html; charset=utf-8'): StubAnswer =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(text);

/** A status and its headers. */
export const status =
  (code: number, headers: Record<string, string> = {}): StubAnswer =>
  (response) =>
    void response.writeHead(code, headers).end('<html>no</html>');
