import type { EntryFormat } from '../projects/import/entry.ts';
import { serveReads } from '../work/serve-reads.ts';
import { readListed } from './listed.ts';

serveReads(({ text, format }: { text: string; format: EntryFormat }) => readListed(text, format));
