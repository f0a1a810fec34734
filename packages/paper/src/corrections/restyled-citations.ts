import type { Correction } from '@citewright/documents';
import type { Paper } from '../paper.ts';
import { type Cited, remarksBeside } from './cited.ts';
import { namesItsWorks } from './names-its-works.ts';

/** A citation as a style prints it at its place: raised numbers follow the word, others stand apart from it. */
function placed(text: string, { start, end }: Cited, html: string): Correction {
  const before = text[start - 1] ?? '';
  const isRaised = html.startsWith('<sup>');
  if (html === '' || (isRaised && before === ' ')) return { kind: 'replace', start: start - 1, end, html };
  const isGlued = !isRaised && /[\p{L}\p{N}.,;:)\]”’"]/u.test(before);
  return { kind: 'replace', start, end, html: isGlued ? ` ${html}` : html };
}

/**
 * The citations of the text as the style prints them, and a remark on each that has to be set by hand: one in a sentence of its own in
 * brackets, in a note, or of a work that the list lacks.
 */
export function restyledCitations(
  { text, callouts }: Paper,
  cited: readonly Cited[],
  printed: readonly { html: string }[],
  isNumbered: boolean,
  leftAlone: string,
): Correction[] {
  const set = cited.flatMap((citation, at): { start: number; end: number; correction: Correction }[] => {
    const { html } = printed[at] ?? { html: '' };
    const { start, end, works } = citation;
    const isNarrative = works.every(({ suppressAuthor }) => suppressAuthor);
    if (!isNumbered && !isNarrative && !namesItsWorks(text.slice(start, end), works)) return [];
    if (html === '' && !isNarrative) return [];
    return [{ start, end, correction: placed(text, citation, html) }];
  });
  return [...set.map(({ correction }) => correction), ...remarksBeside(callouts, set, leftAlone)];
}
