import { serveReads } from '../../work/serve-reads.ts';
import { type EntryFormat, readEntries } from './entry.ts';
import { readWithLines } from './preview.ts';

serveReads(({ text, format, isPreview }: { text: string; format: EntryFormat; isPreview?: true }) =>
  isPreview ? readWithLines(text, format) : readEntries(text, format),
);
