import { type Converting, convert } from '../bibliographies/convert.ts';
import type { EntryFormat } from '../projects/import/entry.ts';
import { serveReads } from '../work/serve-reads.ts';
import { type ListLimit, readListed } from './listed.ts';

/** A list that is read, or converted where it is read. */
type ListTask = { text: string; format: EntryFormat; limit?: ListLimit } | Converting;

serveReads((task: ListTask) =>
  'to' in task ? [convert(task)] : readListed(task.text, task.format, task.limit),
);
