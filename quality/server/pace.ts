import { setTimeout as delay } from 'node:timers/promises';

/** Steps of a known piece of work, and the milliseconds that they take on the machine that the bars were set on, when it is quiet. */
const steps = 20_000_000;
const usual = 25;
const looks = 3;

function work(): number {
  let state = 1;
  for (let step = 0; step < steps; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return state;
}

/** How many times longer than usual something takes here and now, never less than once. */
export interface Slowness {
  /** By the clock on the wall: others on the machine count. */
  clock: number;
  /** Of processor time: a slower processor counts. */
  processor: number;
}

const middle = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Measures the machine as it is at this moment: a bar in milliseconds is one for the machine on which it was set. */
export function slowness(): Slowness {
  const clock: number[] = [];
  const processor: number[] = [];
  for (let look = 0; look < looks; look++) {
    const began = performance.now();
    const before = process.threadCpuUsage();
    work();
    clock.push(performance.now() - began);
    const { user, system } = process.threadCpuUsage(before);
    processor.push((user + system) / 1_000);
  }
  const times = (values: number[]) => Math.max(1, middle(values) / usual);
  return { clock: times(clock), processor: times(processor) };
}

/** Whether something took longer than its bar, which is stretched where the machine is slower, or busy with others, just now. */
export const isLate = (milliseconds: number, bar: number) =>
  milliseconds > bar && milliseconds > bar * slowness().clock;

/** Waits until something is so. @throws Error after a minute, which nothing takes that will ever come. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  const patience = 60_000;
  for (const began = performance.now(); !isSo(); await delay(20))
    if (performance.now() - began > patience) throw new Error(`waited a minute for ${what}`);
}
