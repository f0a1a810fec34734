import { describe, expect, it } from 'vitest';
import type { Caller } from '../caller.ts';
import { createFairQueue, type FairQueueOptions, type Release } from './fair-queue.ts';

const attacker: Caller = { network: 'attacker', session: 'a' };
const other: Caller = { network: 'other', session: 'o' };
const never = new AbortController().signal;

/** A queue, and the names of the tasks that have started, in order. */
function queueOf(options: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({ capacity: 1, queue: 1_000, ...options });
  const started: string[] = [];
  const releases = new Map<string, Release>();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  async function ask(name: string, caller: Caller, more: { amount?: number; key?: string } = {}) {
    queue
      .take({ caller, signal: never, ...more })
      .then((release) => {
        started.push(name);
        releases.set(name, release);
      })
      .catch(({ code }) => started.push(`${name} ${code}`));
    await settled();
  }
  async function end(name: string) {
    releases.get(name)?.();
    await settled();
  }
  return { queue, started, ask, end };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`);

describe('turns', () => {
  it('a newcomer waits for the running task of another network and for none of its waiting ones', async () => {
    const { started, ask, end } = queueOf();
    for (const name of many(5)) await ask(name, attacker);
    await ask('o', other);
    await end('a0');
    expect(started).toEqual(['a0', 'o']);
  });

  it('networks take turns, however many tasks one of them has', async () => {
    const { started, ask, end } = queueOf();
    for (const name of many(4)) await ask(name, attacker);
    for (const name of ['o0', 'o1']) await ask(name, other);
    for (const name of ['a0', 'o0', 'a1', 'o1', 'a2']) await end(name);
    expect(started).toEqual(['a0', 'o0', 'a1', 'o1', 'a2', 'a3']);
  });

  it('so do the sessions of a network, and many sessions are one network to others', async () => {
    const { started, ask, end } = queueOf();
    for (const name of many(3)) await ask(name, attacker);
    await ask('b0', { ...attacker, session: 'b' });
    await ask('o0', other);
    for (const name of ['a0', 'o0', 'b0']) await end(name);
    expect(started).toEqual(['a0', 'o0', 'b0', 'a1']);
  });

  it('having been idle gives nobody a credit', async () => {
    const { started, ask, end } = queueOf();
    await ask('o0', other);
    await end('o0');
    for (const name of many(3)) await ask(name, attacker);
    for (const name of ['o1', 'o2', 'o3']) await ask(name, other);
    for (const name of ['a0', 'o1', 'a1']) await end(name);
    expect(started).toEqual(['o0', 'a0', 'o1', 'a1', 'o2']);
  });
});

describe('shares', () => {
  it.each([
    [2, 1],
    [8, 3],
    [32, 11],
    [64, 22],
  ])('of %i places one session holds %i', async (capacity, most) => {
    const { started, ask } = queueOf({ capacity });
    for (const name of many(capacity)) await ask(name, attacker);
    expect(started).toHaveLength(most);
  });

  it.each([
    [2, 1],
    [8, 4],
    [32, 16],
  ])('of %i places one network holds %i, whatever its sessions', async (capacity, most) => {
    const { started, ask } = queueOf({ capacity });
    for (const name of many(capacity)) await ask(name, { ...attacker, session: name });
    expect(started).toHaveLength(most);
  });

  it('what a caller is assured of it may hold although less is left', async () => {
    const { started, ask } = queueOf({ capacity: 3, assured: 3 });
    for (const name of many(4)) await ask(name, attacker);
    expect(started).toHaveLength(3);
  });

  it('a large share is not overtaken for ever by small ones', async () => {
    const { started, ask, end } = queueOf({ capacity: 10 });
    await ask('a0', attacker, { amount: 5 });
    await ask('o0', other, { amount: 4 });
    await ask('large', { network: 'third', session: '' }, { amount: 8 });
    await ask('small', { network: 'fourth', session: '' }, { amount: 1 });
    expect(started).toEqual(['a0', 'o0']);
    await end('a0');
    await end('o0');
    expect(started).toEqual(['a0', 'o0', 'large', 'small']);
  });

  it('a host has no more tasks than its limit, and those for other hosts go on', async () => {
    const { started, ask, end } = queueOf({ capacity: 32, perKey: 2 });
    for (const name of many(3)) await ask(name, attacker, { key: 'host' });
    await ask('elsewhere', attacker, { key: 'another' });
    expect(started).toEqual(['a0', 'a1', 'elsewhere']);
    await end('a0');
    expect(started.at(-1)).toBe('a2');
  });
});

describe('the queue', () => {
  it('refuses a network that fills it, and has places for others', async () => {
    const { started, ask } = queueOf({ queue: 8 });
    for (const name of many(8)) await ask(name, { ...attacker, session: name });
    await ask('o', other);
    expect(started).toEqual(['a0', 'a5 overloaded', 'a6 overloaded', 'a7 overloaded']);
  });

  it('forgets a task whose caller has gone', async () => {
    const { queue, started, ask, end } = queueOf();
    const stop = new AbortController();
    await ask('a0', attacker);
    const waiting = queue.take({ caller: attacker, signal: stop.signal });
    await ask('a1', attacker);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'overloaded' });
    await end('a0');
    expect(started).toEqual(['a0', 'a1']);
  });

  it('a failing task gives its place back', async () => {
    const { queue, started, ask } = queueOf();
    const failing = queue.pass({ caller: attacker, signal: never }, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await ask('a0', attacker);
    expect(started).toEqual(['a0']);
  });

  it('says how many run and wait', async () => {
    const counts: string[] = [];
    const { ask, end } = queueOf({ onChange: (running, waiting) => counts.push(`${running} ${waiting}`) });
    await ask('a0', attacker);
    await ask('a1', attacker);
    await end('a0');
    expect(counts).toEqual(['1 0', '1 1', '1 0']);
  });
});
