// Measures memory while hostile pages are fetched and read: `node packages/resolver/load/bombs.ts`. Rounds of twenty
// decompression bombs and of twenty huge pages at once, through the guarded client and the worker reader. The stub host
// runs in a process of its own, so that what is measured is the product's. Bar (reliability.md): 512 MB at most, and within a
// minute no more than a fifth above what a service at work holds: two reading threads and a hundred pages behind it.
// The C library keeps what decompression freed unless it is told not to: MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536
// MALLOC_TRIM_THRESHOLD_=65536. `node packages/resolver/load/bombs.ts gzip br` runs some kinds only.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createHttp, createMemoryCache, createResolver, createWorkerReader } from '../src/index.ts';

const mebibyte = 1_048_576;
const bar = 512;
const rounds = 10;
const back = { share: 1.2, seconds: 60 } as const;

function serveBombs(): void {
  const zeros = Buffer.alloc(256 * mebibyte, 'a');
  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  const pages: Record<string, [encoding: string, body: Buffer]> = {
    gzip: ['gzip', gzipSync(zeros)],
    br: ['br', brotliCompressSync(zeros, fast)],
    twice: ['gzip, gzip', gzipSync(gzipSync(zeros))],
    nested: ['identity', Buffer.from(`<title>x</title>${'<div>'.repeat(400_000)}`)],
    plain: [
      'identity',
      Buffer.from(`<title>On tides</title><h1>On tides</h1>${'<p>The tide comes in.</p>'.repeat(500)}`),
    ],
    attributes: ['identity', Buffer.from(`<title>x</title>${'<p a b c d e f>'.repeat(130_000)}`)],
  };
  const server = createServer((request, response) => {
    const [encoding, body] = pages[(request.url ?? '').split('/')[1] ?? ''] ?? ['identity', Buffer.alloc(0)];
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

const residentMegabytes = () => Math.round(process.memoryUsage.rss() / 1_000_000);

/** The seconds after which no more than so many megabytes are held, with a page of somebody's every second. */
async function secondsBack(
  megabytes: number,
  visit: (second: number) => Promise<unknown>,
): Promise<number | undefined> {
  for (let second = 0; second <= back.seconds; second += 1) {
    if (residentMegabytes() <= megabytes) return second;
    if (second % 10 === 0) console.log(`  ${second} s: ${residentMegabytes()} MB`);
    await visit(second);
    await delay(1_000);
  }
  return undefined;
}

async function measure(): Promise<boolean> {
  const host = fork(import.meta.filename, ['serve']);
  const [port] = (await once(host, 'message')) as [number];
  const pages = createWorkerReader();
  const resolver = createResolver({
    http: createHttp({ userAgent: 'Citewright/load', fetchAllow: [`127.0.0.1:${port}`] }),
    cache: createMemoryCache(),
    readPage: pages.read,
  });
  const ask = (kind: string, round: number, index: number) =>
    resolver.resolve({ kind: 'url', value: `http://127.0.0.1:${port}/${kind}/${round}/${index}` });
  for (let page = 0; page < 100; page += 1) await ask('plain', 0, page);
  const start = residentMegabytes();
  let peak = start;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentMegabytes());
  }, 20);
  const outcomes = new Map<string, number>();
  const kinds =
    process.argv.length > 2 ? process.argv.slice(2) : ['gzip', 'br', 'twice', 'nested', 'attributes'];
  for (const kind of kinds) {
    for (let round = 0; round < rounds; round += 1) {
      const requests = Array.from({ length: 20 }, (_, index) => ask(kind, round, index));
      for (const result of await Promise.allSettled(requests)) {
        const outcome = result.status === 'fulfilled' ? 'read' : String(result.reason.code);
        outcomes.set(`${kind} ${outcome}`, (outcomes.get(`${kind} ${outcome}`) ?? 0) + 1);
      }
    }
    console.log(`${kind}: peak ${peak} MB so far`);
  }
  clearInterval(sampling);
  const after = await secondsBack(start * back.share, (second) => ask('plain', 1, second));
  const now = residentMegabytes();
  console.log(`at work ${start} MB, peak ${peak} MB (bar ${bar})`);
  console.log(
    after === undefined
      ? `not back within ${back.seconds} seconds: ${now} MB`
      : `back at ${now} MB after ${after} seconds (bar ${back.seconds})`,
  );
  for (const [outcome, count] of outcomes) console.log(`  ${outcome}: ${count}`);
  await pages.close();
  host.kill();
  return peak <= bar && after !== undefined;
}

if (process.argv[2] === 'serve') serveBombs();
else process.exit((await measure()) ? 0 : 1);
