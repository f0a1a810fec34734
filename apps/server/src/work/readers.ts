import { Worker } from 'node:worker_threads';
import type { ProblemCode } from '@citewright/contract';
import { confinement } from '@citewright/resolver';
import type { FastifyBaseLogger } from 'fastify';
import { tracesOf } from '../edge/log.ts';
import { ProblemError } from '../problem.ts';
import { createGivingWay } from './giving-way.ts';
import { createMemoryShares, megabyte, type ProcessMemory, retryAfter } from './memory-shares.ts';
import type { Posted } from './serve-reads.ts';

/** What is read outside of the thread that answers: it may be hostile. */
export type ReaderKind = 'paper' | 'list' | 'entries' | 'style';

interface Reader {
  script: URL;
  /** Megabytes that it may take, its buffers too, where the process has as many. The longest honest input needs a third of them. */
  megabytes: number;
  /** The problem of an input that takes more memory or time. */
  excess: ProblemCode;
}

const ownReaders: Readonly<Record<ReaderKind, Reader>> = {
  paper: {
    script: new URL('../papers/paper-thread.ts', import.meta.url),
    megabytes: 512,
    excess: 'PAPER_TOO_LONG',
  },
  list: {
    script: new URL('../checks/listed-thread.ts', import.meta.url),
    megabytes: 256,
    excess: 'IMPORT_UNREADABLE',
  },
  entries: {
    script: new URL('../projects/import/entry-thread.ts', import.meta.url),
    megabytes: 256,
    excess: 'IMPORT_UNREADABLE',
  },
  style: {
    script: new URL('../styles/check-thread.ts', import.meta.url),
    megabytes: 256,
    excess: 'STYLE_TOO_COMPLEX',
  },
};

/** Characters that are read without a thread, in less time than one takes to answer. */
export const shortText = 8_192;

/** Milliseconds for which an input waits for memory, and those for which it is read. */
const patience = 20_000;
/** Milliseconds between two looks at the memory that V8 does not limit: buffers of inflated files. */
const watchful = 100;
/** A thread that holds more megabytes after its work is not kept. */
const mostKept = 64;
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

/** Threads that read what is sent, kept warm between two readings, within one budget of memory. */
export interface Readers {
  /**
   * The entries that a thread reads.
   * @throws ProblemError that the thread reports; that of the kind for an input that takes too much; `READER_FAILED` for a crash, which is logged;
   * `OVERLOADED` where no memory gets free in time, or where others need what it holds
   */
  read<Entry>(read: Read, signal: AbortSignal): Promise<Entry[]>;
  close(): Promise<void>;
}

interface Idle {
  worker: Worker;
  end: NodeJS.Timeout;
  /** Called when the thread ends, at its time or by a fault. */
  forget: () => void;
}

/** `readers` are those of this server, unless others are tried. */
export function createReaders(
  log: Pick<FastifyBaseLogger, 'error'>,
  memory: ProcessMemory,
  readers: Readonly<Record<ReaderKind, Reader>> = ownReaders,
  milliseconds = patience,
): Readers {
  const shares = createMemoryShares(memory);
  const givingWay = createGivingWay(shares.isShort, () => performance.now());
  const idle = new Map<ReaderKind, Idle>();

  function start({ script, megabytes }: Reader): Worker {
    const most = Math.floor(shares.most(megabytes * megabyte) / megabyte);
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: most, maxYoungGenerationSizeMb: 16 },
      ...confinement(),
      stdout: true,
      stderr: true,
    });
    // What comes after an answer has nobody to hear it.
    return worker.on('error', () => undefined);
  }

  function open(kind: ReaderKind): Worker {
    const kept = idle.get(kind);
    if (!kept) return start(readers[kind]);
    idle.delete(kind);
    clearTimeout(kept.end);
    kept.worker.off('exit', kept.forget);
    kept.worker.ref();
    return kept.worker;
  }

  /** Keeps a thread for the next input of its kind, where it has given its memory back. */
  async function keep(kind: ReaderKind, worker: Worker): Promise<void> {
    const held = await worker.getHeapStatistics().catch(() => undefined);
    const isLight = held && held.used_heap_size + held.external_memory < mostKept * megabyte;
    if (!isLight || idle.has(kind)) {
      await worker.terminate();
      return;
    }
    worker.unref();
    const end = setTimeout(() => void worker.terminate(), keptFor).unref();
    const forget = () => {
      clearTimeout(end);
      if (idle.get(kind)?.worker === worker) idle.delete(kind);
    };
    worker.once('exit', forget);
    idle.set(kind, { worker, end, forget });
  }

  async function take<Entry>(
    worker: Worker,
    { kind, task, size, transferList = [] }: Read,
    stop: AbortSignal,
  ) {
    const { excess, megabytes } = readers[kind];
    const most = shares.most(megabytes * megabyte);
    const entries: Entry[] = [];
    let isRunning = true;
    const { promise, resolve, reject } = Promise.withResolvers<Entry[]>();
    const tooMuch = () => reject(new ProblemError(excess));
    const crashed = (error: unknown) => {
      if ((error as { code?: unknown })?.code === 'ERR_WORKER_OUT_OF_MEMORY') return tooMuch();
      log.error({ failure: tracesOf(error), kind, size }, 'a reader crashed');
      reject(new ProblemError('READER_FAILED'));
    };
    const onMessage = (message: Posted<Entry>) => {
      if ('problem' in message) reject(new ProblemError(message.problem));
      else if ('done' in message) resolve(entries);
      else entries.push(...message.entries);
    };
    const onExit = () => crashed(new Error('The thread has ended'));
    const watch = setInterval(async () => {
      const heap = await worker.getHeapStatistics().catch(() => undefined);
      const held = heap ? heap.used_heap_size + heap.external_memory : 0;
      if (held > most) tooMuch();
      else if (isRunning && givingWay.isDue(worker, held)) reject(new ProblemError('OVERLOADED', retryAfter));
    }, watchful);
    stop.addEventListener('abort', tooMuch, { once: true });
    worker.on('message', onMessage).once('error', crashed).once('exit', onExit);
    worker.postMessage(task, transferList);
    try {
      return await promise;
    } finally {
      isRunning = false;
      clearInterval(watch);
      givingWay.leave(worker);
      stop.removeEventListener('abort', tooMuch);
      worker.off('message', onMessage).off('error', crashed).off('exit', onExit);
    }
  }

  return {
    async read<Entry>(read: Read, signal: AbortSignal) {
      const { kind } = read;
      const inTime = () => AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
      const release = await shares.take(readers[kind].megabytes * megabyte, inTime());
      try {
        const worker = open(kind);
        try {
          const entries = await take<Entry>(worker, read, inTime());
          await keep(kind, worker);
          return entries;
        } catch (error) {
          await worker.terminate();
          throw error;
        }
      } finally {
        release();
      }
    },
    async close() {
      const all = [...idle.values()];
      idle.clear();
      for (const { end } of all) clearTimeout(end);
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
