import { Worker } from 'node:worker_threads';
import type { ProblemCode } from '@citewright/contract';
import { confinement } from '@citewright/resolver';
import type { PostedEntries } from './post-entries.ts';
import { ProblemError } from './problem.ts';

// Long texts may be hostile: they are read in a thread of their own with limited time and memory.

/** Megabytes that reading a file may take. The longest file of references needs a third of it. */
const memory = 256;
const patience = 20_000;
/** Milliseconds between two looks at the memory that V8 does not limit: buffers of inflated files. */
const watchful = 250;

/** Characters that are read without a thread, in less time than one takes to start. */
export const shortText = 8_192;

interface ThreadOptions {
  /** The problem where the thread fails or takes too much; `IMPORT_UNREADABLE` by default. */
  excess?: ProblemCode;
  /** Megabytes, where reading may take more than usual. */
  most?: number;
  /** What the data hands over to the thread, in place of a copy. */
  transferList?: ArrayBuffer[];
}

/** Calls when a thread holds more megabytes than it may; gives what ends the watch. */
function watchMemory(worker: Worker, most: number, excess: () => void): () => void {
  const watch = setInterval(async () => {
    const held = await worker.getHeapStatistics().catch(() => undefined);
    if (held && held.used_heap_size + held.external_memory > most * 1_048_576) excess();
  }, watchful);
  return () => clearInterval(watch);
}

/**
 * The entries that a thread reads from its data.
 * @throws ProblemError that the thread reports, or `excess`
 */
export async function readInThread<Entry>(
  thread: URL,
  workerData: object,
  signal: AbortSignal,
  { excess = 'IMPORT_UNREADABLE', most = memory, transferList = [] }: ThreadOptions = {},
): Promise<Entry[]> {
  const worker = new Worker(thread, {
    workerData,
    transferList,
    resourceLimits: { maxOldGenerationSizeMb: most, maxYoungGenerationSizeMb: 16 },
    ...confinement(),
    stdout: true,
    stderr: true,
  });
  const entries: Entry[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Entry[]>();
  const stop = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const tooMuch = () => reject(new ProblemError(excess));
  stop.addEventListener('abort', tooMuch, { once: true });
  const endWatch = watchMemory(worker, most, tooMuch);
  worker.on('message', (message: PostedEntries<Entry>) => {
    if ('problem' in message) reject(new ProblemError(message.problem));
    else entries.push(...message.entries);
  });
  worker.once('error', tooMuch);
  worker.once('exit', () => resolve(entries));
  try {
    return await promise;
  } finally {
    endWatch();
    stop.removeEventListener('abort', tooMuch);
    await worker.terminate();
  }
}
