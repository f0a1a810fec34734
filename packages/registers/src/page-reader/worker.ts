import { setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { freeBody } from '../http/body.ts';
import { type FetchedPage, readFetched } from './page-reader.ts';
import type { WorkerAnswer } from './worker-reader.ts';

/** Niceness: below the main thread, which answers requests. */
const niceness = 5;

// On Linux a priority belongs to a thread (setpriority(2)); elsewhere it would slow the whole process down.
if (process.platform === 'linux') setPriority(0, niceness);

const heapOf = () => getHeapStatistics().total_heap_size;
const heapAtStart = heapOf();

// `createWorkerReader` sends one page at a time. The first message says that the modules are loaded.
parentPort?.on('message', (page: FetchedPage) => {
  const reading = readFetched(page);
  freeBody(page.body);
  parentPort?.postMessage({ reading, growth: heapOf() - heapAtStart } satisfies WorkerAnswer);
});
parentPort?.postMessage('ready');
