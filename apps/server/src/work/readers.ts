import { Worker } from 'node:worker_threads';
import type { ProblemCode } from '@citewright/contract';
import { confinement, createFairQueue } from '@citewright/resolver';
import type { FastifyBaseLogger } from 'fastify';
import { type Asking, inTurn } from '../edge/fair-work.ts';
import { tracesOf } from '../edge/log.ts';
import { ProblemError } from '../problem.ts';
import { createGivingWay } from './giving-way.ts';
import { createMemoryRelief } from './memory-relief.ts';
import {
  createMemoryShares,
  keptBytes,
  megabyte,
  type Place,
  type ProcessMemory,
  places,
  retryAfter,
} from './memory-shares.ts';
import type { Posted } from './serve-reads.ts';
import { createSpentSeconds } from './spent-seconds.ts';
import { type Seen, workedAt } from './worked.ts';

/** What is read outside of the thread that answers: it may be hostile. */
export type ReaderKind = 'paper' | 'list' | 'entries' | 'style' | 'examples';

interface Reader {
  script: URL;
  /** Megabytes that it may take, its buffers too, where the process has as many. The longest honest input needs a third of them. */
  megabytes: number;
  /** The problem of an input that takes more memory or time. */
  excess: ProblemCode;
  /** Milliseconds after which its idle thread ends, where that is sooner than for others. */
  idleFor?: number;
}

const ownReaders: Readonly<Record<ReaderKind, Reader>> = {
  paper: {
    script: new URL('../papers/paper-thread.ts', import.meta.url),
    megabytes: 512,
    excess: 'PAPER_TOO_LONG',
  },
  list: {
    script: new URL('../checks/listed-thread.ts', import.meta.url),
    megabytes: 144,
    excess: 'IMPORT_TOO_LARGE',
  },
  entries: {
    script: new URL('../projects/import/entry-thread.ts', import.meta.url),
    megabytes: 144,
    excess: 'IMPORT_TOO_LARGE',
  },
  style: {
    script: new URL('../styles/check-thread.ts', import.meta.url),
    megabytes: 256,
    excess: 'STYLE_TOO_COMPLEX',
  },
  examples: {
    script: new URL('../styles/find-thread.ts', import.meta.url),
    megabytes: 256,
    excess: 'IMPORT_TOO_LARGE',
    // It holds 60 MB of styles, and is seldom asked.
    idleFor: 20_000,
  },
};

/** Characters that are read without a thread, in less time than one takes to answer. */
export const shortText = 8_192;

/** Bytes or characters of a small input. */
const smallInput = 1_048_576;

/** Inputs that wait for their turn, of all networks. */
const mostWaiting = 32;
/** Milliseconds for which an input waits for its turn, and those for which it is read. */
const patience = 20_000;
/** The part of its time that a small input has at the place of small ones: one that takes longer has the rest at the other place. */
const hasty = 0.25;
/** The part of its time that a thread must have worked for an input to be too long: one that waited for a processor may come again. */
const atWork = 0.4;
/** Milliseconds between two looks at what a reader holds, its buffers too. */
const watchful = 50;
/**
 * Megabytes of heap above a reader's share at which V8 ends it: the looks come first. V8 gives a thread 16 MB to end in, and ends the process where
 * it takes more (https://nodejs.org/api/worker_threads.html, `resourceLimits`); a reader that prints takes up to 1 MB in a millisecond.
 */
const leeway = 64;
/** Milliseconds after which a thread that nobody needs ends. */
const keptFor = 300_000;

/** What is read, and what its buffers hand over in place of a copy. */
export interface Read {
  kind: ReaderKind;
  task: object;
  /** Bytes or characters of the input, for the log of a crash. */
  size: number;
  transferList?: ArrayBuffer[];
}

/**
 * Threads that read what is sent, kept warm between two readings, within one budget of memory. Two read at a time, never both for one network;
 * networks take turns (decision 20). What is read counts in seconds for its network.
 */
export interface Readers {
  /**
   * The entries that a thread reads. A small input that takes more than small ones have is read again at the other place.
   * @throws ProblemError that the thread reports; that of the kind for an input that takes too much; `READER_FAILED` for a crash, which is logged;
   * `OVERLOADED` where its turn does not come in time, or where others need the memory that it holds; `RATE_LIMITED` for a network that has
   * used up its seconds
   */
  read<Entry>(read: Read, asking: Asking): Promise<Entry[]>;
  close(): Promise<void>;
}

