import { parentPort } from 'node:worker_threads';
import { readPage } from '../webpage/read-page.ts';
import type { FetchedHtml } from './page-reader.ts';

// One page at a time, as `createWorkerReader` sends them. The first message says that the modules are loaded.
parentPort?.on('message', (page: FetchedHtml) => parentPort?.postMessage(readPage(page)));
parentPort?.postMessage('ready');
