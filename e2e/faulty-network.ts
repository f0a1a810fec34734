import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { port } from './ports.ts';

/** What stands between a browser and the server: nothing, the log-in page of a network for every address, or silence. */
export type NetworkState = 'open' | 'portal' | 'silent';

export const portalText = 'Welcome to CampusNet';

/** A network through which the tested server is reached. Unlike routes of a test it is also that of service workers. */
export interface FaultyNetwork {
  origin: string;
  state: NetworkState;
  /** Paths that a portal lets through. */
  passes: readonly string[];
  close: () => void;
}

/** Opens a network at a port of its own. */
export async function openNetwork(): Promise<FaultyNetwork> {
  const server: Server = createServer((asked, answer) => {
    if (network.state === 'silent') return;
    const { method, headers, url: path = '/' } = asked;
    if (network.state === 'portal' && !network.passes.includes(path)) {
      answer.writeHead(200, { 'content-type': 'text/html' });
      answer.end(`<!doctype html><title>Log in</title><h1>${portalText}</h1>`);
      return;
    }
    const passed = request({ host: '127.0.0.1', port, method, headers, path }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const network: FaultyNetwork = {
    origin: '',
    state: 'open',
    passes: [],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  network.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return network;
}
