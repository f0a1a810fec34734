import * as nodeModule from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createFairQueue } from '../http/fair-queue.ts';
import { HttpError } from '../http/http.ts';
import { type FetchedPage, type PageReader, PageReaderError, type ReadResult } from './page-reader.ts';

/** The limits of the threads; all have defaults. */
export interface WorkerReaderOptions {
  /** Number of threads, hence of pages read at the same time. */
  threads?: number;
  /** Pages that may wait for a thread; further ones are rejected. */
  queue?: number;
  /** CPU time limit of one page in milliseconds; the wall clock limit is four times as long. */
  limit?: number;
  /** Milliseconds after which a thread without a page is ended. */
  idle?: number;
  /** The worker's module; for tests. It posts `ready` once, then the reading of each page. */
  script?: URL;
}

/** A reader of pages and its threads. */
export interface WorkerReader {
  read: PageReader;
  /** Ends all threads; pending pages are rejected. */
  close(): Promise<void>;
}

/** A worker's answer: the reading, and the bytes by which its heap has grown since its modules were loaded. */
export interface WorkerAnswer {
  reading: ReadResult;
  growth: number;
}

interface Job {
  page: FetchedPage;
  settle: PromiseWithResolvers<ReadResult>;
}

/** One thread: not `ready` until its modules are loaded, then idle or busy with a page. */
interface Thread {
  worker: Worker;
  ready: boolean;
  job: Job | undefined;
  /** Ends the thread: when its page takes too long, or when it has been idle. */
  timer: NodeJS.Timeout | undefined;
  /** CPU time before the current page, in milliseconds. */
  usedBefore: Promise<number>;
}

/**
 * Factor between CPU limit and wall clock limit: on a busy machine a thread may wait without the page being
 * at fault.
 */
const patience = 4;

/** CPU time of a thread in milliseconds; 0 for one that has ended. */
const processorTime = (worker: Worker) =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1_000,
    () => 0,
  );

/** Heap limits of a thread in MiB, sufficient for pages of 2 MiB. */
const limits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/**
 * Bytes by which a heap may have grown between pages. What the modules take is no part of it: a limit of the whole heap that they alone came to
 * exceed ended every thread after one page, and its start is ten times the work of a page.
 */
const maxGrowth = 24 * 1_048_576;

/**
 * Permissions of a thread: it may read files (its modules), but starts no process, sees no environment
 * variables and writes no file (https://nodejs.org/api/permissions.html). With a compile cache, Node requires
 * write permission for the cache folder; threads then start in a third of the time.
 */
export function confinement(): { execArgv: string[]; env: Record<string, string> } {
  // Deno has none.
  const compiled = nodeModule.getCompileCacheDir?.();
  if (compiled === undefined) return { execArgv: ['--permission', '--allow-fs-read=*'], env: {} };
  const folder = path.dirname(compiled);
  return {
    execArgv: ['--permission', '--allow-fs-read=*', `--allow-fs-write=${folder}/*`],
    env: { NODE_COMPILE_CACHE: folder },
  };
}

/** The worker's module: a source, or compiled as this one is. */
const ownScript = new URL(`./worker${path.extname(import.meta.filename)}`, import.meta.url);

/** The bytes of a page are handed over to its thread, not copied. */
function memoryOf({ body }: FetchedPage): ArrayBuffer[] {
  return typeof body === 'string' ? [] : [body.buffer];
}

/**
 * Reads pages in worker threads, so that no page can block the service; callers take turns. A page that takes more CPU time than
 * `limit` or too much memory is abandoned together with its thread. Threads start when there is a page for them, end when they
 * are idle or hold much memory, and do not keep the process alive.
 */
export function createWorkerReader(options: WorkerReaderOptions = {}): WorkerReader {
  const { threads: most = 2, queue = 64, limit = 1_000, idle = 30_000 } = options;
  const script = options.script ?? ownScript;
  const turns = createFairQueue({ capacity: most, queue });
  const threads = new Set<Thread>();
  let closed = false;

  function begin(thread: Thread, job: Job): void {
    thread.timer = setTimeout(checkTime, limit, thread, job);
    thread.worker.postMessage(job.page, memoryOf(job.page));
  }

  /** Ends a thread that has used up its CPU time; one that was not scheduled continues. */
  async function checkTime(thread: Thread, job: Job): Promise<void> {
    thread.timer = setTimeout(retire, (patience - 1) * limit, thread, 'too slow');
    while (threads.has(thread) && thread.job === job) {
      const used = (await processorTime(thread.worker)) - (await thread.usedBefore);
      if (thread.job !== job) return;
      if (used >= limit) await retire(thread, 'too slow');
      else await sleep(limit - used, undefined, { ref: false });
    }
  }

  function rest(thread: Thread): void {
    thread.usedBefore = processorTime(thread.worker);
    thread.timer = setTimeout(retire, idle, thread, 'idle').unref();
  }

  async function onMessage(thread: Thread, message: WorkerAnswer | 'ready'): Promise<void> {
    const { job } = thread;
    if (message === 'ready') {
      thread.ready = true;
      thread.usedBefore = processorTime(thread.worker);
      if (job !== undefined) begin(thread, job);
      return;
    }
    clearTimeout(thread.timer);
    thread.job = undefined;
    // A heap that grew for a huge page is not returned to the system before its thread ends.
    if (message.growth > maxGrowth) await retire(thread, 'grown');
    else rest(thread);
    job?.settle.resolve(message.reading);
  }

  /** Ends a thread; its page is rejected when its memory is free. */
  async function retire(thread: Thread, cause: unknown): Promise<void> {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    await thread.worker.terminate();
    thread.job?.settle.reject(new PageReaderError('unreadable', cause));
  }

  function launch(): Thread {
    const worker = new Worker(script, { resourceLimits: limits, ...confinement() });
    const thread: Thread = {
      worker,
      ready: false,
      job: undefined,
      timer: undefined,
      usedBefore: Promise.resolve(0),
    };
    threads.add(thread);
    worker.unref();
    worker.on('message', (message: WorkerAnswer | 'ready') => onMessage(thread, message));
    worker.on('error', (error) => retire(thread, error));
    worker.on('exit', (code) => retire(thread, `exit ${code}`));
    return thread;
  }

  async function readInThread(page: FetchedPage): Promise<ReadResult> {
    if (closed) throw new PageReaderError('overloaded');
    const thread = [...threads].find(({ job }) => job === undefined) ?? launch();
    const job: Job = { page, settle: Promise.withResolvers() };
    clearTimeout(thread.timer);
    thread.job = job;
    if (thread.ready) begin(thread, job);
    return await job.settle.promise;
  }

  return {
    async read(page, asking) {
      try {
        return await turns.pass(asking, () => readInThread(page));
      } catch (error) {
        throw error instanceof HttpError ? new PageReaderError('overloaded', error) : error;
      }
    },
    async close() {
      closed = true;
      await Promise.all([...threads].map((thread) => retire(thread, 'closed')));
    },
  };
}
