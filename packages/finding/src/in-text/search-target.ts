import { citedFirst, type InTextCite, parseInText } from '@citewright/identifiers';
import type { InTextRequest } from '@citewright/registers';
import { contextWords } from './context-words.ts';

/** What to search for: one of the cites, and significant words around it. */
export interface SearchTarget {
  cites: InTextCite[];
  cite: InTextCite;
  words: string[];
}

/**
 * The search target of a request: the first cite, or the secondary source that was read; `undefined` when the
 * text is no citation.
 */
export function searchTargetOf({
  value,
  context,
}: Pick<InTextRequest, 'value' | 'context'>): SearchTarget | undefined {
  const citation = parseInText(value);
  const cite = citation && citedFirst(citation);
  if (!citation || !cite) return undefined;
  const names = [cite.organisation ?? '', ...cite.authors.map((author) => author.family)];
  const isNamed = cite.organisation !== undefined || cite.authors.length > 0;
  // A title beside an author describes the work, like the context does.
  const around = [isNamed ? cite.title : undefined, context].filter(Boolean).join(' ');
  return { cites: citation.cites, cite, words: contextWords(around, names) };
}
