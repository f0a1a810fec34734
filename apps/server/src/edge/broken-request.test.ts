import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerBrokenRequest } from './broken-request.ts';

test.each([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_INVALID_METHOD', '400 Bad Request'],
])('%s is answered with %s, and a connection that stays open is closed', async (code, status) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // Like Node's HTTP server.
  const server = createServer({ allowHalfOpen: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  const [socket] = await once(server, 'connection');

  answerBrokenRequest(Object.assign(new Error('broken'), { code }), socket);
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  const closed = once(socket, 'close');
  vi.advanceTimersByTime(1_000);
  await closed;
  expect(socket.destroyed).toBe(true);
});
