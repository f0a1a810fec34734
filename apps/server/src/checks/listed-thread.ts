import { workerData } from 'node:worker_threads';
import { postEntries } from '../post-entries.ts';
import type { EntryFormat } from '../projects/import/entry.ts';
import { type ListLimit, readListed } from './listed.ts';

const { text, format, limit } = workerData as { text: string; format: EntryFormat; limit?: ListLimit };
await postEntries(() => readListed(text, format, limit));
