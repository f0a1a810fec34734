// The same requests for ours and for a peer, in one run: a reference and its in-text form from typed details.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { quantile, shown } from '../../figures.ts';
import { cpuOf } from '../../server/process-figures.ts';
import { drive } from '../driver/open-loop.ts';
import { createSite } from '../driver/site.ts';
import { manualCall } from './steady.ts';

/** The latency and cost of a server under load. */
interface LoadResult {
  name: string;
  rate: number;
  p50: number;
  p95: number;
  /** Milliseconds of processor for one request. */
  cpu: number;
}

async function underLoad(
  name: string,
  pid: number,
  address: string,
  rate: number,
  seconds: number,
): Promise<LoadResult> {
  await drive(address, { rate, seconds: 2 }, manualCall);
  const before = cpuOf(pid);
  const answers = await drive(address, { rate, seconds }, manualCall);
  const cpu = (cpuOf(pid) - before) / answers.length;
  const [p50 = 0, p95 = 0] = [0.5, 0.95].map((part) =>
    quantile(
      answers.map(({ latency }) => latency),
      part,
    ),
  );
  return { name, rate, p50, p95, cpu };
}

/** Rows of a table: ours and citation-js at two rates, and how many times ours the peer takes. */
export async function comparePeer(seconds: number): Promise<string[][]> {
  const peer = fork(path.join(import.meta.dirname, 'peer-server.ts'));
  const [port] = (await once(peer, 'message')) as [number];
  const site = await createSite('SQLite');
  const server = await site.start();
  const rows: string[][] = [];
  for (const rate of [100, 300]) {
    const ours = await underLoad('citewright', server.pid, server.address, rate, seconds);
    const theirs = await underLoad(
      'citation-js 0.9.0',
      peer.pid ?? 0,
      `http://127.0.0.1:${port}`,
      rate,
      seconds,
    );
    for (const { name, p50, p95, cpu } of [ours, theirs])
      rows.push([
        `${name}, ${rate} a second`,
        `${shown(p50)} ms`,
        `${shown(p95)} ms`,
        `${cpu.toFixed(2)} ms`,
        name === theirs.name ? `${(theirs.cpu / ours.cpu).toFixed(1)} x the time of ours` : '',
      ]);
  }
  peer.kill();
  await server.stop();
  await site.remove();
  return rows;
}
