import {
  type ImportCounts,
  type ImportLine,
  type ImportPreview,
  type ImportRequest,
  importCountsSchema,
  importLineSchema,
  importPreviewSchema,
} from '@citewright/contract';
import * as z from 'zod';
import { call, callJson } from './client.ts';
import { readEvents } from './event-stream.ts';
import { projectKey } from './projects.ts';

/** An event of a running import: the number of entries, the result of one, or the end. */
export type ImportEvent =
  | { kind: 'start'; total: number }
  | { kind: 'line'; line: ImportLine }
  | { kind: 'done'; counts: ImportCounts };

const startSchema = z.object({ total: z.number().int() });

const readers: Record<string, (data: unknown) => ImportEvent> = {
  start: (data) => ({ kind: 'start', total: startSchema.parse(data).total }),
  line: (data) => ({ kind: 'line', line: importLineSchema.parse(data) }),
  done: (data) => ({ kind: 'done', counts: importCountsSchema.parse(data) }),
};

/** What a text would import. @throws RequestError when it cannot be read */
export async function previewImport(
  projectId: number,
  { text, format }: ImportRequest,
  signal: AbortSignal,
): Promise<ImportPreview> {
  const path = `${projectKey(projectId)[0]}/import/preview`;
  return importPreviewSchema.parse(await callJson({ method: 'POST', path, body: { text, format }, signal }));
}

interface ImportCall {
  projectId: number;
  request: ImportRequest;
  /** Use the same key to repeat an import, so that no entry is added twice. */
  idempotencyKey: string;
  signal: AbortSignal;
}

/**
 * Imports references into a project and emits the result of each entry. Without a `done` at the end the stream was
 * cut: entries reported as added are stored.
 * @throws RequestError when the import is refused before it begins
 */
export async function* runImport({
  projectId,
  request,
  idempotencyKey,
  signal,
}: ImportCall): AsyncGenerator<ImportEvent> {
  const response = await call({
    method: 'POST',
    path: `${projectKey(projectId)[0]}/import`,
    body: request,
    answer: 'events',
    idempotencyKey,
    signal,
  });
  if (!response.body) return;
  for await (const { name, data } of readEvents(response.body)) {
    const event = readers[name]?.(JSON.parse(data));
    if (event) yield event;
  }
}
