import type { PaperCorrections } from '@citewright/contract';
import type { CheckedFile } from './checks.ts';
import { call } from './client.ts';

/** A document with corrections made in it, and the places of its text where one could not be made. */
interface CorrectedPaper {
  content: Blob;
  left: { start: number; end: number }[];
}

/** The document with corrections made in it. @throws RequestError when it cannot be written */
export async function correctPaper(
  { file, listBegins }: CheckedFile,
  corrections: PaperCorrections,
  signal: AbortSignal,
): Promise<CorrectedPaper> {
  const form = new FormData();
  if (listBegins) form.set('listBegins', listBegins);
  form.set('corrections', JSON.stringify(corrections));
  form.set('file', file, file.name);
  const response = await call({
    method: 'POST',
    path: '/api/papers/correct',
    body: form,
    answer: 'file',
    signal,
  });
  const places = response.headers.get('citewright-left')?.matchAll(/(\d+)-(\d+)/g) ?? [];
  return {
    content: await response.blob(),
    left: Array.from(places, ([, start, end]) => ({ start: Number(start), end: Number(end) })),
  };
}
