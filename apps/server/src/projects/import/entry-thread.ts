import { parentPort, workerData } from 'node:worker_threads';
import { InterchangeError } from '@citewright/interchange';
import { ProblemError } from '../../problem.ts';
import { type EntryFormat, readEntries } from './entry.ts';

/** Entries of one message: few enough for the thread that receives them. */
const batch = 100;

const { text, format } = workerData as { text: string; format: EntryFormat };

try {
  const entries = readEntries(text, format);
  for (let start = 0; start === 0 || start < entries.length; start += batch)
    parentPort?.postMessage({ entries: entries.slice(start, start + batch) });
} catch (error) {
  if (error instanceof ProblemError) parentPort?.postMessage({ problem: error.code });
  else if (error instanceof InterchangeError) parentPort?.postMessage({ problem: 'IMPORT_UNREADABLE' });
  else throw error;
}
