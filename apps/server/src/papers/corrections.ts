import type { paperCorrectionsSchema, StyleKey } from '@citewright/contract';
import {
  type Cite,
  keptMessage,
  type PlannedCitation,
  planDocument,
  printedOrGiven,
} from '@citewright/formatting';
import { escapeXml, type LiveWork } from '@citewright/interchange';
import { type Correction, liveCitations, type Paper } from '@citewright/paper';
import { styleOf } from '@citewright/styles';
import type * as z from 'zod';
import { fitItem } from '../citations/fit-work.ts';
import { ProblemError } from '../problem.ts';
import { cleanItem } from '../projects/citations/clean-item.ts';
import { runSteps } from '../projects/references/steps.ts';

// What is to be changed in a document, from what a person decided about its entries.

export type WantedCorrections = z.output<typeof paperCorrectionsSchema>;

const year = /(?:1[4-9]|20)\d\d/;

const yearOf = (item: Paper['references'][number]['item']): string | undefined => {
  const parts = item.issued && 'date-parts' in item.issued ? item.issued['date-parts'] : undefined;
  const [printed] = parts?.[0] ?? [];
  return printed === undefined ? undefined : String(printed);
};

/** The works of the list as they should be said; without those that stand there twice. */
function worksOf({ references }: Paper, { entries }: WantedCorrections) {
  const wanted = new Map(entries.map(({ index, item }) => [index, item]));
  return references.flatMap(({ item }, index) => {
    const own = wanted.get(index);
    if (own === null) return [];
    return [
      { index, isNamed: own !== undefined, item: { ...cleanItem(own ?? fitItem(item)), id: `ref${index}` } },
    ];
  });
}

type Work = ReturnType<typeof worksOf>[number];

/** An entry of the list as a style prints it. */
interface PrintedEntry {
  id: string | number;
  entry(): { html: string; text: string };
}

/** The list: all of it in the order of the style, or the entries that change. */
function listCorrections(
  paper: Paper,
  { wholeList, live, asWritten }: WantedCorrections,
  works: readonly Work[],
  planned: readonly PrintedEntry[],
  isNumbered: boolean,
): Correction[] {
  const byId = new Map(works.map((work) => [work.item.id, work]));
  const printed = planned.flatMap((reference) => {
    const work = byId.get(String(reference.id));
    return work ? [{ ...work, ...reference.entry() }] : [];
  });
  if (wholeList) {
    const written = new Set(asWritten);
    const remarks: Correction[] = [];
    const entries = printed.map(({ index, isNamed, item, html, text }) => {
      const given = paper.references[index];
      // An entry that a person decided says what the person wants.
      const kept =
        isNamed || written.has(index) || !given
          ? undefined
          : printedOrGiven({ html, text }, given.text, item, isNumbered).kept;
      if (kept && given)
        remarks.push({ kind: 'comment', start: given.start, end: given.end, message: keptMessage(kept) });
      const isAsGiven = !isNamed && (kept !== undefined || written.has(index));
      return { reference: index, html, ...(isNamed && { item }), ...(isAsGiven && { isAsGiven }) };
    });
    return [{ kind: 'list', entries, isNumbered, isLive: live }, ...remarks];
  }
  return printed.flatMap(({ index, isNamed, item, html }): Correction[] => {
    const reference = paper.references[index];
    return isNamed && reference
      ? [{ kind: 'replace', start: reference.start, end: reference.end, html, item }]
      : [];
  });
}

