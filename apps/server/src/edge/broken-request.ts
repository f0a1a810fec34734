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

/** Milliseconds for the client to read the answer; then a half-open connection is destroyed. */
const lingering = 1_000;

/** Answers what is not valid HTTP on its socket, which then closes: such a request never reaches a route. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  else answerOnSocket(socket, statuses[error.code ?? ''] ?? 400, 'INVALID_REQUEST');
}

/** Answers a request whose body comes too slowly on its socket, which then closes. */
export const answerSlowRequest = (socket: Socket): void => answerOnSocket(socket, 408, 'INVALID_REQUEST');

function answerOnSocket(socket: Socket, status: number, code: ProblemCode): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // `end` closes our side only: without the timer the connection would stay until the client closes its side.
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
