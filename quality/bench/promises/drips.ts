// A hundred hosts that send one byte a second are all asked for a page, while the health of the server is polled.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newSessionId } from '../../../apps/server/src/session.ts';
import { type Outcome, quantile } from '../../figures.ts';
import { drive, poolOf, send } from '../driver/open-loop.ts';
import { told } from './steady.ts';

const hosts = 100;
const rate = 50;
const bar = 100;

/** Hosts that never come to an end. */
export interface Drips {
  /** `host:port` of each, for FETCH_ALLOW. */
  hosts: string[];
  close(): void;
}

/** Starts them: one port, and for each host an address of its own in the loopback network. */
export async function startDrips(): Promise<Drips> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const drop = setInterval(() => response.write('<'), 1_000);
    response.once('close', () => clearInterval(drop));
  });
  await new Promise<void>((ready) => server.listen(0, '0.0.0.0', ready));
  const { port } = server.address() as AddressInfo;
  return {
    hosts: Array.from({ length: hosts }, (_, at) => `127.0.1.${at + 1}:${port}`),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Asks for all of them at once, and for the server's health meanwhile. */
export async function drips(address: string, { hosts }: Drips, seconds: number): Promise<Outcome> {
  const pool = poolOf(address);
  const pages = hosts.map((host, at) =>
    send(pool, {
      method: 'POST',
      path: '/api/citations',
      headers: {
        'content-type': 'application/json',
        'x-session-id': newSessionId(),
        'x-forwarded-for': `10.8.0.${at}`,
      },
      body: JSON.stringify({ format: 'apa', inputType: 'url', sourceInput: `http://${host}/page` }),
    }),
  );
  const answers = await drive(address, { rate, seconds }, () => ({
    method: 'GET',
    path: '/api/health',
    headers: {},
  }));
  const statuses = Object.entries(Object.groupBy(await Promise.all(pages), ({ status }) => status));
  await pool.close();
  const p99 = quantile(
    answers.map(({ latency }) => latency),
    0.99,
  );
  return {
    promise: `health while ${pages.length} hosts drip`,
    bar: `p99 ${bar} ms`,
    measured: `${told(answers, [0.5, 0.99])}; their pages were answered ${statuses.map(([status, all]) => `${all?.length} x ${status}`).join(', ')}`,
    held: p99 <= bar && answers.every(({ status }) => status === 200),
  };
}
