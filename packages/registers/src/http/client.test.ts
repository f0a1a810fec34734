import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createHttp, type HttpOptions } from './client.ts';
import { type StubService, startService } from './stub-service.fixture.ts';

const html = '<title>A page</title>';

function httpFor(service: StubService, options: Partial<HttpOptions> = {}) {
  return createHttp({ userAgent: 'Citewright/test', fetchAllow: [service.host], ...options });
}

const text = (body: Uint8Array | string) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

describe('bodies are decompressed', () => {
  it.each([
    ['gzip', gzipSync(html)],
    ['br', brotliCompressSync(html)],
    ['deflate', deflateSync(html)],
    ['gzip, br', brotliCompressSync(gzipSync(html))],
    ['identity', Buffer.from(html)],
  ])('%s', async (encoding, body) => {
    const service = await startService((_, response) => {
      response.setHeader('content-encoding', encoding).setHeader('content-type', 'text/html').end(body);
    });
    const answer = await httpFor(service)({ url: service.origin, kind: 'page' });
    expect(text(answer.body)).toBe(html);
    expect(answer.cut).toBeUndefined();
  });

  it('but not three times over, nor by a method that was not offered', async () => {
    for (const encoding of ['gzip, gzip, gzip', 'zstd']) {
      const service = await startService((_, response) => {
        response.setHeader('content-encoding', encoding).setHeader('content-type', 'text/html').end(html);
      });
      await expect(httpFor(service)({ url: service.origin, kind: 'page' })).rejects.toMatchObject({
        code: 'garbled',
      });
    }
  });
});

describe('a body is read up to its cap, counted after decompression', () => {
  const bomb = gzipSync(Buffer.alloc(20 * 1_048_576, 'a'));

  it('a page is cut and marked', async () => {
    const service = await startService((_, response) => {
      response.setHeader('content-encoding', 'gzip').setHeader('content-type', 'text/html').end(bomb);
    });
    const answer = await httpFor(service)({ url: service.origin, kind: 'page' });
    expect(answer.body.length).toBe(2 * 1_048_576);
    expect(answer.cut).toBe('cap');
  });

  it('an API answer is refused', async () => {
    const service = await startService((_, response) => {
      response.setHeader('content-encoding', 'gzip').end(bomb);
    });
    await expect(httpFor(service)({ url: service.origin, kind: 'api' })).rejects.toMatchObject({
      code: 'too-large',
    });
  });
});

describe('redirects are followed here', () => {
  it('five of them, and the last address is reported', async () => {
    const service = await startService((_, response, path) => {
      const hop = Number(path.slice(1));
      if (hop < 5) response.writeHead(302, { location: `/${hop + 1}` }).end();
      else response.setHeader('content-type', 'text/html').end(html);
    });
    const answer = await httpFor(service)({ url: `${service.origin}/0`, kind: 'page' });
    expect(answer.url).toBe(`${service.origin}/5`);
  });

  it.each([
    ['a sixth', '/again'],
    ['into the network', 'http://169.254.169.254/latest/'],
    ['to another scheme', 'file:///etc/passwd'],
  ])('but not %s', async (_, location) => {
    const service = await startService((_request, response) => {
      response.writeHead(302, { location }).end();
    });
    await expect(httpFor(service)({ url: service.origin, kind: 'page' })).rejects.toMatchObject({
      code: 'unreachable',
      message: 'The address could not be reached',
    });
  });
});

it('a redirect to a name that is unknown is no unknown name', async () => {
  const service = await startService((_, response) => {
    response.writeHead(302, { location: 'http://unknown.example.org/' }).end();
  });
  const http = httpFor(service, { resolveName: async () => [] });
  await expect(http({ url: service.origin, kind: 'page' })).rejects.toMatchObject({ code: 'unreachable' });
});

it('a redirect that is asked for is given, and not followed', async () => {
  const service = await startService((_, response) => {
    response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end();
  });
  const answer = await httpFor(service)({ url: service.origin, kind: 'api', keepRedirect: true });
  expect([answer.status, answer.headers.location]).toEqual([302, 'http://169.254.169.254/latest/']);
});

describe('what is no page is not read', () => {
  it.each(['application/pdf', 'image/png', 'application/zip', 'application/json'])('%s', async (type) => {
    const service = await startService((_, response) => {
      response.setHeader('content-type', type).end('x'.repeat(1_000));
    });
    await expect(httpFor(service)({ url: service.origin, kind: 'page' })).rejects.toMatchObject({
      code: 'file',
    });
  });
});

describe('the deadline limits every wait', () => {
  const timeouts = { connect: 200, headers: 300, total: 400 };
  /** What is to come has to come before the deadline, on a busy machine, too. */
  const enough = { connect: 1_500, headers: 1_500, total: 1_500 };

  it('a host that never answers times out', async () => {
    const service = await startService(() => undefined);
    await expect(httpFor(service, { timeouts })({ url: service.origin, kind: 'page' })).rejects.toMatchObject(
      {
        code: 'timeout',
      },
    );
  });

  it('a page that drips is used as far as it came, an API answer is not', async () => {
    const service = await startService((_, response) => {
      response.setHeader('content-type', 'text/html').write(html);
    });
    const http = httpFor(service, { timeouts: enough });
    const page = await http({ url: service.origin, kind: 'page' });
    expect([text(page.body), page.cut]).toEqual([html, 'deadline']);
    await expect(http({ url: service.origin, kind: 'api' })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('aborting rejects immediately', async () => {
    const service = await startService(() => undefined);
    const stop = new AbortController();
    const fetching = httpFor(service)({ url: service.origin, kind: 'api', signal: stop.signal });
    stop.abort();
    await expect(fetching).rejects.toMatchObject({ code: 'aborted' });
  });
});

it('names that are unknown and names inside give one error, blocked and refused addresses another', async () => {
  const service = await startService((_, response) => response.end());
  const http = httpFor(service, {
    resolveName: async (host) => (host === 'inside.example.org' ? ['93.184.215.14', '10.0.0.1'] : []),
    fetchAllow: ['127.0.0.1:1'],
  });
  const failuresOf = async (...addresses: string[]) => {
    const failures = addresses.map((url) =>
      http({ url, kind: 'page' }).catch(({ code, message }) => `${code}: ${message}`),
    );
    return new Set(await Promise.all(failures));
  };
  expect(await failuresOf('http://inside.example.org/', 'http://unknown.example.org/')).toEqual(
    new Set(['no-host: The name has no public address']),
  );
  expect(await failuresOf(service.origin, 'http://127.0.0.1:1/', 'nonsense')).toEqual(
    new Set(['unreachable: The address could not be reached']),
  );
  expect(service.asked).toEqual([]);
});

it('a stranger is met with two connections at most, the rest wait', async () => {
  let open = 0;
  let most = 0;
  const service = await startService((_, response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.setHeader('content-type', 'text/html').end(html);
    }, 20);
  });
  const http = httpFor(service);
  await Promise.all(
    Array.from({ length: 6 }, (_, index) => http({ url: `${service.origin}/${index}`, kind: 'page' })),
  );
  expect(most).toBe(2);
  expect(service.asked).toHaveLength(6);
});

it('every request identifies us in its User-Agent', async () => {
  const service = await startService((request, response) => {
    response.end(JSON.stringify([request.headers['user-agent'], request.headers.accept]));
  });
  const answer = await httpFor(service)({ url: service.origin, kind: 'api', accept: 'application/test' });
  expect(JSON.parse(text(answer.body))).toEqual(['Citewright/test', 'application/test']);
});
