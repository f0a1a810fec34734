// How long a start takes: of a new server, and of one that was killed while it wrote, with a hundred thousand citations.
import { setTimeout as delay } from 'node:timers/promises';
import { type Outcome, shown } from '../../figures.ts';
import { fill } from '../driver/fill.ts';
import { drive } from '../driver/open-loop.ts';
import { createSite, type DatabaseName } from '../driver/site.ts';
import { createCall } from './steady.ts';

const tries = 3;
const newBar = 2_000;
const crashBar = 3_000;

function outcome(promise: string, bar: number, times: readonly number[]): Outcome {
  const slowest = Math.max(...times);
  return {
    promise,
    bar: `${bar / 1_000} s`,
    measured: `${times.map((time) => shown(time)).join(', ')} ms`,
    held: slowest <= bar,
  };
}

/** Starts new servers; the first of them may compile its code. */
export async function newStarts(database: DatabaseName): Promise<Outcome> {
  const times: number[] = [];
  for (let turn = 0; turn < tries; turn++) {
    const site = await createSite(database);
    const server = await site.start();
    times.push(server.readyAfter);
    await server.stop();
    await site.remove();
  }
  return outcome('start of a new server until it is ready', newBar, times);
}

/** Kills a server with 100,000 citations while projects are created, and starts it again. */
export async function startsAfterKill(database: DatabaseName): Promise<Outcome> {
  const site = await createSite(database);
  const opened = await site.open();
  await fill(opened, site.secret, { projects: 2_000, citations: 50 });
  await opened.destroy();
  const times: number[] = [];
  let server = await site.start();
  for (let turn = 0; turn < tries; turn++) {
    const writing = drive(server.address, { rate: 200, seconds: 1 }, (at) => createCall(turn * 200 + at));
    await delay(600);
    await server.kill();
    await writing;
    server = await site.start();
    times.push(server.readyAfter);
  }
  await server.stop();
  await site.remove();
  return outcome('start after kill -9 with 100,000 citations', crashBar, times);
}
