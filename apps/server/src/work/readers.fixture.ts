import { ProblemError } from '../problem.ts';
import { serveReads } from './serve-reads.ts';

/** A reader that does as it is told: gives its thread's number, finds a fault, breaks, or never stops. */
serveReads(async ({ act, count = 1 }: { act: string; count?: number }) => {
  const { threadId } = await import('node:worker_threads');
  if (act === 'refuse') throw new ProblemError('PAPER_LOCKED');
  if (act === 'break') throw new TypeError('nothing is as it was');
  if (act === 'hoard') {
    const held: string[][] = [];
    for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => `word ${at}`));
  }
  return Array.from({ length: count }, () => threadId);
});
