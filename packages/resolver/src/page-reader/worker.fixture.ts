import { parentPort } from 'node:worker_threads';
import type { PageReading } from '../webpage/read-page.ts';
import type { FetchedHtml } from './page-reader.ts';

/** What a page can do to the thread that reads it. */
const deeds: Record<string, () => void> = {
  'https://endless.example/': () => {
    for (;;);
  },
  'https://hungry.example/': () => {
    const heap: string[][] = [];
    for (;;) heap.push(Array.from({ length: 100_000 }, (_, index) => `${index}`));
  },
  'https://broken.example/': () => {
    throw new Error('a defect');
  },
};

parentPort?.on('message', ({ url }: FetchedHtml) => {
  deeds[url]?.();
  parentPort?.postMessage({
    item: { id: url, type: 'webpage', title: url },
    evidence: {},
    notices: [],
    identifiers: {},
  } satisfies PageReading);
});
parentPort?.postMessage('ready');
