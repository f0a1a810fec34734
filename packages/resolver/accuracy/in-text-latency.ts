import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnWork } from '../src/resolution.ts';
import { type Callout, printedText } from './in-text-records.ts';
import { resolverBefore } from './in-text-resolver.ts';
import { createIndexHttp, type Indexed } from './index-http.ts';
import type { AccuracyReport } from './report.ts';

/** What the services take, how many citations are asked for at once, and what we may add at the 95th percentile. */
const stub = 200;
const atOnce = 20;
const bar = 60;

/** As many works does the session cite already. */
const ownWorks = 500;

type Wait = [start: number, end: number];

/** Time in which at least one service was waited for. */
function unionOf(waits: readonly Wait[]): number {
  let total = 0;
  let reached = 0;
  for (const [start, end] of waits.toSorted((first, second) => first[0] - second[0])) {
    total += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return total;
}

/** Milliseconds that the resolver adds to the waiting for services that answer after 200 ms. */
export async function measureLatency(
  callouts: readonly Callout[],
  records: readonly Indexed[],
): Promise<AccuracyReport> {
  const waits = new AsyncLocalStorage<Wait[]>();
  const http = createIndexHttp(records, async () => {
    const start = performance.now();
    await sleep(stub);
    waits.getStore()?.push([start, performance.now()]);
  });
  const resolver = resolverBefore(http);
  const known = records.slice(-ownWorks).map(({ item }): OwnWork => {
    return { item, evidence: {}, verification: 'registry', notices: [] };
  });
  const added: number[] = [];
  const whole: number[] = [];

  async function one(callout: Callout): Promise<void> {
    const own: Wait[] = [];
    const start = performance.now();
    const request = {
      kind: 'intext',
      value: printedText(callout),
      context: callout.context,
      own: async () => known,
    } as const;
    await waits.run(own, () => resolver.resolve(request).catch(() => undefined));
    const total = performance.now() - start;
    whole.push(total);
    added.push(total - unionOf(own));
  }

  const queue = callouts.slice(0, 10 * atOnce);
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await one(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(0.95 * values.length)] ?? 0;
  return {
    name: `resolver: in-text citations on ${stub} ms services, ${atOnce} at once, ${ownWorks} works of the session’s own`,
    passed: p95(added) <= bar,
    lines: [
      `added by us: p95 ${p95(added).toFixed(0)} ms (bar ${bar}); in all: p95 ${p95(whole).toFixed(0)} ms`,
    ],
  };
}
