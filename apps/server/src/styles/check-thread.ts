import { workerData } from 'node:worker_threads';
import { postEntries } from '../post-entries.ts';
import { checkFile } from './check-file.ts';

const { id, csl } = workerData as { id: string; csl: string };
await postEntries(() => [checkFile(id, csl)]);
