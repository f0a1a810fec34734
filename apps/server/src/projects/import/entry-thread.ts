import { workerData } from 'node:worker_threads';
import { postEntries } from '../../post-entries.ts';
import { type EntryFormat, readEntries } from './entry.ts';

const { text, format } = workerData as { text: string; format: EntryFormat };
await postEntries(() => readEntries(text, format));
