import type { Correction } from '@citewright/documents';
import { type Cite, type Kept, type PlannedCitation, planDocument } from '@citewright/formatting';
import type { LiveWork } from '@citewright/interchange';
import { type StyleKey, styleOf } from '@citewright/styles';
import type { Fault, Paper } from '../paper.ts';
import type { Cited } from './cited.ts';
import type { Decisions } from './decisions.ts';
import { listCorrections, listedWorks, removals, yearCorrections } from './list-corrections.ts';
import { liveCitations } from './live-citations.ts';
import { notedCitations, notedOf } from './noted-citations.ts';
import { restyledCitations } from './restyled-citations.ts';

const citeOf = ({ item, ...rest }: LiveWork): Cite => ({ id: item.id, ...rest });

/** Whether a reference manager has citations in the text itself. */
const hasLiveText = ({ live, notes }: Paper) =>
  live.some(({ start }) => !notes.some(({ block }) => block.start <= start && start < block.end));

/** The words of remarks. */
export interface RemarkWords {
  finding(fault: Fault): string;
  /** On an entry that stands as it was given. */
  kept(kept: Kept): string;
  /** On a citation that could not be set in the style. */
  leftAlone: string;
}

/**
 * The corrections of a paper in a style that is at hand, from what a person decided about its entries, in small steps like `planProject`.
 * Absent for a whole list in a style of notes, where a reference manager has citations in the text: they cannot move.
 */
export function* planCorrections(
  paper: Paper,
  decisions: Decisions,
  style: StyleKey,
  { finding, kept, leftAlone }: RemarkWords,
): Generator<undefined, Correction[] | undefined> {
  const { csl } = styleOf(style);
  const { wholeList, live } = decisions;
  const isNoted = wholeList && !live && csl.class === 'note';
  if (isNoted && hasLiveText(paper)) return undefined;
  const works = listedWorks(paper, decisions);
  const byIndex = new Map(works.map((work) => [work.index, work.item]));
  const cited = liveCitations(paper, (index) => byIndex.get(index)).filter(
    (correction): correction is Cited => correction.kind === 'replace' && correction.works !== undefined,
  );
  cited.sort((one, other) => one.start - other.start);
  const noted = isNoted ? notedOf(paper, cited) : [];
  const planned: PlannedCitation[] = isNoted
    ? noted.map(({ works: own, note }) => ({ cites: own.map(citeOf), note }))
    : cited.map(({ works: own }) => ({ cites: own.map(citeOf) }));
  const { entries, citations } = yield* planDocument(
    works.map(({ item }) => item),
    planned,
    style,
  );
  const told = paper.findings.map(
    (own): Correction => ({ kind: 'comment', start: own.start, end: own.end, message: finding(own) }),
  );
  const inText = live
    ? cited
    : isNoted
      ? notedCitations(paper, noted, citations, leftAlone)
      : wholeList
        ? restyledCitations(paper, cited, citations, csl.isNumeric, leftAlone)
        : [...yearCorrections(paper, works), ...removals(paper, decisions)];
  return [...told, ...listCorrections(paper, decisions, works, entries, csl.isNumeric, kept), ...inText];
}
