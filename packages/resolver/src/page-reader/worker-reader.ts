import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PageReading } from '../webpage/read-page.ts';
import { type FetchedHtml, type PageReader, PageReaderError } from './page-reader.ts';

export interface WorkerReaderOptions {
  /** Threads, hence pages read at once. */
  threads?: number;
  /** Pages that may wait for a thread; the next one is refused. */
  queue?: number;
  /** Milliseconds of processor time after which the reading of one page is ended; four times as many by the clock. */
  limit?: number;
  /** The worker's module; for tests. It says `ready` once, then answers each page with its reading. */
  script?: URL;
}

export interface WorkerReader {
  read: PageReader;
  /** Ends all threads; pages under way are refused. */
  close(): Promise<void>;
}

/** What a worker says about a page: its reading, and the bytes that its heap holds by now. */
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
  /** Milliseconds of processor time that it had used before its page. */
  usedBefore: Promise<number>;
}

/** How much longer than its limit a page may take by the clock: a busy machine keeps threads from working, and no page is to blame. */
const patience = 4;

/** Milliseconds of processor time that a thread has used; of one that has ended nothing can be told. */
const processorTime = (worker: Worker) =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1_000,
    () => 0,
  );

/** Heap of one thread in MiB, for the trees of pages of 2 MiB; and in bytes what it may keep when a page is done. */
const limits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };
const keptHeap = 32 * 1_048_576;

/**
 * A thread reads files (its modules) and starts no process; it sees no variable of the environment and writes no file
 * (https://nodejs.org/api/permissions.html). Where compiled modules are kept it uses them too, which Node allows only to who may
 * write there: a thread then starts in a third of the time.
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
 * Reads pages in worker threads, so that no page, however made, stops the service: a page that takes more than `limit` of a processor or
 * more memory than a thread has is given up together with its thread, and another thread takes its place. Threads start with
 * the first page and never keep the process alive.
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
    thread.timer = setTimeout(judge, limit, thread, job);
    thread.worker.postMessage(job.page);
  }

  /** Ends a thread that has worked on its page for as long as it may; one that was kept from working goes on. */
  async function judge(thread: Thread, job: Job): Promise<void> {
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
      // A heap that a huge page has blown up is not given back: the thread goes instead.
      if (message.heap > keptHeap) retire(thread, 'grown');
    }
    if (threads.has(thread)) assign(thread);
  }

  function retire(thread: Thread, cause: unknown): void {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    thread.job?.settle.reject(new PageReaderError('unreadable', cause));
    // A thread that cannot even start would be replaced for ever: the page that wanted it is refused instead.
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
