import type { RecordFormat } from '~/content/record-formats.ts';

/** Files of one format as one. */
export function joinRecords(format: RecordFormat, files: readonly string[]): string {
  if (files.length === 1) return files[0] ?? '';
  if (format !== 'csl-json') return files.join('\n');
  return `${JSON.stringify(
    files.flatMap((file) => JSON.parse(file) as unknown[]),
    undefined,
    2,
  )}\n`;
}
