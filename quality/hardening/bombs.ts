// Twenty bombs at once, as pages and as records, against a server whose highest memory the kernel remembers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { informing, judged, type Report } from '../report.ts';
import { memoryOf } from '../server/process-figures.ts';
import { startServer } from '../server/server-process.ts';
import { html, json, type StubAnswer, startStub } from '../server/stub.ts';
import { newProject } from './faults/written.ts';

const name = 'memory under bombs';
const mebibyte = 1_048_576;
const megabytesBar = 512;
const together = 20;
/** Memory must fall to this share of what the server held before, within so many seconds. */
const back = { share: 1.2, seconds: 60 } as const;

const packed = gzipSync(Buffer.alloc(256 * mebibyte, 'a'));
const bodies: [type: string, encoding: string, body: Buffer][] = [
  ['text/html', 'gzip', packed],
  ['text/html', 'gzip, gzip', gzipSync(packed)],
  ['text/html', 'identity', Buffer.from(`<title>x</title>${'<div>'.repeat(400_000)}`)],
  ['text/html', 'identity', Buffer.from(`<title>x</title>${'<p a b c d e f>'.repeat(130_000)}`)],
  ['application/json', 'gzip', packed],
];

const bomb =
  (turn: number): StubAnswer =>
  (response) => {
    const [type, encoding, body] = bodies[turn % bodies.length] ?? ['text/html', 'identity', Buffer.alloc(0)];
    response.writeHead(200, { 'content-type': type, 'content-encoding': encoding }).end(body);
  };

/** The seconds after which the process holds at most so many megabytes; undefined after a minute. */
async function secondsUntil(pid: number, megabytes: number): Promise<number | undefined> {
  for (let second = 0; second <= back.seconds; second += 1) {
    if ((memoryOf(pid)?.now ?? 0) <= megabytes) return second;
    await delay(1_000);
  }
  return undefined;
}

/** Sends bombs as pages and as records of registries. */
export async function bombs(): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-bombs-'));
  const stub = await startStub();
  stub.routes.set('/doi/ra', json([{ DOI: '10.5555', RA: 'Crossref' }]));
  const server = await startServer({ DATA_DIR: folder, ...stub.environment });
  const { call } = await newProject(server.address);
  // What a server at work holds: its reading threads are up and a hundred pages are behind it.
  stub.routes.set(
    '/plain',
    html(`<title>On tides</title><h1>On tides</h1>${'<p>The tide.</p>'.repeat(500)}`),
  );
  for (let page = 0; page < 100; page += 1) {
    const sourceInput = `${stub.origin}/plain-${page}`;
    await call('POST', '/api/citations', { format: 'apa', inputType: 'url', sourceInput });
  }
  const atWork = memoryOf(server.pid)?.now ?? 0;
  const asked = Array.from({ length: 2 * together }, (_, turn) => {
    const doi = `10.5555/bomb-${turn}`;
    stub.routes.set(`/crossref/works/${doi}`, bomb(turn));
    stub.routes.set(`/bomb-${turn}`, bomb(turn));
    return turn < together
      ? { inputType: 'url', sourceInput: `${stub.origin}/bomb-${turn}` }
      : { inputType: 'doi', sourceInput: doi };
  });
  const answers = await Promise.all(
    asked.map((source) => call('POST', '/api/citations', { format: 'apa', ...source })),
  );
  const peak = memoryOf(server.pid)?.most;
  const ready = await call('GET', '/api/ready');
  const recovered = await secondsUntil(server.pid, atWork * back.share);
  await server.kill();
  stub.close();
  rmSync(folder, { recursive: true, force: true });
  if (peak === undefined) return informing(name, 'needs Linux, which counts');
  const counted = Map.groupBy(answers, (answer) => answer?.status);
  const figure = [...counted].map(([status, all]) => `${all.length} x ${status}`).join(', ');
  return judged(
    name,
    `${atWork} MB at work, ${peak} MB at most of ${megabytesBar}, back after ${recovered} s; ${figure}`,
    [
      ...(peak <= megabytesBar ? [] : [`${peak} MB`]),
      ...(recovered === undefined ? [`not back within ${back.seconds} s`] : []),
      ...(counted.has(undefined) || counted.has(500) ? ['an answer that nobody expected'] : []),
      ...(ready?.status === 200 ? [] : ['not ready afterwards']),
    ],
  );
}
