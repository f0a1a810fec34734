import type { Connector } from './dial.ts';
import { HttpError } from './http.ts';

/** Milliseconds between looks at a connection. */
const interval = 25;

/** Bytes on the wire for a body of so many: its head, and the framing of chunks, which programs send by the kilobyte. */
export const wireLimit = (bodyBytes: number): number => bodyBytes * 1.25 + 65_536;

/**
 * A connector whose connections end when more bytes than these have come. Sizes and extensions of chunks (RFC 9112, 7.1) never reach
 * those who read a body, but all of them are parsed.
 */
export function capWire(connect: Connector, most: number): Connector {
  return (target, callback) =>
    connect(target, (...[error, socket]) => {
      if (socket === null) {
        callback(error ?? new HttpError('unreachable'), null);
        return;
      }
      const look = setInterval(() => {
        if (socket.bytesRead > most) socket.destroy(new HttpError('too-large'));
      }, interval);
      socket.once('close', () => clearInterval(look));
      callback(null, socket);
    });
}
