import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PageReading } from '../webpage/read-page.ts';
import { type FetchedHtml, type PageReader, PageReaderError } from './page-reader.ts';

export interface WorkerReaderOptions {
  /** Number of threads, hence of pages read at the same time. */
  threads?: number;
  /** Pages that may wait for a thread; further ones are rejected. */
  queue?: number;
  /** CPU time limit of one page in milliseconds; the wall clock limit is four times as long. */
  limit?: number;
  /** The worker's module; for tests. It posts `ready` once, then the reading of each page. */
  script?: URL;
}

export interface WorkerReader {
  read: PageReader;
  /** Ends all threads; pending pages are rejected. */
  close(): Promise<void>;
}

/** A worker's answer: the reading, and its heap size in bytes. */
export interface WorkerAnswer {
  reading: PageReading;
  heap: number;
}

interface Job {
  page: FetchedHtml;
  settle: PromiseWithResolvers<PageReading>;
}

/** One thread: `starting` until its modules are loaded, then `idle` or `busy` with a page. */
interface Thread {
  worker: Worker;
  ready: boolean;
  job: Job | undefined;
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

/** Heap limits of a thread in MiB, sufficient for pages of 2 MiB; and the maximum heap in bytes between pages. */
const limits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };
const maxIdleHeap = 32 * 1_048_576;

/**
 * Permissions of a thread: it may read files (its modules), but starts no process, sees no environment
 * variables and writes no file (https://nodejs.org/api/permissions.html). With a compile cache, Node requires
 * write permission for the cache folder; threads then start in a third of the time.
 */
function confinement() {
  const compiled = getCompileCacheDir();
  if (compiled === undefined) return { execArgv: ['--permission', '--allow-fs-read=*'], env: {} };
  const folder = path.dirname(compiled);
  return {
    execArgv: ['--permission', '--allow-fs-read=*', `--allow-fs-write=${folder}/*`],
    env: { NODE_COMPILE_CACHE: folder },
  };
}

/**
 * Reads pages in worker threads, so that no page can block the service. A page that takes more CPU time than
 * `limit` or too much memory is abandoned together with its thread, and a new thread replaces it. Threads
 * start with the first page and do not keep the process alive.
 */
export function createWorkerReader(options: WorkerReaderOptions = {}): WorkerReader {
  const { threads: most = 2, queue: longest = 64, limit = 1_000 } = options;
  const script = options.script ?? new URL('./worker.ts', import.meta.url);
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  let closed = false;

  function assign(thread: Thread): void {
    const job = thread.ready && thread.job === undefined ? waiting.shift() : undefined;
    if (job === undefined) return;
    thread.job = job;
    thread.timer = setTimeout(checkTime, limit, thread, job);
    thread.worker.postMessage(job.page);
  }

  /** Ends a thread that has used up its CPU time; one that was not scheduled continues. */
  async function checkTime(thread: Thread, job: Job): Promise<void> {
    thread.timer = setTimeout(retire, (patience - 1) * limit, thread, 'too slow');
    while (threads.has(thread) && thread.job === job) {
      const used = (await processorTime(thread.worker)) - (await thread.usedBefore);
      if (thread.job !== job) return;
      if (used >= limit) retire(thread, 'too slow');
      else await sleep(limit - used, undefined, { ref: false });
    }
  }

  function onMessage(thread: Thread, message: WorkerAnswer | 'ready'): void {
    if (message === 'ready') {
      thread.ready = true;
      thread.usedBefore = processorTime(thread.worker);
    } else {
      clearTimeout(thread.timer);
      thread.job?.settle.resolve(message.reading);
      thread.job = undefined;
      thread.usedBefore = processorTime(thread.worker);
      // A heap that grew for a huge page is not returned to the system: the thread is replaced.
      if (message.heap > maxIdleHeap) retire(thread, 'grown');
    }
    if (threads.has(thread)) assign(thread);
  }

  function retire(thread: Thread, cause: unknown): void {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    thread.job?.settle.reject(new PageReaderError('unreadable', cause));
    // A thread that cannot start would be replaced endlessly: the waiting page is rejected instead.
    if (!thread.ready) waiting.shift()?.settle.reject(new PageReaderError('unreadable', cause));
    if (waiting.length > 0 && !closed) launch();
  }

  function launch(): void {
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
  }

  async function read(page: FetchedHtml): Promise<PageReading> {
    if (closed || waiting.length >= longest) throw new PageReaderError('overloaded');
    const job: Job = { page, settle: Promise.withResolvers() };
    waiting.push(job);
    const free = [...threads].find((thread) => thread.ready && thread.job === undefined);
    if (free !== undefined) assign(free);
    else if (threads.size < most) launch();
    return await job.settle.promise;
  }

  return {
    read,
    async close() {
      closed = true;
      for (const { settle } of waiting.splice(0)) settle.reject(new PageReaderError('overloaded'));
      const ending = [...threads];
      for (const thread of ending) retire(thread, 'closed');
      await Promise.all(ending.map(({ worker }) => worker.terminate()));
    },
  };
}
