import type { EntryFormat } from '../projects/import/entry.ts';
import { serveReads } from '../work/serve-reads.ts';
import { type ListLimit, readListed } from './listed.ts';

serveReads(({ text, format, limit }: { text: string; format: EntryFormat; limit?: ListLimit }) =>
  readListed(text, format, limit),
);
