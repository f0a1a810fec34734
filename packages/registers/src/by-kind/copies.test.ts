import { describe, expect, it } from 'vitest';
import { nobody } from '../caller.ts';
import { systemClock } from '../clock.ts';
import { createHttp } from '../http/client.ts';
import { type IncomingMessage, type ServerResponse, startService } from '../http/stub-service.fixture.ts';
import { createUpstream } from '../http/upstream.ts';
import { findCopy } from './copies.ts';

type Answer = object | ((response: ServerResponse, request: IncomingMessage) => void);

const now = Date.UTC(2026, 4, 12);
const page = 'https://example.org/rivers?a=1';
const copyAt = (time: string, original = page) => `https://web.archive.org/web/${time}/${original}`;

const closest = (fields: object) => ({
  archived_snapshots: { closest: { available: true, status: '200', ...fields } },
});
const none = { archived_snapshots: {} };

/** A TimeGate's answer: where it leads, and its links. */
const leads =
  (headers: Record<string, string>, status = 302): Answer =>
  (response) => {
    response.writeHead(status, headers).end();
  };

const refuses =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status).end('<html>no</html>');
  };

/** Asks stubs of both services for a copy of `page`, read on 3 May 2019. Without an answer a service is not configured. */
async function look({ wayback, memento }: { wayback: Answer; memento?: Answer }) {
  const seen: string[] = [];
  const service = await startService((request, response, path) => {
    const answer = path.startsWith('/wayback') ? wayback : memento;
    seen.push(`${path} ${request.headers['accept-datetime'] ?? ''}`.trim());
    if (typeof answer === 'function') answer(response, request);
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  const options = {
    http: createHttp({ userAgent: 'Citewright/test', fetchAllow: [service.host] }),
    clock: { ...systemClock, now: () => now, sleep: async () => undefined },
    random: () => 0,
    emit: () => undefined,
    nextTurn: async () => undefined,
  };
  const upstreams = {
    wayback: createUpstream('wayback', { ...options, origin: service.origin })(nobody),
    memento: createUpstream('memento', { ...options, origin: memento && service.origin })(nobody),
  };
  const found = findCopy(
    { upstreams, clock: options.clock },
    page,
    new Date('2019-05-03'),
    AbortSignal.timeout(5_000),
  );
  const copy = await found.catch((error: Error) => error.message);
  return { seen, copy: typeof copy === 'object' ? `${copy.address} ${copy.date.join('-')}` : copy };
}

const may = `${copyAt('20190504010203')} 2019-5-4`;

describe('the Wayback Machine', () => {
  it('is asked for the copy nearest to the day, and no other service then', async () => {
    const { copy, seen } = await look({
      wayback: closest({ url: copyAt('20190504010203').replace('https:', 'http:') }),
      memento: leads({}),
    });
    expect(copy).toBe(may);
    expect(seen).toEqual([
      '/wayback/available?url=https%3A%2F%2Fexample.org%2Frivers%3Fa%3D1&timestamp=20190503',
    ]);
  });

  it.each<[what: string, answer: Answer, expected: string | undefined]>([
    ['has no copy', none, undefined],
    ['has one that is not shown', closest({ available: false, url: copyAt('20190504010203') }), undefined],
    ['has one of an error', closest({ status: '404', url: copyAt('20190504010203') }), undefined],
    [
      'writes the address otherwise',
      closest({ url: copyAt('20190504', 'http://www.Example.org:80/Rivers/?a=1') }),
      `${copyAt('20190504', 'http://www.Example.org:80/Rivers/?a=1')} 2019-5-4`,
    ],
    [
      'names another page',
      closest({ url: copyAt('20190504010203', 'https://example.org/lakes') }),
      undefined,
    ],
    [
      'names a host that is no archive',
      closest({ url: `https://evil.example/web/20190504010203/${page}` }),
      undefined,
    ],
    ['names a private address', closest({ url: 'http://169.254.169.254/latest/' }), undefined],
    ['names no address', closest({ url: 'javascript:alert(1)' }), undefined],
    ['names a day that is none', closest({ url: copyAt('20191399000000') }), undefined],
    ['names a day to come', closest({ url: copyAt('20990101000000') }), undefined],
    ['names a day before the web', closest({ url: copyAt('19000101000000') }), undefined],
    ['gives something else', { snapshots: [] }, 'wayback: failed'],
    ['gives a page', (response) => response.end('<html>'), 'wayback: failed'],
    ['does not know the question', refuses(404), 'wayback: failed'],
    ['is down', refuses(502), 'wayback: failed'],
    ['is busy', refuses(429), 'wayback: busy'],
    ['leads into the network', leads({ location: 'http://169.254.169.254/latest/' }), 'wayback: unreachable'],
    ['gives more than it may', (response) => response.end(`"${'x'.repeat(9_000_000)}"`), 'wayback: failed'],
  ])('that %s', async (_, wayback, expected) => {
    expect((await look({ wayback })).copy).toBe(expected);
  });
});

describe('a TimeGate', () => {
  const link = [
    `<${page}>; rel="original"`,
    `<https://gate.example/timemap/link/${page}>; rel="timemap"; type="application/link-format"`,
    `<${copyAt('20180101000000')}>; rel="first memento"; datetime="Mon, 01 Jan 2018 00:00:00 GMT"`,
    `<${copyAt('20190504010203')}>; rel="memento"; datetime="Sat, 04 May 2019 01:02:03 GMT"`,
    `<${copyAt('20240101000000')}>; rel="last memento"; datetime="Mon, 01 Jan 2024 00:00:00 GMT"`,
  ].join(', ');

  it('is asked by the address and the day where the Wayback Machine has nothing', async () => {
    const { copy, seen } = await look({
      wayback: none,
      memento: leads({ location: copyAt('20190504010203') }),
    });
    expect(copy).toBe(may);
    expect(seen[1]).toBe(`/timegate/${page} Fri, 03 May 2019 00:00:00 GMT`);
  });

  it.each<[what: string, answer: Answer, expected: string | undefined]>([
    ['links its copies', leads({ link }, 200), may],
    ['links one that is nearer than where it leads', leads({ link, location: copyAt('20150101') }), may],
    [
      'gives the copy itself',
      leads({ 'content-location': copyAt('20190504010203'), vary: 'accept-datetime' }, 200),
      may,
    ],
    [
      'knows a copy of another archive',
      leads({ location: `https://arquivo.pt/wayback/20190501000000mp_/${page}` }),
      `https://arquivo.pt/wayback/20190501000000/${page} 2019-5-1`,
    ],
    ['knows none', refuses(404), undefined],
    ['leads into the network', leads({ location: 'http://169.254.169.254/latest/' }), undefined],
    [
      'leads to a host that is no archive',
      leads({ location: `https://evil.example/web/20190504010203/${page}` }),
      undefined,
    ],
    ['leads to itself', leads({ location: '/timegate' }), undefined],
    ['links what is no copy', leads({ link: link.replaceAll('memento', 'related') }, 200), undefined],
    ['links nonsense', leads({ link: `${'<'.repeat(10_000)}; rel="memento"` }, 200), undefined],
    [
      'sends a header of a megabyte',
      leads({ link: `<${page}>; x="${'y'.repeat(1_000_000)}"` }),
      'memento: unreachable',
    ],
    [
      'sends a body of a megabyte',
      (response) => response.writeHead(302, { location: copyAt('20190504') }).end('x'.repeat(1_000_000)),
      'memento: failed',
    ],
    ['moved for good', leads({ location: 'https://gate.example/' }, 301), 'memento: failed'],
    ['is down', refuses(503), 'memento: failed'],
  ])('that %s', async (_, memento, expected) => {
    expect((await look({ wayback: none, memento })).copy).toBe(expected);
  });

  it('is believed where the Wayback Machine does not answer', async () => {
    const memento = leads({ location: copyAt('20190504010203') });
    expect((await look({ wayback: refuses(502), memento })).copy).toBe(may);
    expect((await look({ wayback: refuses(502), memento: refuses(404) })).copy).toBe('wayback: failed');
  });
});
