import type { LookedUpLink } from '@citewright/contract';
import type { CheckedFile } from './checks.ts';
import { call } from './client.ts';
import { readEvents } from './event-stream.ts';

/** Maximum length of an event: a link with its work, whose text may be a whole paragraph. */
const longestEvent = 4 * 1024 * 1024;

/**
 * Looks up the links of a document, or those that `only` names, and emits each as it comes.
 * @throws RequestError when the document is refused; Error when the stream was cut off
 */
export async function* lookUpLinks(
  { file, listBegins, only }: CheckedFile & { only?: readonly number[] },
  signal: AbortSignal,
): AsyncGenerator<LookedUpLink> {
  const form = new FormData();
  if (only) form.set('only', only.join(','));
  if (listBegins) form.set('listBegins', listBegins);
  form.set('file', file, file.name);
  const response = await call({
    method: 'POST',
    path: '/api/papers/links',
    body: form,
    answer: 'events',
    signal,
  });
  if (!response.body) return;
  let isWhole = false;
  for await (const { name, data } of readEvents(response.body, longestEvent)) {
    if (name === 'link') yield JSON.parse(data) as LookedUpLink;
    if (name === 'done') isWhole = true;
  }
  if (!isWhole) throw new Error('The stream ended early');
}
