import { parentPort } from 'node:worker_threads';
import type { ProblemCode } from '@citewright/contract';
import { InterchangeError } from '@citewright/interchange';
import { ProblemError } from './problem.ts';

/** What a thread of `readInThread` posts: some of its entries, or why there are none. */
export type PostedEntries<Entry> = { entries: Entry[] } | { problem: ProblemCode };

/** Entries of one message: few enough for the thread that receives them. */
const batch = 100;

/** What such a thread does: reads, and posts the entries, or the problem. */
export async function postEntries(
  read: () => readonly unknown[] | Promise<readonly unknown[]>,
): Promise<void> {
  try {
    const entries = await read();
    for (let start = 0; start === 0 || start < entries.length; start += batch)
      parentPort?.postMessage({ entries: entries.slice(start, start + batch) });
  } catch (error) {
    if (error instanceof ProblemError) parentPort?.postMessage({ problem: error.code });
    else if (error instanceof InterchangeError) parentPort?.postMessage({ problem: 'IMPORT_UNREADABLE' });
    else throw error;
  }
}
