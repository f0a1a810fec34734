import { createServer, type Socket } from 'node:net';
import { brotliCompressSync, constants, createGzip, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { createHttp, type HttpOptions } from './client.ts';
import { type StubService, startService } from './stub-service.fixture.ts';

const mebibyte = 1_048_576;
const html = '<html><head><title>On widgets</title></head><body>';
const timeouts = { connect: 200, headers: 300, total: 400 };
/** What is to come has to come before the deadline, on a busy machine, too. */
const enough = { connect: 1_500, headers: 1_500, total: 1_500 };

const text = (body: Uint8Array | string) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

function httpFor(host: string, options: Partial<HttpOptions> = {}) {
  return createHttp({ userAgent: 'Citewright/test', fetchAllow: [host], ...options });
}

/** A host that speaks whatever the test writes to the socket, once a request has come. */
async function startSocket(speak: (socket: Socket) => void): Promise<Pick<StubService, 'host' | 'origin'>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => speak(socket));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return { host, origin: `http://${host}` };
}

/** Writes pieces of a text for ever, one every few milliseconds. */
function drip(socket: Socket, piece: (turn: number) => string): void {
  let turn = 0;
  const timer = setInterval(() => socket.write(piece(turn++)), 10);
  socket.once('close', () => clearInterval(timer));
}

describe('decompression bombs', () => {
  const payload = Buffer.alloc(64 * mebibyte, 'a');
  const bombs = {
    gzip: gzipSync(payload),
    br: brotliCompressSync(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    'gzip, gzip': gzipSync(gzipSync(payload)),
  };

  it.each(Object.entries(bombs))(
    'twenty at once by %s give no more than their caps',
    async (encoding, bomb) => {
      const service = await startService((_, response) => {
        response.setHeader('content-encoding', encoding).setHeader('content-type', 'text/html').end(bomb);
      });
      const http = httpFor(service.host);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => http({ url: `${service.origin}/${index}`, kind: 'page' })),
      );
      expect(new Set(answers.map(({ body, cut }) => `${body.length} ${cut}`))).toEqual(
        new Set([`${2 * mebibyte} cap`]),
      );
    },
  );

  it('leave the next request as it was', async () => {
    const service = await startService((_, response, path) => {
      response.setHeader('content-type', 'text/html');
      if (path === '/bomb') response.setHeader('content-encoding', 'gzip').end(bombs.gzip);
      else response.end(html);
    });
    const http = httpFor(service.host);
    await http({ url: `${service.origin}/bomb`, kind: 'page' });
    expect(text((await http({ url: `${service.origin}/page`, kind: 'page' })).body)).toBe(html);
  });
});

describe('hosts that drip', () => {
  it('their headers are given up at the deadline', async () => {
    const { host, origin } = await startSocket((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      drip(socket, (turn) => `x-${turn}: ${turn}\r\n`);
    });
    await expect(httpFor(host, { timeouts })({ url: origin, kind: 'page' })).rejects.toMatchObject({
      code: 'timeout',
    });
  });

  it('endless headers are given up before they fill the memory', async () => {
    const { host, origin } = await startSocket((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      drip(socket, (turn) => `x-${turn}: ${'a'.repeat(8_000)}\r\n`);
    });
    await expect(httpFor(host)({ url: origin, kind: 'page' })).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('their bodies are used as far as they came', async () => {
    const { host, origin } = await startSocket((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 100000\r\n\r\n${html}`);
      drip(socket, () => '.');
    });
    const { body, cut } = await httpFor(host, { timeouts: enough })({ url: origin, kind: 'page' });
    expect([text(body).startsWith(html), cut]).toEqual([true, 'deadline']);
  });

  it('so are compressed ones', async () => {
    const service = await startService((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      const gzip = createGzip();
      gzip.pipe(response);
      gzip.write(html);
      gzip.flush();
    });
    const { body, cut } = await httpFor(service.host, { timeouts: enough })({
      url: service.origin,
      kind: 'page',
    });
    expect([text(body), cut]).toEqual([html, 'deadline']);
  });

  it('redirects that drip have one deadline for all hops', async () => {
    const service = await startService((_, response, path) => {
      const hop = Number(path.slice(1));
      setTimeout(() => response.writeHead(302, { location: `/${hop + 1}` }).end(), 150);
    });
    const http = httpFor(service.host, { timeouts });
    await expect(http({ url: `${service.origin}/0`, kind: 'page' })).rejects.toMatchObject({
      code: 'timeout',
    });
  });
});

describe('bodies that break off', () => {
  const head = (headers: string) => `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${headers}\r\n\r\n`;

  it.each([
    ['before their length', (socket: Socket) => socket.end(head('content-length: 5000') + html)],
    [
      'between two chunks',
      (socket: Socket) =>
        socket.end(`${head('transfer-encoding: chunked')}${html.length.toString(16)}\r\n${html}\r\n`),
    ],
  ])('%s are used as far as they came', async (_, speak) => {
    const { host, origin } = await startSocket(speak);
    const { body, cut } = await httpFor(host)({ url: origin, kind: 'page' });
    expect([text(body), cut]).toEqual([html, 'broken']);
  });

  it('are no answer of an API', async () => {
    const { host, origin } = await startSocket((socket) => socket.end(head('content-length: 5000') + html));
    await expect(httpFor(host)({ url: origin, kind: 'api' })).rejects.toMatchObject({ code: 'garbled' });
  });
});

test('a host that sends framing instead of a body is cut off before the deadline', async () => {
  const unit = `1;${'x'.repeat(8_000)}\r\n \r\n`;
  const { host, origin } = await startSocket((socket) => {
    const flood = () => {
      while (socket.writable && socket.write(unit));
    };
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\n');
    socket.on('drain', flood);
    flood();
  });
  expect(await httpFor(host)({ url: origin, kind: 'page' })).toMatchObject({ cut: 'broken' });
});
