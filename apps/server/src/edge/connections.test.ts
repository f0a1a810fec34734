import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { guardConnections } from './connections.ts';

/** A connection to a server that answers 404 to `/nothing` and takes a moment for `/slow`. */
async function openConnection(): Promise<Socket> {
  const server = createServer(async (request, response) => {
    const { url } = request;
    if (url === '/slow') await delay(20);
    response.statusCode = url === '/nothing' ? 404 : 200;
    if (url === '/nothing') response.shouldKeepAlive = request.method !== 'PUT';
    response.end(url);
  });
  guardConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  return socket;
}

/** Sends bytes and gives all that comes back until the server closes the connection. */
async function exchange(socket: Socket, bytes: string): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: localhost', ...headers, '\r\n'].join('\r\n');

test.each([
  ['CONNECT is answered', 'CONNECT example.org:443 HTTP/1.1\r\nhost: example.org\r\n\r\n', 405],
  ['two hosts are refused', get('/health', 'Host: example.org'), 400],
  ['one host in capitals is accepted', 'GET /health HTTP/1.1\r\nHOST: a\r\nconnection: close\r\n\r\n', 200],
])('%s', async (_, bytes, status) => {
  expect(statuses(await exchange(await openConnection(), bytes))).toEqual([status]);
});

test('requests on one connection are handled one after the other', async () => {
  const answer = await exchange(
    await openConnection(),
    `${get('/slow')}${get('/health')}${get('/last', 'connection: close')}`,
  );
  expect(statuses(answer)).toEqual([200, 200, 200]);
  expect(answer.indexOf('/slow')).toBeLessThan(answer.indexOf('/health'));
});

test('of many requests at once seventeen are answered, and the connection is closed', async () => {
  const answer = await exchange(await openConnection(), get('/slow').repeat(3_000));
  expect(statuses(answer)).toEqual([...Array.from({ length: 17 }, () => 200), 503]);
  expect(answer).toMatch(/retry-after: 5/i);
});

test('a connection is closed when its body was not read, and left open when it was', async () => {
  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n`;
  const unread = await exchange(await openConnection(), head('/nothing', 1_000_000));
  expect(statuses(unread)).toEqual([404]);
  const read = await exchange(
    await openConnection(),
    `${head('/nothing', 2)}{}${get('/health', 'connection: close')}`,
  );
  expect(statuses(read)).toEqual([404, 200]);
});

test.each(['POST', 'PUT'])(
  'a client of %s that reads when it has sent all sees its answer',
  async (method) => {
    const socket = await openConnection();
    const faults: Error[] = [];
    socket.on('error', (error) => faults.push(error)).pause();
    const body = Buffer.alloc(24_000_000);
    const head = `${method} /nothing HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n`;
    socket.write(head);
    // Its answer comes long before it has sent all.
    await delay(50);
    await new Promise((resolve) => socket.write(body, resolve));
    socket.resume();
    expect([statuses(await exchange(socket, '')), faults]).toEqual([[404], []]);
  },
);

test('a client that sends without end after its answer is cut off', async () => {
  const socket = await openConnection();
  socket.write('POST /nothing HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9000000000\r\n\r\n');
  const block = Buffer.alloc(1_048_576);
  for (let sent = 0; !socket.destroyed; sent += 1) {
    expect(sent).toBeLessThan(200);
    await new Promise((resolve) => socket.write(block, resolve));
  }
});
