import { setTimeout as delay } from 'node:timers/promises';

/** Steps of a known piece of work, and their milliseconds on the quiet machine on which the bars were set. */
const steps = 20_000_000;
const usual = 25;
const looks = 3;

function work(): number {
  let state = 1;
  for (let step = 0; step < steps; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return state;
}

/** How many times slower than usual the machine is now, at least 1. */
export interface Slowness {
  /** By the clock on the wall: others on the machine count. */
  clock: number;
  /** Of processor time: a slower processor counts. */
  processor: number;
}

const middle = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Measures the machine now: a bar in milliseconds belongs to the machine on which it was set. */
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

/** Whether something took longer than its bar, stretched by how slow the machine is now. */
export const isLate = (milliseconds: number, bar: number) =>
  milliseconds > bar && milliseconds > bar * slowness().clock;

/** Waits until a condition holds. @throws Error after a minute. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  const patience = 60_000;
  for (const began = performance.now(); !isSo(); await delay(20))
    if (performance.now() - began > patience) throw new Error(`waited a minute for ${what}`);
}
