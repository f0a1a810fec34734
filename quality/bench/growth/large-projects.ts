import { setTimeout as wait } from 'node:timers/promises';
import { styleIds } from '@citewright/styles';
import type { Pool } from 'undici';
import { load, shown } from '../../figures.ts';
import { type Report, tableOf } from '../../report.ts';
import type { SuiteOptions } from '../../suite.ts';
import { fill, type Place } from '../driver/fill.ts';
import { type Call, poolOf, send } from '../driver/open-loop.ts';
import { createSite } from '../driver/site.ts';
import { calls } from './calls.ts';

/** What is measured, in milliseconds, with its bar; without one it is for orientation. */
const bars = {
  '1,000, never formatted': 400,
  again: 5,
  'after one was added': 250,
  '2,000, never formatted': 1_000,
  'longest wait of others': 100,
  'adding one to 1,000': undefined,
  'references of 2,000': undefined,
} as const;

type Measured = Record<keyof typeof bars, number>;

const names = Object.keys(bars) as (keyof typeof bars)[];

const health: Call = { method: 'GET', path: '/api/health', headers: {} };

async function milliseconds(pool: Pool, call: Call): Promise<number> {
  const { latency, status } = await send(pool, call);
  if (status !== 200 && status !== 201) throw new Error(`${call.path} was answered with ${status}`);
  return latency;
}

/** Makes a call, and short ones meanwhile; gives how long it took, and the longest of the others. */
async function besideOthers(pool: Pool, call: Call): Promise<[own: number, others: number]> {
  let done = false;
  const own = milliseconds(pool, call).finally(() => {
    done = true;
  });
  let longest = 0;
  while (!done) {
    longest = Math.max(longest, await milliseconds(pool, health));
    await wait(5);
  }
  return [await own, longest];
}

async function measure(pool: Pool, thousand: Place, twoThousand: Place, turn: number): Promise<Measured> {
  const first = await milliseconds(pool, calls.list(thousand));
  const again = await milliseconds(pool, calls.list(thousand));
  const adding = await milliseconds(pool, calls.add(thousand, turn));
  const added = await milliseconds(pool, calls.list(thousand));
  const [all, others] = await besideOthers(pool, calls.list(twoThousand));
  return {
    '1,000, never formatted': first,
    again,
    'after one was added': added,
    '2,000, never formatted': all,
    'longest wait of others': others,
    'adding one to 1,000': adding,
    'references of 2,000': await milliseconds(pool, calls.copy(twoThousand)),
  };
}

/**
 * How long the list of a large project takes in each style, on the real server with SQLite, and how long others wait meanwhile.
 * Each style gets a new process, so that none profits from what another has warmed up.
 */
export async function largeProjects({ quick }: SuiteOptions): Promise<Report> {
  const site = await createSite('SQLite');
  const figures: string[] = [];
  const failures: string[] = [];
  for (let round = 1; round <= (quick ? 1 : 3); round++) {
    const opened = await site.open();
    // One project in each style: `fill` takes the styles in turn.
    const thousands = await fill(opened, site.secret, { projects: styleIds.length, citations: 1_000 });
    const twoThousands = await fill(opened, site.secret, { projects: styleIds.length, citations: 2_000 });
    await opened.destroy();
    const rows: string[][] = [];
    for (const [at, style] of styleIds.entries()) {
      const [thousand, twoThousand] = [thousands[at], twoThousands[at]];
      if (!thousand || !twoThousand) throw new Error('the projects were not written');
      const server = await site.start();
      const pool = poolOf(server.address);
      const measured = await measure(pool, thousand, twoThousand, round);
      await pool.close();
      await server.stop();
      for (const name of names) {
        if (measured[name] > (bars[name] ?? Number.POSITIVE_INFINITY))
          failures.push(`round ${round}, ${style}: ${name} ${shown(measured[name])} ms`);
      }
      rows.push([style, ...names.map((name) => `${shown(measured[name])} ms`)]);
    }
    const head = names.map((name) => (bars[name] ? `${name} (${bars[name]} ms)` : name));
    figures.push(...tableOf(`Round ${round} (load average ${load()})`, ['style', ...head], rows));
  }
  await site.remove();
  return { name: 'lists of large projects', passed: failures.length === 0, figures, failures };
}
