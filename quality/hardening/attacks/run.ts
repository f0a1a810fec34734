// One attacker against the real server in 512 MB, with its default limits, while other people use it.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { quantile, shown } from '../../figures.ts';
import { judged, type Report } from '../../report.ts';
import { createMemoryGroup } from '../../server/memory-group.ts';
import { isLate } from '../../server/pace.ts';
import { memoryOf } from '../../server/process-figures.ts';
import { type ServerProcess, startServer } from '../../server/server-process.ts';
import { html, startStub } from '../../server/stub.ts';
import type { Suite } from '../../suite.ts';
import { type Findings, tryTimed } from '../findings.ts';
import type { Attack, Outcome } from './attack.ts';
import type { Message, Order } from './attacker.ts';
import { type AttackGroup, attacksOf } from './cases.ts';
import { type Ended, joinServer, watchIdle } from './others.ts';

const mebibyte = 1_048_576;
/** What a small container has. */
const memory = 512 * mebibyte;
const megabytesBar = memory / 1_000_000;
/** Milliseconds: of the health at the 99th percentile, of other people's requests at the 95th. */
const healthBar = 1_000;
const othersBar = 2_000;
/** Memory must fall to this share of what the server held before, within so many seconds. */
const back = { share: 1.2, seconds: 60 } as const;
/** Milliseconds for which others are still measured when the attack is over. */
const aftermath = 3_000;

const page = `<title>On tides</title><h1>On tides</h1>${'<p>The tide.</p>'.repeat(500)}`;

/** The seconds after which the process holds at most so many megabytes; undefined after `back.seconds`. */
async function secondsUntil(server: ServerProcess, megabytes: number): Promise<number | undefined> {
  for (let second = 0; second <= back.seconds; second += 1) {
    if ((memoryOf(server.pid)?.now ?? 0) <= megabytes) return second;
    await delay(1_000);
  }
  return undefined;
}

/** A quantile of times as text, with how many requests failed. */
function told(times: readonly number[], part: number): string {
  const failed = times.filter((time) => !Number.isFinite(time)).length;
  const value = quantile(times, part);
  return `${Number.isFinite(value) ? `${shown(value)} ms` : 'not answered'}${failed > 0 ? ` (${failed} of ${times.length} failed)` : ''}`;
}