/** Entries that stand in the list twice are taken out of it. One with numbers would have to be numbered anew. */
function removals({ callouts }: Paper, { entries }: WantedCorrections): Correction[] {
  const hasNumbers = callouts.some(({ text, isByPage }) => !isByPage && /^[\s([]*\d{1,3}(?!\d)/.test(text));
  return hasNumbers
    ? []
    : entries.flatMap(({ index, item }): Correction[] =>
        item === null ? [{ kind: 'remove', reference: index }] : [],
      );
}

/** The years of single citations, as the list has them. */
function yearCorrections(paper: Paper, works: readonly Work[]): Correction[] {
  const items = new Map(works.map((work) => [work.index, work]));
  const misdated = new Set(
    paper.findings.flatMap(({ kind, callout }) => (kind === 'year' ? (callout ?? []) : [])),
  );
  return paper.callouts.flatMap(({ text, start, end, refs, isByPage }, callout): Correction[] => {
    if (isByPage) return [];
    const [first, ...others] = refs.flatMap((index) => items.get(index) ?? []);
    if (!first || others.length > 0 || !(first.isNamed || misdated.has(callout))) return [];
    const right = yearOf(first.item);
    return right && !text.includes(right)
      ? [{ kind: 'replace', start, end, html: escapeXml(text.replace(year, right)) }]
      : [];
  });
}

/** A citation of the text with its works, as one place. */
type Cited = Extract<Correction, { kind: 'replace' }> & { works: readonly LiveWork[] };

const leftAlone = 'This citation stands as it was: it could not be set in the new style. Set it by hand.';

/** Family names as they are compared: letters only. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/**
 * Whether the works are those that a citation names: its first name is one of theirs. A work that was read wrongly would put wrong names into
 * the text; numbers cannot.
 */
function namesItsWorks(printed: string, works: readonly LiveWork[]): boolean {
  const [name] = printed.match(/\p{Lu}[\p{L}'’-]+/u) ?? [];
  if (name === undefined) return true;
  return works.some(({ item }) =>
    lettersOf(JSON.stringify([item.author, item.editor, item.title])).includes(lettersOf(name)),
  );
}

/** A citation as a style prints it at its place: raised numbers follow the word, others stand apart from it. */
function placed(text: string, { start, end }: Cited, html: string): Correction {
  const before = text[start - 1] ?? '';
  const isRaised = html.startsWith('<sup>');
  if (html === '' || (isRaised && before === ' ')) return { kind: 'replace', start: start - 1, end, html };
  const isGlued = !isRaised && /[\p{L}\p{N}.,;:)\]”’"]/u.test(before);
  return { kind: 'replace', start, end, html: isGlued ? ` ${html}` : html };
}

/** A remark on each citation that none of the places touches. */
const remarksBeside = (callouts: Paper['callouts'], set: readonly { start: number; end: number }[]) =>
  callouts
    .filter(({ start, end }) => !set.some((one) => one.start < end && start < one.end))
    .map(({ start, end }): Correction => ({ kind: 'comment', start, end, message: leftAlone }));

/**
 * The citations of the text as the style prints them, and a remark on each that has to be set by hand: one in a sentence of its own in
 * brackets, in a note, or of a work that the list lacks.
 */
function restyledCitations(
  { text, callouts }: Paper,
  cited: readonly Cited[],
  printed: readonly { html: string }[],
  isNumbered: boolean,
): Correction[] {
  const set = cited.flatMap((citation, at): { start: number; end: number; correction: Correction }[] => {
    const { html } = printed[at] ?? { html: '' };
    const { start, end, works } = citation;
    const isNarrative = works.every(({ suppressAuthor }) => suppressAuthor);
    if (!isNumbered && !isNarrative && !namesItsWorks(text.slice(start, end), works)) return [];
    if (html === '' && !isNarrative) return [];
    return [{ start, end, correction: placed(text, citation, html) }];
  });
  return [...set.map(({ correction }) => correction), ...remarksBeside(callouts, set)];
}

/** Words between citations that one note may hold: "[1], [2]", "(Okafor, 2020) and (Berg, 2014)". */
const joint = /^[ \u00A0,;]{0,3}(?:(?:and|und|et|y|e|&)[ \u00A0])?$/u;

/** Punctuation that the mark of a note follows (as Pandoc sets it, `notes-after-punctuation`). */
const closing = /^[.,;:!?…。，；：！？]{1,3}/u;

/** Words before a number that makes it part of the sentence: "as shown in [2]". */
const governing =
  /(?<![\p{L}\p{N}])(?:in|by|from|of|see|with|to|than|per|via|refs?\.?|references?|von|bei|nach|aus|siehe|mit|dans|par|de|voir|avec|selon|en|por|según|véase|con|da|secondo|vedi)[ \u00A0]$/iu;

/** Whether a number is a word of its sentence, which a raised mark cannot stand for: one that begins it, or that a preposition governs. */
function isWord(text: string, { start, end }: Cited): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const begins = before.trim() === '' || /(?:\n|[.!?…]\s+)$/.test(before);
  return (begins && /^\s+\p{Ll}/u.test(text.slice(end, end + 3))) || governing.test(before);
}

/** A citation with the number of the note that it moves into. */
interface Noted extends Cited {
  note: number;
}

/** A work as a note begins with it: "See Okafor". */
const withCapital = ({ prefix, ...work }: LiveWork): LiveWork =>
  prefix === undefined
    ? work
    : { ...work, prefix: prefix.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) };

/** The citations of the text that can move into notes; those beside each other share one. */
function notedOf({ text, notes }: Paper, cited: readonly Cited[]): Noted[] {
  const joined: Cited[] = [];
  for (const citation of cited) {
    const { start, end, works } = citation;
    const isNumber = !/\p{L}|\d{4}/u.test(text.slice(start, end));
    const isLeft =
      notes.some(({ block }) => block.start <= start && start < block.end) ||
      (isNumber ? isWord(text, citation) : !namesItsWorks(text.slice(start, end), works));
    if (isLeft) continue;
    const last = joined.at(-1);
    const cites = works.map(({ suppressAuthor: _, ...work }): LiveWork => work);
    if (last && start - last.end < 8 && joint.test(text.slice(last.end, start)))
      joined[joined.length - 1] = { ...last, end, works: [...last.works, ...cites] };
    else joined.push({ ...citation, works: cites });
  }
  return joined.map((citation, at) => ({
    ...citation,
    works: citation.works.map((work, index) => (index === 0 ? withCapital(work) : work)),
    note: at + 1 + notes.filter(({ mark }) => mark.start < citation.start).length,
  }));
}

/** Citations that move into notes, and a remark on each that has to be set by hand. */
function notedCitations(
  { text, callouts }: Paper,
  noted: readonly Noted[],
  printed: readonly { html: string }[],
): Correction[] {
  const moved = noted.flatMap(({ start, end, note }, index): Correction[] => {
    const { html } = printed[index] ?? { html: '' };
    if (html === '') return [];
    const from = /[ \u00A0]/.test(text[start - 1] ?? '') ? start - 1 : start;
    const [mark = ''] = closing.exec(text.slice(end, end + 3)) ?? [];
    return [{ kind: 'note', start: from, end, at: end + mark.length, number: note, html }];
  });
  return [...moved, ...remarksBeside(callouts, noted)];
}

const citeOf = ({ item, ...rest }: LiveWork): Cite => ({ id: item.id, ...rest });

/** Whether a reference manager has citations in the text itself. */
const hasLiveText = ({ live, notes }: Paper) =>
  live.some(({ start }) => !notes.some(({ block }) => block.start <= start && start < block.end));

/**
 * The corrections of a paper in a style that is at hand.
 * @throws ProblemError for a whole list in a style of notes, where a reference manager has citations in the text
 */
export async function correctionsOf(
  paper: Paper,
  wanted: WantedCorrections,
  style: StyleKey,
): Promise<Correction[]> {
  const { csl } = styleOf(style);
  const { wholeList, live } = wanted;
  const isNoted = wholeList && !live && csl.class === 'note';
  if (isNoted && hasLiveText(paper)) throw new ProblemError('PAPER_STYLE_DIFFERS');
  const works = worksOf(paper, wanted);
  const byIndex = new Map(works.map((work) => [work.index, work.item]));
  const cited = liveCitations(paper, (index) => byIndex.get(index)).filter(
    (correction): correction is Cited => correction.kind === 'replace' && correction.works !== undefined,
  );
  cited.sort((one, other) => one.start - other.start);
  const noted = isNoted ? notedOf(paper, cited) : [];
  const planned: PlannedCitation[] = isNoted
    ? noted.map(({ works: own, note }) => ({ cites: own.map(citeOf), note }))
    : cited.map(({ works: own }) => ({ cites: own.map(citeOf) }));
  const { entries, citations } = await runSteps(
    planDocument(
      works.map(({ item }) => item),
      planned,
      style,
    ),
  );
  const told = paper.findings.map(
    ({ start, end, message }): Correction => ({ kind: 'comment', start, end, message }),
  );
  const inText = live
    ? cited
    : isNoted
      ? notedCitations(paper, noted, citations)
      : wholeList
        ? restyledCitations(paper, cited, citations, csl.isNumeric)
        : [...yearCorrections(paper, works), ...removals(paper, wanted)];
  return [...told, ...listCorrections(paper, wanted, works, entries, csl.isNumeric), ...inText];
}
