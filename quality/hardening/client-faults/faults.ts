import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** An answer of the server that was received whole. */
export interface WholeAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A request that a fault meets. */
export interface Exchange {
  response: ServerResponse;
  /** Lets the server do it, and gives its whole answer. */
  forward(): Promise<WholeAnswer>;
}

/** The page of a network that wants a login, as it stands in the place of every answer. */
export const portalPage = '<!doctype html><title>CampusNet</title><h1>Welcome to CampusNet</h1>';
export const portalPath = '/campusnet-login';

/** What a person can know of a change after a fault. */
export type Outcome = 'done' | 'undone' | 'unknown' | 'refused';

export interface Fault {
  /** Whether the server has done what was asked. */
  done: boolean;
  /** What the page can find out, which asks the server again. */
  known: Outcome;
  /** The answer comes, though late. */
  late?: true;
  /** It meets every request, also those by which the page finds out. */
  everywhere?: true;
  /** The browser itself is without a network. */
  offline?: true;
  /** What becomes of a request. */
  meet?: (exchange: Exchange) => Promise<void> | void;
}

/** What our own server says of too many requests. */
export const refusal = 'Too many requests in a short time';

const answerWith =
  (status: number, type: string, body: string, headers: Record<string, string> = {}) =>
  ({ response }: Exchange) =>
    void response.writeHead(status, { 'content-type': type, ...headers }).end(body);

const lose = async ({ response, forward }: Exchange) => {
  await forward();
  response.destroy();
};

function begin({ response }: Exchange, { status, headers, body }: WholeAnswer): void {
  response.writeHead(status, headers);
  response.write(body.subarray(0, body.length >> 1));
}

const portal = answerWith(200, 'text/html; charset=utf-8', portalPage);

/** In how many pieces an answer drips. */
const drops = 10;

/** What happens on the way to a server and back, by name. */
export const faults: Readonly<Record<string, Fault>> = {
  'answer lost': { done: true, known: 'done', meet: lose },
  'answer cut': {
    done: true,
    known: 'done',
    async meet(exchange) {
      begin(exchange, await exchange.forward());
      await delay(100);
      exchange.response.destroy();
    },
  },
  reset: { done: false, known: 'undone', meet: ({ response }) => void response.destroy() },
  hang: { done: false, known: 'undone', meet: () => undefined },
  '429': {
    done: false,
    known: 'refused',
    meet: answerWith(
      429,
      'application/json; charset=utf-8',
      JSON.stringify({ message: `${refusal}\n• Try again in a minute`, code: 'RATE_LIMITED' }),
      { 'retry-after': '60' },
    ),
  },
  '500 empty': { done: false, known: 'undone', meet: answerWith(500, 'text/plain', '') },
  '502 HTML': {
    done: false,
    known: 'undone',
    meet: answerWith(
      502,
      'text/html',
      '<html><h1>502 Bad Gateway</h1><hr><center>nginx/1.24.0</center></html>',
    ),
  },
  '503 text': {
    done: false,
    known: 'undone',
    meet: answerWith(503, 'text/plain', 'upstream connect error or disconnect/reset before headers'),
  },
  'portal 200': { done: false, known: 'undone', meet: portal },
  'portal redirect': {
    done: false,
    known: 'undone',
    meet: ({ response }) => void response.writeHead(302, { location: portalPath }).end(),
  },
  'wrong shape': {
    done: false,
    known: 'undone',
    meet: answerWith(200, 'application/json', '{"status":"ok"}'),
  },
  '200 empty': { done: false, known: 'undone', meet: answerWith(200, 'application/json', '') },
  offline: { done: false, known: 'unknown', everywhere: true, offline: true },
  'slow 2 s': {
    done: true,
    late: true,
    known: 'done',
    async meet(exchange) {
      const [answer] = await Promise.all([exchange.forward(), delay(2_000)]);
      exchange.response.writeHead(answer.status, answer.headers).end(answer.body);
    },
  },
  drip: {
    done: true,
    late: true,
    known: 'done',
    async meet(exchange) {
      const { status, headers, body } = await exchange.forward();
      exchange.response.writeHead(status, headers);
      for (let at = 0; at < drops; at++) {
        exchange.response.write(
          body.subarray(Math.floor((at * body.length) / drops), Math.floor(((at + 1) * body.length) / drops)),
        );
        await delay(100);
      }
      exchange.response.end();
    },
  },
  'all lost': { done: true, known: 'unknown', everywhere: true, meet: lose },
  'all portal': { done: false, known: 'unknown', everywhere: true, meet: portal },
};
