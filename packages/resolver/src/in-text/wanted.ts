import { citedFirst, type InTextCite, parseInText } from '@citewright/identifiers';
import type { InTextRequest } from '../context.ts';
import { contextWords } from './context-words.ts';

/** What is looked for: one of the cites, and the words around it that tell. */
export interface Wanted {
  cites: InTextCite[];
  cite: InTextCite;
  words: string[];
}

/** What a request looks for: the first cite, or the secondary source that was read; `undefined` when its text cites nothing. */
export function wantedBy({ value, context }: Pick<InTextRequest, 'value' | 'context'>): Wanted | undefined {
  const citation = parseInText(value);
  const cite = citation && citedFirst(citation);
  if (!citation || !cite) return undefined;
  const names = [cite.organisation ?? '', ...cite.authors.map((author) => author.family)];
  const isNamed = cite.organisation !== undefined || cite.authors.length > 0;
  // A title beside an author is about the work, as the words around it are.
  const around = [isNamed ? cite.title : undefined, context].filter(Boolean).join(' ');
  return { cites: citation.cites, cite, words: contextWords(around, names) };
}
