// Every call of the API, and the page that looks something up, spelled in ways that a router decodes and a guard may overlook, and from names that are not ours.
import { judged, type Report } from '../report.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { headOf, openSocket } from './attacks/wire.ts';

type Paths = Record<string, Record<string, unknown>>;

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** The ways to spell a path of the API. */
const spellings: readonly (readonly [name: string, spell: (path: string) => string])[] = [
  ['an encoded letter at the beginning', (path) => path.replace('/a', '/%61')],
  ['an encoded letter inside', (path) => path.replace('pi/', 'p%69/')],
  [
    'an encoded letter behind',
    (path) => path.replace(/[a-z]$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ],
  ['an encoded slash', (path) => path.replace('/api/', '/api%2F')],
  ['two slashes', (path) => `/${path}`],
  ['two slashes inside', (path) => path.replace('/api/', '/api//')],
  ['a dot segment', (path) => `/.${path}`],
  ['a way up', (path) => `/x/..${path}`],
  ['a backslash', (path) => path.replace('/api/', '/api\\')],
  ['an address with a host', (path) => `http://evil.example${path}`],
];

/** The page that looks something up when it is opened, and how pages of others load it without opening it (Fetch Metadata). */
const lookUp = '/cite?scripts=off&sourceIdentifier=10.1038%2Fnature14539';
const loads: readonly (readonly [name: string, headers: Record<string, string>])[] = [
  ['an image', { 'sec-fetch-dest': 'image' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ['an object', { 'sec-fetch-dest': 'object' }],
  ['a script', { 'sec-fetch-dest': 'script' }],
  ['a style sheet', { 'sec-fetch-dest': 'style' }],
  ['a request of a script', { 'sec-fetch-dest': 'empty' }],
  ['a page that is fetched ahead', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
];

const oddHosts = ['a b', '[', '%zz', 'a@b', 'x:99999', 'x:abc', '<x>', ':4301', '[::1', 'a^b'];

/** The status of an answer to a request that is sent byte for byte. */
function statusOf(address: string, head: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = openSocket(address);
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('close', () => resolve(text.slice(9, 12) || 'closed'));
    socket.write(`${head}`);
    setTimeout(() => socket.destroy(), 1_500);
  });
}

/** Tries the doors of a running server: each odd spelling is refused before a route, each foreign page before it writes. */
export async function doors({ address }: ServerProcess): Promise<Report> {
  const { paths } = (await (await fetch(`${address}/api/openapi.json`)).json()) as { paths: Paths };
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => methods.has(method))
      .map((method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1')] as const),
  );
  calls.push(['POST', '/mcp']);
  const closing = { connection: 'close' };
  const tried = [
    ...calls.flatMap(([method, path]) =>
      spellings
        .map(([name, spell]) => [name, spell(path)] as const)
        .filter(([, spelled]) => spelled !== path)
        .map(([name, spelled]) => ({
          what: `${method} ${spelled} (${name})`,
          head: headOf(method, spelled, closing),
          wanted: '400',
        })),
    ),
    ...calls
      .filter(([method]) => method !== 'GET')
      .map(([method, path]) => ({
        what: `${method} ${path} from a rebound name`,
        head: headOf(method, path, { ...closing, origin: 'http://evil.example' }).replace(
          'host: localhost',
          'host: evil.example',
        ),
        wanted: '403',
      })),
    ...spellings
      .map(([name, spell]) => [name, spell(lookUp)] as const)
      .filter(([, spelled]) => spelled !== lookUp)
      .map(([name, spelled]) => ({
        what: `GET ${spelled} (${name})`,
        head: headOf('GET', spelled, closing),
        wanted: '400',
      })),
    ...loads.map(([name, headers]) => ({
      what: `GET ${lookUp} as ${name}`,
      head: headOf('GET', lookUp, { ...closing, ...headers }),
      wanted: '403',
    })),
    {
      what: `GET ${lookUp} from a rebound name`,
      head: headOf('GET', lookUp, { ...closing, 'sec-fetch-dest': 'document' }).replace(
        'host: localhost',
        'host: evil.example',
      ),
      wanted: '403',
    },
    ...['POST', 'PUT', 'DELETE'].map((method) => ({
      what: `${method} ${lookUp}`,
      head: headOf(method, lookUp, { ...closing, 'content-length': 0 }),
      wanted: '405',
    })),
    ...oddHosts.map((host) => ({
      what: `the host ${host}`,
      head: headOf('POST', '/mcp', closing).replace('host: localhost', `host: ${host}`),
      wanted: '400',
    })),
  ];
  const faults: string[] = [];
  const together = 16;
  for (let at = 0; at < tried.length; at += together)
    await Promise.all(
      tried.slice(at, at + together).map(async ({ what, head, wanted }) => {
        const status = await statusOf(address, head);
        if (status !== wanted) faults.push(`${what}: ${status}, not ${wanted}`);
      }),
    );
  return judged(
    'doors',
    `${tried.length} requests for ${calls.length} calls, ${faults.length} survivors`,
    faults,
  );
}
