import type { Socket } from 'node:net';
import type { ProblemCode } from '@citewright/contract';
import { problems } from '../problem.ts';

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Milliseconds in which a client may read why; after that nobody who keeps a connection half open keeps it. */
const lingering = 1_000;

/** What cannot be read as HTTP never reaches a route: it is answered on its socket, which then closes. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const code: ProblemCode = 'INVALID_REQUEST';
  // To end is to say that we write no more: the connection would last until the client ends it, too.
  const end = setTimeout(() => socket.destroy(), lingering);
  socket.once('close', () => clearTimeout(end));
  const body = JSON.stringify({ message: problems[code].message, code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
