import { serveReads } from '../../work/serve-reads.ts';
import { type EntryFormat, readEntries } from './entry.ts';

serveReads(({ text, format }: { text: string; format: EntryFormat }) => readEntries(text, format));
