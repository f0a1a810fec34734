import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createMemoryCache } from '../../packages/registers/src/http/cache.ts';
import { createHttp } from '../../packages/registers/src/http/client.ts';
import type { Connector } from '../../packages/registers/src/http/dial.ts';
import { ResolveError } from '../../packages/registers/src/resolve-error.ts';
import { createResolver } from '../../packages/resolver/src/resolve.ts';
import { corpora, hasCorpora, readJson } from '../corpora.ts';
import { informing, judged, type Report } from '../report.ts';

interface StubResponse {
  url: string;
  status: number;
  location?: string;
  refresh?: string;
  body?: string;
}

/** A case of `corpora/security/ssrf-cases.json`; its `meta.fields` explains the fields. */
interface SsrfCase {
  id: string;
  url: string;
  expect: 'blocked' | 'allowed' | 'never_private';
  no_dns?: boolean;
  dns?: Record<string, string[] | null>;
  dns_sequence?: Record<string, string[][]>;
  dns_default?: string[];
  responses?: StubResponse[];
  must_never_connect?: string[];
  self_hosts?: string[];
  self_addresses?: string[];
}

const page =
  '<!doctype html><html><head><title>A page to cite</title></head><body><p>Text.</p></body></html>';

function answerTo(url: string, responses: readonly StubResponse[]): string {
  const found = responses.find((response) => response.url === url) ?? { status: 200 };
  const { status, location, refresh, body = page } = found as StubResponse;
  const head = [
    `HTTP/1.1 ${status} Stub`,
    'content-type: text/html',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  // On the wire a line break would only begin the next header; what has to be refused is a control that stays inside.
  if (location !== undefined) head.push(`location: ${location.replace('\r\n', '\r')}`);
  if (refresh !== undefined) head.push(`refresh: ${refresh}`);
  return `${head.join('\r\n')}\r\nconnection: close\r\n\r\n${body}`;
}

/** A raw server, because Node's own refuses to send what a hostile one would; every port of every host ends here. */
async function startStub(responses: readonly StubResponse[], schemes: Map<number, string>) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (chunk) => {
      const text = chunk.toString('latin1');
      const path = text.split(' ')[1] ?? '/';
      const host = /\r\nhost: ([^\r]+)/i.exec(text)?.[1] ?? '';
      const scheme = schemes.get(socket.remotePort ?? 0) ?? 'http:';
      socket.end(answerTo(`${scheme}//${host}${path}`, responses), 'latin1');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

interface Observed {
  verdict: 'blocked' | 'allowed';
  lookups: number;
  dialled: string[];
}

function nameResolver(entry: SsrfCase, onLookup: () => void) {
  const turns = new Map<string, number>();
  return async (host: string): Promise<string[]> => {
    onLookup();
    const turn = turns.get(host) ?? 0;
    turns.set(host, turn + 1);
    const sequence = entry.dns_sequence?.[host];
    const answers =
      sequence?.[Math.min(turn, sequence.length - 1)] ?? entry.dns?.[host] ?? entry.dns_default ?? null;
    if (answers === null) throw Object.assign(new Error(`ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
    return answers;
  };
}

async function observe(entry: SsrfCase): Promise<Observed> {
  const dialled: string[] = [];
  const schemes = new Map<number, string>();
  let lookups = 0;
  const stub = await startStub(entry.responses ?? [], schemes);
  const connector: Connector = (target, callback) => {
    dialled.push(target.hostname);
    const socket: Socket = connect(stub.port, '127.0.0.1', () => {
      schemes.set(socket.localPort ?? 0, target.protocol);
      callback(null, socket);
    });
    socket.once('error', (error) => callback(error, null));
  };
  const http = createHttp({
    userAgent: 'Citewright (guard test)',
    connector,
    resolveName: nameResolver(entry, () => {
      lookups += 1;
    }),
    selfHosts: entry.self_hosts ?? [],
    selfAddresses: entry.self_addresses ?? [],
  });
  const resolver = createResolver({ http, cache: createMemoryCache() });
  try {
    await resolver.resolve({ kind: 'url', value: entry.url });
    return { verdict: 'allowed', lookups, dialled };
  } catch (error) {
    const blocked =
      error instanceof ResolveError && ['SOURCE_UNREACHABLE', 'HOST_NOT_FOUND'].includes(error.code);
    return { verdict: blocked ? 'blocked' : 'allowed', lookups, dialled };
  } finally {
    stub.stop();
  }
}

function faultsOf(entry: SsrfCase, { verdict, lookups, dialled }: Observed): string[] {
  const faults: string[] = [];
  if (entry.expect !== 'never_private' && verdict !== entry.expect)
    faults.push(`${verdict}, not ${entry.expect}`);
  if (entry.no_dns && lookups > 0) faults.push('the name was looked up');
  const wrong = dialled.filter((address) => entry.must_never_connect?.includes(address));
  if (wrong.length > 0) faults.push(`dialled ${wrong[0]}`);
  if (entry.expect === 'blocked' && entry.responses === undefined && dialled.length > 0)
    faults.push('dialled');
  return faults;
}

/** Runs every case of ssrf-cases.json against the real client with a counting resolver and connector, without real traffic. */
export async function guardedClient(): Promise<Report> {
  const name = 'addresses that must not be fetched';
  if (!hasCorpora()) return informing(name, `${corpora} is absent`);
  const { cases } = readJson<{ cases: SsrfCase[] }>('security/ssrf-cases.json');
  const failures: string[] = [];
  for (const entry of cases) {
    const faults = faultsOf(entry, await observe(entry));
    if (faults.length > 0)
      failures.push(`${entry.id} ${JSON.stringify(entry.url).slice(0, 80)}: ${faults.join('; ')}`);
  }
  return judged(name, `${cases.length - failures.length} of ${cases.length} cases`, failures);
}
