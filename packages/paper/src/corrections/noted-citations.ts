import type { Correction } from '@citewright/documents';
import type { LiveWork } from '@citewright/interchange';
import type { Paper } from '../paper.ts';
import { type Cited, remarksBeside } from './cited.ts';
import { namesItsWorks } from './names-its-works.ts';

/** Words between citations that one note may hold: "[1], [2]", "(Okafor, 2020) and (Berg, 2014)". */
const joint = /^[ \u00A0,;]{0,3}(?:(?:and|und|et|y|e|&)[ \u00A0])?$/u;

/** Punctuation that the mark of a note follows (as Pandoc sets it, `notes-after-punctuation`). */
const closing = /^[.,;:!?…。，；：！？]{1,3}/u;

/** Words before a number that makes it part of the sentence: "as shown in [2]". */
const governing =
  /(?<![\p{L}\p{N}])(?:in|by|from|of|see|with|to|than|per|via|refs?\.?|references?|von|bei|nach|aus|siehe|mit|dans|par|de|voir|avec|selon|en|por|según|véase|con|da|secondo|vedi)[ \u00A0]$/iu;

/** Whether a number is a word of its sentence, which a raised mark cannot stand for: one that begins it, or that a preposition governs. */
function isWordOfSentence(text: string, { start, end }: Cited): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const begins = before.trim() === '' || /(?:\n|[.!?…]\s+)$/.test(before);
  return (begins && /^\s+\p{Ll}/u.test(text.slice(end, end + 3))) || governing.test(before);
}

/** A citation with the number of the note that it moves into. */
export interface Noted extends Cited {
  note: number;
}

/** A work as a note begins with it: "See Okafor". */
const withCapital = ({ prefix, ...work }: LiveWork): LiveWork =>
  prefix === undefined
    ? work
    : { ...work, prefix: prefix.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) };

/** The citations of the text that can move into notes; those beside each other share one. */
export function notedOf({ text, notes }: Paper, cited: readonly Cited[]): Noted[] {
  const joined: Cited[] = [];
  for (const citation of cited) {
    const { start, end, works } = citation;
    const isNumber = !/\p{L}|\d{4}/u.test(text.slice(start, end));
    const isLink = citation.link !== undefined;
    const isLeft =
      notes.some(({ block }) => block.start <= start && start < block.end) ||
      (isLink
        ? false
        : isNumber
          ? isWordOfSentence(text, citation)
          : !namesItsWorks(text.slice(start, end), works));
    if (isLeft) continue;
    const last = joined.at(-1);
    const cites = works.map(({ suppressAuthor: _, ...work }): LiveWork => work);
    const isBeside = last !== undefined && last.link !== 'words' && citation.link !== 'words';
    if (isBeside && start - last.end < 8 && joint.test(text.slice(last.end, start)))
      joined[joined.length - 1] = {
        ...last,
        ...citation,
        start: last.start,
        works: [...last.works, ...cites],
      };
    else joined.push({ ...citation, works: cites });
  }
  return joined.map((citation, at) => ({
    ...citation,
    works: citation.works.map((work, index) => (index === 0 ? withCapital(work) : work)),
    note: at + 1 + notes.filter(({ mark }) => mark.start < citation.start).length,
  }));
}

/** Citations that move into notes, and a remark on each that has to be set by hand. */
export function notedCitations(
  { text, callouts }: Paper,
  noted: readonly Noted[],
  printed: readonly { html: string }[],
  leftAlone: string,
): Correction[] {
  const moved = noted.flatMap(({ start, end, note, link }, index): Correction[] => {
    const { html } = printed[index] ?? { html: '' };
    if (html === '') return [];
    const from = link !== 'words' && /[ \u00A0]/.test(text[start - 1] ?? '') ? start - 1 : start;
    const [mark = ''] = closing.exec(text.slice(end, end + 3)) ?? [];
    const place = { start: from, end, at: end + mark.length };
    return [{ kind: 'note', ...place, number: note, html, ...(link && { link }) }];
  });
  return [...moved, ...remarksBeside(callouts, noted, leftAlone)];
}
