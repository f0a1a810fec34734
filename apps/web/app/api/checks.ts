import type { CheckedEntry, CheckRequest, CheckStart, ListedEntry, PaperView } from '@citewright/contract';
import { call } from './client.ts';
import { readEvents } from './event-stream.ts';

/** An event of a running check: the entries of the list, or the paper that has them; what became of one; or the end. */
export type CheckEvent =
  | { kind: 'paper'; paper: PaperView }
  | { kind: 'start'; entries: readonly ListedEntry[] }
  | { kind: 'entry'; entry: CheckedEntry }
  | { kind: 'done' };

/** Maximum length of an event: the first holds the whole list or paper, each of its characters escaped at worst. */
const longestEvent = 64 * 1024 * 1024;

// As in projects.ts the schemas are not loaded: the server's tests validate what it sends.
const readers: Record<string, (data: unknown) => CheckEvent> = {
  paper: (data) => ({ kind: 'paper', paper: data as PaperView }),
  start: (data) => ({ kind: 'start', entries: (data as CheckStart).entries }),
  entry: (data) => ({ kind: 'entry', entry: data as CheckedEntry }),
  done: () => ({ kind: 'done' }),
};

async function* checkAt(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<CheckEvent> {
  const response = await call({ method: 'POST', path, body, answer: 'events', signal });
  if (!response.body) return;
  for await (const { name, data } of readEvents(response.body, longestEvent)) {
    const event = readers[name]?.(JSON.parse(data));
    if (event) yield event;
  }
}

/**
 * Checks a list of references and emits each verdict as it comes. Without a `done` at the end the stream was cut: go on with `only`.
 * @throws RequestError when the check is refused before it begins
 */
export const checkReferences = (body: CheckRequest, signal: AbortSignal): AsyncGenerator<CheckEvent> =>
  checkAt('/api/checks', body, signal);

/** A document, and the place of its text where its list begins, where a person showed it. */
export interface CheckedFile {
  file: File;
  listBegins?: string | undefined;
}

/** The same for a document; the first event is the paper. */
export function checkPaper(
  { file, listBegins, only }: CheckedFile & { only?: readonly number[] | undefined },
  signal: AbortSignal,
): AsyncGenerator<CheckEvent> {
  const form = new FormData();
  if (only) form.set('only', only.join(','));
  if (listBegins) form.set('listBegins', listBegins);
  form.set('file', file, file.name);
  return checkAt('/api/papers/check', form, signal);
}
