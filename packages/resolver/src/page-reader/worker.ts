import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { readPage } from '../webpage/read-page.ts';
import type { FetchedHtml } from './page-reader.ts';
import type { WorkerAnswer } from './worker-reader.ts';

// One page at a time, as `createWorkerReader` sends them. The first message says that the modules are loaded.
parentPort?.on('message', (page: FetchedHtml) => {
  const reading = readPage(page);
  parentPort?.postMessage({ reading, heap: getHeapStatistics().total_heap_size } satisfies WorkerAnswer);
});
parentPort?.postMessage('ready');
