import type { Socket } from 'node:net';
import type { ProblemCode } from '@citewright/contract';
import { problemMessages } from '@citewright/words';
import { problems } from '../problem.ts';

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
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
  else refuseOnSocket(socket, 'INVALID_REQUEST', statuses[error.code ?? ''] ?? 400);
}

/** Answers a request whose body comes too slowly on its socket, which then closes. */
export const answerSlowRequest = (socket: Socket): void => refuseOnSocket(socket, 'INVALID_REQUEST', 408);

/** What a client may still send after its answer: bytes, and milliseconds. */
const forgotten = { bytes: 64 * 1_048_576, milliseconds: 10_000 };

/**
 * Closes a connection after its answer. What the client is still sending is taken and forgotten, unparsed: were it not read, the connection would break before
 * many programs look for the answer (RFC 9112, 9.6). A body that was refused in the middle is not read on.
 */
export function closeUnread(socket: Socket): void {
  if (socket.isPaused()) {
    socket.end();
    destroyLater(socket);
    return;
  }
  let bytes = 0;
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > forgotten.bytes) socket.destroy();
  });
  socket.end();
  destroyLater(socket, forgotten.milliseconds);
}

function destroyLater(socket: Socket, milliseconds = lingering): void {
  // `end` closes our side only: without the timer the connection would stay until the client closes its side.
  const end = setTimeout(() => socket.destroy(), milliseconds);
  socket.once('close', () => clearTimeout(end));
}

/** Answers on a socket with a problem, where no answer has begun; it then closes. */
export function refuseOnSocket(socket: Socket, code: ProblemCode, status = problems[code].status): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  destroyLater(socket);
  const { retryAfter } = problems[code];
  const message = problemMessages[code];
  const body = JSON.stringify({ message, code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      ...(status === 405 ? ['Allow: GET, HEAD'] : []),
      ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
