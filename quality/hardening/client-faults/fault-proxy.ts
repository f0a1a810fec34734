import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Fault, portalPage, portalPath } from './faults.ts';

/** What stands between the browser and the server. */
export interface FaultProxy {
  address: string;
  /** From now on the fault meets the API's requests of this kind. */
  arm(fault: Fault, isMet: (method: string, path: string) => boolean): void;
  /** From now on every request gets a key of its own, as from a page that keeps none. */
  loseKeys(): void;
  /** The network is well again; what hangs is closed. */
  lift(): void;
  /** How many requests a fault has met since it was armed. */
  met(): number;
  close(): void;
}

/** Starts it on a port of loopback. */
export async function startFaultProxy(server: string): Promise<FaultProxy> {
  let armed: { fault: Fault; isMet: (method: string, path: string) => boolean } | undefined;
  let count = 0;
  let losesKeys = false;
  const held = new Set<ServerResponse>();
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    const { headers } = request;
    if (losesKeys && headers['idempotency-key']) headers['idempotency-key'] = randomBytes(32).toString('hex');
    const path = url.split('?', 1)[0] ?? '';
    if (path === portalPath) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(portalPage);
      return;
    }
    const outgoing = send(new URL(url, server), { method, headers });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).on('error', reject);
    });
    answered.catch(() => undefined);
    if (!armed || !path.startsWith('/api/') || !armed.isMet(method, path)) {
      request.pipe(outgoing);
      const answer = await answered;
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      await pipeline(answer, response);
      return;
    }
    count += 1;
    held.add(response);
    const body = await buffer(request);
    const forward = async () => {
      outgoing.end(body);
      const answer = await answered;
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
    };
    await armed.fault.meet?.({ response, forward });
    if (!armed?.fault.done) outgoing.destroy();
  };
  // A page that is closed breaks its connections off.
  const proxy = createServer((request, response) => {
    request.on('error', () => undefined);
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    arm(fault, isMet) {
      armed = { fault, isMet };
      count = 0;
    },
    loseKeys() {
      losesKeys = true;
    },
    lift() {
      armed = undefined;
      for (const response of held) response.destroy();
      held.clear();
    },
    met: () => count,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
