// Twenty bombs at once, as pages and as records, against a server whose highest memory the kernel remembers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { memoryOf } from '../load/process-figures.ts';
import { startServer } from '../load/server-process.ts';
import { newProject } from './faults/written.ts';
import { json, type StubAnswer, startStub } from './stub.ts';
import { judged, type Verdict } from './verdict.ts';

const name = 'memory under bombs';
const mebibyte = 1_048_576;
const megabytesBar = 512;
const together = 20;

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

/** Sends bombs as pages and as records of registries. */
export async function bombs(): Promise<Verdict> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-bombs-'));
  const stub = await startStub();
  stub.routes.set('/doi/ra', json([{ DOI: '10.5555', RA: 'Crossref' }]));
  const server = await startServer({ DATA_DIR: folder, ...stub.environment });
  const { call } = await newProject(server.address);
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
  await server.kill();
  stub.close();
  rmSync(folder, { recursive: true, force: true });
  if (peak === undefined) return { name, passed: undefined, figure: 'needs Linux, which counts', faults: [] };
  const counted = Map.groupBy(answers, (answer) => answer?.status);
  const figure = [...counted].map(([status, all]) => `${all.length} x ${status}`).join(', ');
  return judged(name, `${peak} MB at most of ${megabytesBar}; ${figure}`, [
    ...(peak <= megabytesBar ? [] : [`${peak} MB`]),
    ...(counted.has(undefined) || counted.has(500) ? ['an answer that nobody expected'] : []),
    ...(ready?.status === 200 ? [] : ['not ready afterwards']),
  ]);
}
