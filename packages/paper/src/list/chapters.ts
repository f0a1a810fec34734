import type { Span } from '@citewright/documents';

/** Which list the citations at a place of a text are of, where each chapter has its own: the next one, or the last. */
export function listAt(lists: readonly Span[], place: number): number {
  const next = lists.findIndex(({ end }) => end > place);
  return next < 0 ? lists.length - 1 : next;
}
