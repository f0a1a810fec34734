import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parentPort, threadId } from 'node:worker_threads';
import type { FetchedPage } from './page-reader.ts';
import type { WorkerAnswer } from './worker-reader.ts';

/** Ways in which a page can harm the thread that reads it. */
const behaviours: Record<string, () => void> = {
  'https://endless.example/': () => {
    for (;;);
  },
  'https://hungry.example/': () => {
    const heap: string[][] = [];
    for (;;) heap.push(Array.from({ length: 100_000 }, (_, index) => `${index}`));
  },
  // A thread that is not scheduled: time passes without CPU use.
  'https://waiting.example/': () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500),
  'https://writing.example/': () => writeFileSync(new URL('./written', import.meta.url), ''),
  'https://starting.example/': () => execFileSync('true'),
  'https://broken.example/': () => {
    throw new Error('a defect');
  },
};

parentPort?.on('message', ({ url }: FetchedPage) => {
  behaviours[url]?.();
  parentPort?.postMessage({
    reading: {
      item: { id: url, type: 'webpage', title: `${url} ${threadId}` },
      evidence: {},
      notices: [],
      identifiers: {},
    },
    growth: url === 'https://huge.example/' ? 1e9 : 0,
  } satisfies WorkerAnswer);
});
parentPort?.postMessage('ready');
