import { setTimeout as delay } from 'node:timers/promises';
import { load, type Outcome } from '../../figures.ts';
import { informing, type Report, tableOf } from '../../report.ts';
import { memoryOf } from '../../server/process-figures.ts';
import type { SuiteOptions } from '../../suite.ts';
import { fill } from '../driver/fill.ts';
import { createSite, type DatabaseName, databases } from '../driver/site.ts';
import { drips, startDrips } from './drips.ts';
import { lookups, stubTime } from './lookups.ts';
import { overload } from './overload.ts';
import { comparePeer } from './peer.ts';
import { startSlowRegistry } from './slow-registry.ts';
import { newStarts, startsAfterKill } from './start.ts';
import { creates, manual, reads } from './steady.ts';

const megabytesBar = 350;

/** The default limits: many sessions and networks share the load. */
const defaultLimits = { LIMIT_SESSION_PER_MINUTE: '20', LIMIT_IP_PER_MINUTE: '300' };

/** Samples the memory of a process every second; gives the maximum. */
function watchMemory(pid: number): () => Outcome {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid)?.now ?? 0);
  }, 1_000);
  return () => {
    clearInterval(timer);
    return {
      promise: 'memory during all of the above',
      bar: `${megabytesBar} MB`,
      measured: most === 0 ? 'not measured: needs Linux' : `${most} MB at most`,
      held: most <= megabytesBar,
    };
  };
}

async function keepPromises(database: DatabaseName, seconds: number): Promise<Outcome[]> {
  const site = await createSite(database);
  const opened = await site.open();
  const places = await fill(opened, site.secret, { projects: 200, citations: 50 });
  await opened.destroy();
  const registry = await startSlowRegistry(stubTime);
  const dripping = await startDrips();
  const server = await site.start({
    ...defaultLimits,
    ...registry.environment,
    FETCH_ALLOW: [registry.environment.FETCH_ALLOW, ...dripping.hosts].join(','),
  });
  const memory = watchMemory(server.pid);
  const steps: (() => Outcome | Promise<Outcome>)[] = [
    () => manual(server.address, seconds),
    () => reads(server.address, seconds, places),
    () => creates(server.address, seconds),
    () => lookups(server.address, registry, seconds),
    () => drips(server.address, dripping, Math.min(seconds, 10)),
    memory,
    () => overload(server.address, seconds),
  ];
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    outcomes.push(await step());
    // Let work that one step left behind finish before the next one.
    await delay(1_000);
  }
  await server.stop();
  registry.close();
  dripping.close();
  await site.remove();
  return [...outcomes, await newStarts(database), await startsAfterKill(database)];
}

/** The promises of reliability.md against the real server on the same machine, on each database; and a peer's server. */
export async function promises({ quick }: SuiteOptions): Promise<Report[]> {
  const seconds = quick ? 5 : 12;
  const reports: Report[] = [];
  for (const database of databases) {
    const began = load();
    const outcomes = await keepPromises(database, seconds);
    reports.push({
      name: `promises on ${database}`,
      passed: outcomes.every(({ held }) => held),
      figures: tableOf(
        `Promises on ${database} (load average ${began} before, ${load()} after)`,
        ['promise', 'bar', 'measured', 'held'],
        outcomes.map(({ promise, bar, measured, held }) => [promise, bar, measured, held ? 'yes' : '**no**']),
      ),
      failures: outcomes.filter(({ held }) => !held).map(({ promise }) => promise),
    });
  }
  const peer = tableOf(
    `A reference from typed details, ours and a peer's (load average ${load()})`,
    ['server', 'p50', 'p95', 'processor for one', ''],
    await comparePeer(Math.min(seconds, 8)),
  );
  return [...reports, informing('beside a peer', ...peer)];
}
