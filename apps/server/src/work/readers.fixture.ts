import { ProblemError } from '../problem.ts';
import { serveReads } from './serve-reads.ts';

/** A reader that does as it is told: gives its thread's number, finds a fault, breaks, lingers, ends after its answer, fills memory, or never stops. */
serveReads(async ({ act, count = 1 }: { act: string; count?: number }) => {
  const { threadId } = await import('node:worker_threads');
  if (act === 'refuse') throw new ProblemError('PAPER_LOCKED');
  if (act === 'break') throw new TypeError('nothing is as it was');
  if (act === 'end-later') setTimeout(() => process.exit(), 100);
  if (act === 'linger') await new Promise((resolve) => setTimeout(resolve, 3_000));
  if (act === 'fill') {
    const filled = Buffer.alloc(40_000_000, 1);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return [filled.length];
  }
  if (act === 'wait') await new Promise(() => undefined);
  if (act === 'hoard') {
    const held: string[][] = [];
    for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => `word ${at}`));
  }
  return Array.from({ length: count }, () => threadId);
});
