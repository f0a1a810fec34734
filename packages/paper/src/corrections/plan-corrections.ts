import type { Correction } from '@citewright/documents';
import { type Cite, type Kept, planDocument } from '@citewright/formatting';
import type { LiveWork } from '@citewright/interchange';
import { type StyleKey, styleOf } from '@citewright/styles';
import { type CitedLink, linkedPaper } from '../links/cited-links.ts';
import { linkCorrection } from '../links/link-corrections.ts';
import type { Fault, Paper } from '../paper.ts';
import type { Cited } from './cited.ts';
import type { Decisions } from './decisions.ts';
import { listCorrections, listedWorks, removals, yearCorrections } from './list-corrections.ts';
import { liveCitations } from './live-citations.ts';
import { type Noted, notedCitations, notedOf } from './noted-citations.ts';
import { restyledCitations } from './restyled-citations.ts';

const citeOf = ({ item, ...rest }: LiveWork): Cite => ({ id: item.id, ...rest });

/** Whether a reference manager has citations in the text itself. */
const hasLiveText = ({ live, notes }: Paper) =>
  live.some(({ start }) => !notes.some(({ block }) => block.start <= start && start < block.end));

/** Whether a program makes the list from a file of references. */
const isKeyed = ({ coverage: { list, part } }: Paper) => list === 'keys' || part?.by === 'file';

/** The words of remarks. */
export interface RemarkWords {
  finding(fault: Fault): string;
  /** On an entry that stands as it was given. */
  kept(kept: Kept): string;
  /** On a citation that could not be set in the style. */
  leftAlone: string;
  /** On a link whose work is not known. */
  linkLeft: string;
}

const byStart = (one: Cited, other: Cited) => one.start - other.start;

/** A citation in the order of the paper, with the number of its note in a style of notes. */
interface Place {
  own: Cited;
  order: number;
  note?: number;
}

/** All citations in the order in which a reader comes to them: those of a note stand at its mark. */
function placesOf(
  { notes }: Paper,
  own: readonly (Cited | Noted)[],
  links: readonly CitedLink[],
  isNoted: boolean,
): Place[] {
  const inText = isNoted ? own : [...own, ...links.filter(({ note }) => note === undefined)];
  const places = inText.map(
    (one): Place => ({
      own: one,
      order: one.start,
      ...('note' in one && { note: one.note }),
    }),
  );
  const inNotes = links.flatMap((one): Place[] => {
    if (one.note === undefined) return [];
    const order = notes[one.note]?.mark.start ?? one.start;
    const number = one.note + 1 + own.filter(({ start }) => start < order).length;
    return [{ own: one, order, ...(isNoted && { note: number }) }];
  });
  return [...places, ...inNotes].sort((one, other) => one.order - other.order);
}

/**
 * The corrections of a paper in a style that is at hand, from what a person decided about its entries and links, in small steps like `planProject`.
 * Absent for a whole list in a style of notes, where a reference manager has citations in the text: they cannot move.
 */
export function* planCorrections(
  given: Paper,
  decided: Decisions,
  style: StyleKey,
  { finding, kept, leftAlone, linkLeft }: RemarkWords,
): Generator<undefined, Correction[] | undefined> {
  const { csl, list } = styleOf(style);
  const linked = linkedPaper(given, decided.links ?? []);
  const isProgramMade = linked.hasLinks && isKeyed(given);
  const { paper, hasLinks } = linked;
  const decisions = {
    ...decided,
    wholeList: decided.wholeList || hasLinks,
    live: decided.live || isProgramMade,
    entries: [...linked.entries, ...decided.entries],
  };
  const { wholeList, live } = decisions;
  const isNoted = wholeList && !live && csl.class === 'note';
  if (isNoted && hasLiveText(paper)) return undefined;
  const works = listedWorks(paper, decisions);
  const byIndex = new Map(works.map((work) => [work.index, work.item]));
  const inText = isProgramMade ? [] : liveCitations(paper, (index) => byIndex.get(index));
  const cited = inText.filter(
    (correction): correction is Cited => correction.kind === 'replace' && correction.works !== undefined,
  );
  cited.sort(byStart);
  const noted = isNoted
    ? notedOf(paper, [...cited, ...linked.cited.filter(({ note }) => note === undefined)].sort(byStart))
    : [];
  const places = placesOf(paper, isNoted ? noted : cited, linked.cited, isNoted);
  const { entries, citations } = yield* planDocument(
    works.map(({ item }) => item),
    places.map(({ own, note }) => ({ cites: own.works.map(citeOf), ...(note !== undefined && { note }) })),
    style,
  );
  const printed = new Map(places.map(({ own }, at) => [own, citations[at]]));
  const printedOf = (own: Cited) => printed.get(own) ?? { html: '' };
  const told = paper.findings.map(
    (own): Correction => ({ kind: 'comment', start: own.start, end: own.end, message: finding(own) }),
  );
  const unresolved = (decided.links ?? []).flatMap(({ index, item }): Correction[] => {
    const link = given.links[index];
    return link && item === null
      ? [{ kind: 'comment', start: link.start, end: link.end, message: linkLeft }]
      : [];
  });
  const set = live
    ? cited
    : isNoted
      ? notedCitations(paper, noted, noted.map(printedOf), leftAlone)
      : wholeList
        ? restyledCitations(paper, cited, cited.map(printedOf), csl.isNumeric, leftAlone)
        : [...yearCorrections(paper, works), ...removals(paper, decisions)];
  const linkForm = { isLive: live, isKeyed: isProgramMade };
  const links = linked.cited
    .filter(({ note }) => !isNoted || note !== undefined)
    .flatMap((own) => linkCorrection(paper.text, own, printedOf(own).html, linkForm));
  const listed = listCorrections(given, decisions, works, entries, csl.isNumeric, kept).map((correction) =>
    correction.kind === 'list' ? { ...correction, heading: list.heading } : correction,
  );
  return [...told, ...unresolved, ...listed, ...set, ...links];
}
