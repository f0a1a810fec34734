import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closeUnread, refuseOnSocket } from './broken-request.ts';
import { isOddlyAddressed } from './request-target.ts';

type Request = FastifyRequest['raw'];
type Response = FastifyReply['raw'];
type Server = FastifyInstance['server'];

/** Requests that may wait on a connection while an earlier one is answered. Browsers and proxies send none. */
const mostWaiting = 16;

/** For so many seconds an answer may stand still; after them it must have been accepted at this rate in bytes a second. */
const grace = 20;
const leastRate = 4_096;

/** An answer that is being sent: since when there have been bytes that the client did not accept, and what it had accepted then. */
interface Sending {
  since: number;
  accepted: number;
}

const acceptedBy = (socket: Socket) => socket.bytesWritten - socket.writableLength;

/** A request has one host (RFC 9112, 3.2): with two, we and a proxy might take it for requests to different sites. */
function hasTwoHosts({ rawHeaders }: Request): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

/**
 * The rules of connections, whatever is asked: requests of one connection are handled one after the other, a request has one host and a
 * target that are spelled plainly, a body that nobody wanted is not read, an answer must be accepted, and CONNECT is answered.
 */
export function guardConnections(server: Server): void {
  const handlers = server.listeners('request') as ((request: Request, response: Response) => void)[];
  /** What waits on each connection that has a request under way. */
  const busy = new Map<Socket, (() => void)[]>();
  const sending = new Map<Socket, Sending>();

  function handle(request: Request, response: Response): void {
    const { socket } = request;
    if (hasTwoHosts(request) || isOddlyAddressed(request)) {
      refuseOnSocket(socket, 'INVALID_REQUEST');
      return;
    }
    // A body in chunks is read on when somebody wants it: the framing that comes before that is more work than a refusal.
    if (request.headers['transfer-encoding'] !== undefined) socket.pause();
    sending.set(socket, { since: performance.now(), accepted: acceptedBy(socket) });
    const destroySoon = () => Socket.prototype.destroySoon.call(socket);
    let isLast = false;
    // Node's own way breaks the connection of a client that is still sending.
    socket.destroySoon = () => {
      if (request.complete) destroySoon();
      else isLast = true;
    };
    response.once('finish', () => {
      // What arrived together with the head has been read then.
      setImmediate(() => {
        if (!request.complete) closeUnread(socket);
        else if (isLast) destroySoon();
      });
    });
    response.once('close', () => {
      sending.delete(socket);
      const next = socket.destroyed ? undefined : busy.get(socket)?.shift();
      if (next) next();
      else busy.delete(socket);
    });
    for (const handler of handlers) handler(request, response);
  }

  function judge(socket: Socket, state: Sending): void {
    const accepted = acceptedBy(socket);
    const seconds = (performance.now() - state.since) / 1_000;
    if (socket.writableLength === 0) sending.set(socket, { since: performance.now(), accepted });
    else if (accepted - state.accepted < (seconds - grace) * leastRate) socket.destroy();
  }

  const sweep = setInterval(() => {
    for (const [socket, state] of sending) judge(socket, state);
  }, 1_000).unref();
  server.once('close', () => clearInterval(sweep));

  server.removeAllListeners('request');
  server.on('request', (request: Request, response: Response) => {
    const { socket } = request;
    const waiting = busy.get(socket);
    if (waiting === undefined) {
      busy.set(socket, []);
      handle(request, response);
    } else if (waiting.length < mostWaiting) waiting.push(() => handle(request, response));
    else if (waiting.length === mostWaiting) {
      waiting.push(() => refuseOnSocket(socket, 'OVERLOADED'));
      socket.pause();
    }
  });
  server.on('connect', (_: Request, socket: Socket) => refuseOnSocket(socket, 'METHOD_NOT_ALLOWED'));
}
