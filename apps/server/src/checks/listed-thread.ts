import { workerData } from 'node:worker_threads';
import { postEntries } from '../post-entries.ts';
import type { EntryFormat } from '../projects/import/entry.ts';
import { readListed } from './listed.ts';

const { text, format } = workerData as { text: string; format: EntryFormat };
await postEntries(() => readListed(text, format));
