import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type { IncomingMessage, ServerResponse };

/** A local service, and the paths requested from it. */
export interface StubService {
  origin: string;
  /** For `fetchAllow`. */
  host: string;
  asked: string[];
}

/** Starts a local service, and stops it when the test is over. */
export async function startService(
  answer: (request: IncomingMessage, response: ServerResponse, path: string) => void,
): Promise<StubService> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response, request.url ?? '');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin: `http://${host}`, host, asked };
}