/** The same server without work, beside the one under attack. */
async function startIdle() {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-idle-'));
  const server = await startServer({ DATA_DIR: folder });
  const watch = watchIdle(server.address);
  return {
    /** The longest wait for its health, in milliseconds. */
    async end(): Promise<number> {
      return Math.max(...(await watch.end()));
    },
    async close(): Promise<void> {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The longest wait for the health of the server. It is the server's doing where it is longer than at an idle one, and the thread that answers
 * worked for so long between two answers: on a loaded machine each thread waits for a processor.
 */
function healthThroughout({ health, working }: Ended, bar: number, idle: number) {
  const [longest, busiest] = [Math.max(...health), Math.max(...working)];
  const said = `health at most ${shown(longest)} ms, the server at work for at most ${shown(busiest)} ms between two answers; ${shown(idle)} ms at an idle server beside it`;
  return { said, late: longest > bar + idle && busiest > bar ? [said] : [] };
}

interface Attempt extends Findings {
  figure: string;
}

async function attempt(attack: Attack, order: Order): Promise<Attempt> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-attack-'));
  const thread = new Worker(new URL('./attacker.ts', import.meta.url), { workerData: order });
  const broken = once(thread, 'error').then(([error]) => Promise.reject(error));
  const hear = async <Said extends Message>() =>
    ((await Promise.race([once(thread, 'message'), broken])) as [Said])[0];
  broken.catch(() => undefined);
  const pages = await startStub();
  pages.routes.set('/page', html(page));
  const group = createMemoryGroup(memory);
  const { environment } = await hear<{ environment: Record<string, string> }>();
  const server = await startServer(
    {
      DATA_DIR: folder,
      // Empty is absent: the limits are the defaults, and each client has an address of its own.
      LIMIT_SESSION_PER_MINUTE: '',
      LIMIT_IP_PER_MINUTE: '',
      LIMIT_READING_IP_SECONDS: '',
      LIMIT_PROJECTS_IP_PER_HOUR: '',
      LIMIT_PROJECTS_IP_PER_DAY: '',
      LIMIT_STORED_IP_MB_PER_DAY: '',
      TRUST_PROXY: '127.0.0.1',
      ...environment,
      FETCH_ALLOW: `${environment.FETCH_ALLOW},${new URL(pages.origin).host}`,
    },
    group,
  );
  const idle = attack.healthAtMost === undefined ? undefined : await startIdle();
  let ended = false;
  const gone = server.ended.then(() => {
    ended = true;
  });
  try {
    thread.postMessage(server.address);
    await Promise.race([hear<'prepared'>(), gone]);
    const others = await joinServer(server, attack.othersReadPages ? pages.origin : undefined);
    await others.warmUp(attack.reads);
    const atWork = memoryOf(server.pid)?.now ?? 0;
    others.begin();
    thread.postMessage('begin');
    const outcome = await Promise.race([hear<Outcome>(), gone]);
    await Promise.race([delay(aftermath), gone]);
    const most = memoryOf(server.pid)?.most ?? 0;
    const waiting = await others.end();
    const throughout = idle && healthThroughout(waiting, attack.healthAtMost ?? healthBar, await idle.end());
    if (ended) return { figure: `${atWork} MB at work`, faults: ['the server ended'], late: [] };
    const recovered = await secondsUntil(server, atWork * back.share);
    const ready = await fetch(`${server.address}/api/ready`).catch(() => undefined);
    const measured = [
      { what: 'health p99', bar: healthBar, times: waiting.health, part: 0.99 },
      { what: 'cite p95', bar: othersBar, times: waiting.cite, part: 0.95 },
      { what: 'read p95', bar: othersBar, times: waiting.read, part: 0.95 },
      { what: 'page p95', bar: othersBar, times: waiting.page, part: 0.95 },
    ]
      .filter(({ times }) => times.length > 0)
      .map(({ times, part, ...rest }) => ({
        ...rest,
        times,
        value: quantile(times, part),
        said: told(times, part),
      }));
    return {
      figure: [
        ...(outcome ? [outcome.figure] : []),
        ...measured.map(({ what, said }) => `${what} ${said}`),
        ...(throughout ? [throughout.said] : []),
        `${atWork} MB at work, ${most} MB at most, back after ${recovered} s`,
        ...(group ? [] : ['no memory group can be made here: memory is judged by its peak']),
      ].join('; '),
      faults: [
        ...(outcome?.faults ?? []),
        ...(ready?.ok ? [] : ['not ready afterwards']),
        // In a group the kernel ends what takes more; the peak has pages of files in it, which it takes back before.
        ...(group === undefined && most > megabytesBar ? [`${most} MB`] : []),
        ...(recovered === undefined ? [`memory not back within ${back.seconds} s`] : []),
      ],
      late: [
        ...measured
          .filter(({ value, bar, times }) => !(throughout && times === waiting.health) && isLate(value, bar))
          .map(({ what, said }) => `${what} ${said}`),
        ...(throughout?.late ?? []),
      ],
    };
  } finally {
    await thread.terminate();
    if (!ended) await server.kill();
    await idle?.close();
    pages.close();
    group?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function reportOf(attack: Attack, order: Order): Promise<Report> {
  let figure = '';
  try {
    const faults = await tryTimed(attack.name, async () => {
      const tried = await attempt(attack, order);
      figure = tried.figure;
      return tried;
    });
    return judged(attack.name, figure, faults);
  } catch (error) {
    return judged(attack.name, 'broke off', [
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    ]);
  }
}

/** The suite of a group of attacks: a report for each. `ATTACK=words` runs those with these words in their names only. */
export function attackSuite(group: AttackGroup): Suite {
  return async ({ quick }) => {
    const chosen = attacksOf(group).filter(({ name }) => name.includes(process.env.ATTACK ?? ''));
    const reports: Report[] = [];
    for (const attack of chosen) {
      console.log(`   ${attack.name}`);
      reports.push(await reportOf(attack, { group, name: attack.name, quick }));
    }
    return reports;
  };
}
