import { Worker } from 'node:worker_threads';
import type { ProblemCode } from '@citewright/contract';
import { ProblemError } from '../../problem.ts';
import { type EntryFormat, type ImportEntry, readEntries } from './entry.ts';

/** What reading a file may take. The longest file of references needs a third of it. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
const patience = 20_000;

/** Characters that are read here, in less time than a thread takes to start. */
const short = 8_192;

type Message = { entries: ImportEntry[] } | { problem: ProblemCode };

async function readInThread(text: string, format: EntryFormat, signal: AbortSignal): Promise<ImportEntry[]> {
  const worker = new Worker(new URL('./entry-thread.ts', import.meta.url), {
    workerData: { text, format },
    resourceLimits: memory,
    env: {},
    stdout: true,
    stderr: true,
  });
  const entries: ImportEntry[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<ImportEntry[]>();
  const stop = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const tooMuch = () => reject(new ProblemError('IMPORT_UNREADABLE'));
  stop.addEventListener('abort', tooMuch, { once: true });
  worker.on('message', (message: Message) => {
    if ('problem' in message) reject(new ProblemError(message.problem));
    else entries.push(...message.entries);
  });
  worker.once('error', tooMuch);
  worker.once('exit', () => resolve(entries));
  try {
    return await promise;
  } finally {
    stop.removeEventListener('abort', tooMuch);
    await worker.terminate();
  }
}

/**
 * The entries of a text. A long one may be hostile, and is read in a thread of its own with limited time and memory.
 * @throws ProblemError for a text without entries, with too many, in no known format, or that takes too much to read; InterchangeError
 * for a short text that is not in its format
 */
export async function readText(
  text: string,
  format: EntryFormat,
  signal: AbortSignal,
): Promise<ImportEntry[]> {
  return text.length <= short ? readEntries(text, format) : await readInThread(text, format, signal);
}
