import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { ProblemCode } from '@citewright/contract';
import { InterchangeError } from '@citewright/interchange';
import { fileProblemOf } from '../file-problem.ts';
import { createMemorySweep } from '../idle-memory.ts';
import { ProblemError } from '../problem.ts';

/** What a reader's thread posts: that it begins, some of its entries, why there are none, or that it has posted all. */
export type Posted<Entry> =
  | { begun: true }
  | { entries: Entry[] }
  | { problem: ProblemCode }
  | { done: true };

/** Entries of one message: few enough for the thread that receives them. */
const batch = 100;

async function answer<Task>(
  task: Task,
  read: (task: Task) => readonly unknown[] | Promise<readonly unknown[]>,
): Promise<void> {
  try {
    parentPort?.postMessage({ begun: true });
    const entries = await read(task);
    for (let start = 0; start < entries.length; start += batch) {
      const posted = entries.slice(start, start + batch);
      // Bytes that have a buffer of their own are handed over, not copied.
      const owned = posted.flatMap((entry) =>
        entry instanceof Uint8Array && entry.byteLength === entry.buffer.byteLength ? [entry.buffer] : [],
      );
      parentPort?.postMessage({ entries: posted }, owned as ArrayBuffer[]);
    }
    parentPort?.postMessage({ done: true });
  } catch (error) {
    if (error instanceof ProblemError) parentPort?.postMessage({ problem: error.code });
    else if (error instanceof InterchangeError) parentPort?.postMessage({ problem: fileProblemOf(error) });
    else throw error;
  }
}

/** Collects what a reading has left: the thread may be kept without ever reading again. */
const sweep = createMemorySweep({
  held: () => getHeapStatistics().used_heap_size,
  utilization: () => 0,
  collect: () => void globalThis.gc?.(),
});

/** What a reader's thread does: reads one task after the other, and posts the entries of each, or its problem. */
export function serveReads<Task>(
  read: (task: Task) => readonly unknown[] | Promise<readonly unknown[]>,
): void {
  parentPort?.on('message', (task: Task) => void answer(task, read).then(sweep));
}