/** The input takes more memory or time than it may have where it is read. */
class ExcessError extends Error {}

interface Idle {
  key: string;
  place: Place;
  worker: Worker;
  end: NodeJS.Timeout;
  /** Called when the thread ends by a fault. */
  forget: () => void;
}

export interface ReadersParts {
  log: Pick<FastifyBaseLogger, 'error'>;
  memory: ProcessMemory;
  /** Collects the garbage of the thread that answers; absent where the program was not started so that it can. */
  collect?: (() => void) | undefined;
  /** Seconds of reading that a network has for a minute. */
  perMinute: number;
  /** Those of this server, unless others are tried. */
  readers?: Readonly<Record<ReaderKind, Reader>>;
  milliseconds?: number;
}

export function createReaders({
  log,
  memory,
  collect = () => undefined,
  perMinute,
  readers = ownReaders,
  milliseconds = patience,
}: ReadersParts): Readers {
  const shares = createMemoryShares(memory);
  const now = () => performance.now();
  const givingWay = createGivingWay(shares.isShort, now);
  const turns = createFairQueue({ capacity: places.length, queue: mostWaiting, perKey: 1 });
  const spent = createSpentSeconds(perMinute, now);
  const idle = new Map<string, Idle>();
  const relieve = createMemoryRelief({ memory, collect, now });
  // What is read, printed and answered shares the memory with the threads that are kept.
  const relief = setInterval(() => {
    if (shares.isTight()) for (const place of places) void endIdle(place, 0);
    relieve();
  }, watchful).unref();

  const keyOf = (kind: ReaderKind, place: Place) => `${kind} ${place}`;

  function start({ script, megabytes }: Reader, place: Place): Worker {
    const most = Math.floor(shares.most(place, megabytes * megabyte) / megabyte);
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: most + leeway, maxYoungGenerationSizeMb: 16 },
      ...confinement(),
      stdout: true,
      stderr: true,
    });
    // What comes after an answer has nobody to hear it.
    return worker.on('error', () => undefined);
  }

  /** Takes an idle thread. One that is to end is taken first: nobody may get a thread that is ending. */
  function takeIdle({ key, worker, end, forget }: Idle): Worker {
    idle.delete(key);
    clearTimeout(end);
    return worker.off('exit', forget);
  }

  /** Ends the threads of a place that have been idle for the longest time, until so many are left: what they hold is of its share. */
  async function endIdle(place: Place, left: number): Promise<void> {
    const there = [...idle.values()].filter((own) => own.place === place);
    const ending = there.slice(0, Math.max(0, there.length - left));
    await Promise.all(ending.map((own) => takeIdle(own).terminate()));
  }

  async function open(kind: ReaderKind, place: Place): Promise<Worker> {
    const kept = idle.get(keyOf(kind, place));
    if (!kept) {
      await endIdle(place, shares.kept(place) - 1);
      return start(readers[kind], place);
    }
    const worker = takeIdle(kept);
    worker.ref();
    return worker;
  }

  /** Keeps a thread for the next input of its kind and place, where it has given its memory back. */
  async function keep(kind: ReaderKind, place: Place, worker: Worker): Promise<void> {
    const key = keyOf(kind, place);
    const held = await worker.getHeapStatistics().catch(() => undefined);
    const isLight = held && held.used_heap_size + held.external_memory < keptBytes && !shares.isTight();
    if (!isLight || idle.has(key)) {
      await worker.terminate();
      return;
    }
    worker.unref();
    const { idleFor = keptFor } = readers[kind];
    const end = setTimeout(() => void takeIdle(own).terminate(), idleFor).unref();
    const own: Idle = { key, place, worker, end, forget: () => void takeIdle(own) };
    worker.once('exit', own.forget);
    idle.set(key, own);
    await endIdle(place, shares.kept(place));
  }

  /** Gives the entries that a thread reads, or the problem that it finds. @throws what ends the thread */
  async function take<Entry>(
    worker: Worker,
    { kind, task, size, transferList = [] }: Read,
    place: Place,
    { caller, signal }: Asking,
    time: number,
  ) {
    const most = shares.most(place, readers[kind].megabytes * megabyte);
    const entries: Entry[] = [];
    let isRunning = true;
    const { promise, resolve, reject } = Promise.withResolvers<Entry[] | ProblemError>();
    // What a thread takes to start under load is not the fault of the input, nor is what it waits for a processor.
    let began: number | undefined;
    let seen: Seen | undefined;
    const again = () => reject(new ProblemError('OVERLOADED', retryAfter));
    const tooMuch = () => reject(new ExcessError());
    const tooSlow = () => (place === 'small' || workedAt(seen, now()) >= time * atWork ? tooMuch() : again());
    const crashed = (error: unknown) => {
      if ((error as { code?: unknown })?.code === 'ERR_WORKER_OUT_OF_MEMORY') return tooMuch();
      log.error({ failure: tracesOf(error), kind, size }, 'a reader crashed');
      reject(new ProblemError('READER_FAILED'));
    };
    let limit = setTimeout(again, milliseconds);
    const begin = () => {
      clearTimeout(limit);
      limit = setTimeout(tooSlow, time);
      began = now();
    };
    const onMessage = (message: Posted<Entry>) => {
      if ('begun' in message) begin();
      else if ('problem' in message) resolve(new ProblemError(message.problem));
      else if ('done' in message) resolve(entries);
      else entries.push(...message.entries);
    };
    const onExit = () => crashed(new Error('The thread has ended'));
    const look = async () => {
      const [heap, cpu] = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]);
      if (!isRunning) return;
      if (began !== undefined) seen = { at: now(), first: seen?.first ?? cpu, last: cpu };
      const held = heap.used_heap_size + heap.external_memory;
      if (held > most) tooMuch();
      else if (givingWay.isDue(worker, held)) again();
    };
    // A thread that ends meanwhile says so itself.
    const watch = setInterval(() => void look().catch(() => undefined), watchful);
    signal.addEventListener('abort', tooMuch, { once: true });
    worker.on('message', onMessage).once('error', crashed).once('exit', onExit);
    worker.postMessage(task, transferList);
    try {
      return await promise;
    } finally {
      isRunning = false;
      clearTimeout(limit);
      clearInterval(watch);
      if (began !== undefined) spent.charge(caller.network, now() - began);
      givingWay.leave(worker);
      signal.removeEventListener('abort', tooMuch);
      worker.off('message', onMessage).off('error', crashed).off('exit', onExit);
    }
  }

  /** Reads an input at a place, in its turn, in so many milliseconds at most. @throws ExcessError for one that takes more than it has there */
  async function readAt<Entry>(place: Place, read: Read, asking: Asking, time: number): Promise<Entry[]> {
    const { kind } = read;
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(milliseconds)]);
    const release = await inTurn(turns, { caller: asking.caller, signal, key: place });
    try {
      const worker = await open(kind, place);
      const entries = await take<Entry>(worker, read, place, asking, time).catch(async (error: unknown) => {
        await worker.terminate();
        throw error;
      });
      await keep(kind, place, worker);
      if (entries instanceof ProblemError) throw entries;
      return entries;
    } finally {
      release();
    }
  }

  async function readSmall<Entry>(
    { transferList: _, ...read }: Read,
    asking: Asking,
  ): Promise<Entry[] | undefined> {
    try {
      return await readAt<Entry>('small', read, asking, hasty * milliseconds);
    } catch (error) {
      if (error instanceof ExcessError && !asking.signal.aborted) return undefined;
      throw error;
    }
  }

  return {
    async read<Entry>(read: Read, asking: Asking) {
      spent.admit(asking.caller.network);
      try {
        if (read.size > smallInput) return await readAt<Entry>('any', read, asking, milliseconds);
        const small = await readSmall<Entry>(read, asking);
        return small ?? (await readAt<Entry>('any', read, asking, (1 - hasty) * milliseconds));
      } catch (error) {
        throw error instanceof ExcessError ? new ProblemError(readers[read.kind].excess) : error;
      }
    },
    async close() {
      clearInterval(relief);
      await Promise.all([...idle.values()].map((own) => takeIdle(own).terminate()));
    },
  };
}
