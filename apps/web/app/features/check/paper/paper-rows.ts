import { type AdviceKind, isSureFinding, type PaperView } from '@citewright/contract';

/** A piece of a row: plain text, or a citation. */
export interface Piece {
  text: string;
  /** Index of the citation. */
  callout?: number;
  /** Something is wrong with it. */
  isFaulty?: boolean;
}

/** A paragraph of a paper, or an entry of its list. */
export interface PaperRow {
  kind: 'heading' | 'text' | 'entry';
  start: number;
  end: number;
  /** Index of the entry. */
  reference?: number;
  pieces: readonly Piece[];
  /** Indexes of the findings in this row, and of those that are less sure. */
  findings: readonly number[];
  perhaps: readonly number[];
  /** Advice on this row. */
  advice: readonly RowAdvice[];
}

/** Advice on places of a row that are alike. */
export interface RowAdvice {
  kind: AdviceKind;
  message: string;
  /** The citations that it is about. */
  passages: readonly string[];
  /** Index of the entry that it is about. */
  reference?: number | undefined;
}

interface Span {
  start: number;
  end: number;
}

/** Paragraphs longer than this are shown line by line: some files have no blank lines. */
const longest = 4_000;

/** The paragraphs of a part of a text: between blank lines; lines of its own where those are far apart. */
function paragraphsIn(text: string, { start, end }: Span): Span[] {
  const spans = (separator: RegExp, from: number, to: number): Span[] => {
    const found: Span[] = [];
    let at = from;
    for (const gap of text.slice(from, to).matchAll(separator)) {
      found.push({ start: at, end: from + gap.index });
      at = from + gap.index + gap[0].length;
    }
    return [...found, { start: at, end: to }].filter(
      (span) => text.slice(span.start, span.end).trim() !== '',
    );
  };
  return spans(/\n\s*\n/g, start, end).flatMap((span) =>
    span.end - span.start > longest ? spans(/\n/g, span.start, span.end) : [span],
  );
}

/** Where the line of an entry begins, with its number. */
function lineStart(text: string, { start }: Span, after: number): number {
  const line = Math.max(text.lastIndexOf('\n', start - 1) + 1, after);
  return start - line <= 12 ? line : start;
}

function rowPieces(
  text: string,
  row: Span,
  callouts: readonly (Span & { index: number })[],
  faulty: ReadonlySet<number>,
): Piece[] {
  const pieces: Piece[] = [];
  let at = row.start;
  for (const { start, end, index } of callouts) {
    if (start < at || end > row.end) continue;
    if (start > at) pieces.push({ text: text.slice(at, start) });
    pieces.push({ text: text.slice(start, end), callout: index, isFaulty: faulty.has(index) });
    at = end;
  }
  if (at < row.end) pieces.push({ text: text.slice(at, row.end) });
  return pieces;
}

/** A paper's text as rows in its order, each with its citations and the findings that begin in it. */
export function paperRows({ text, headings, references, callouts, findings, advice }: PaperView): PaperRow[] {
  const faulty = new Set(
    findings.filter(isSureFinding).flatMap(({ callout }) => (callout === undefined ? [] : [callout])),
  );
  const headed = new Set(headings.map(({ start }) => start));
  const spans: (Span & Pick<PaperRow, 'kind' | 'reference'>)[] = [];
  let at = 0;
  const takeText = (end: number) => {
    for (const span of paragraphsIn(text, { start: at, end }))
      spans.push({ kind: headed.has(span.start) ? 'heading' : 'text', ...span });
  };
  for (const { index, start = 0, end = 0 } of references) {
    if (end <= start || start < at) continue;
    const from = lineStart(text, { start, end }, at);
    takeText(from);
    spans.push({ kind: 'entry', reference: index, start: from, end });
    at = end;
  }
  takeText(text.length);

  let [callout, finding, advised] = [0, 0, 0];
  const cited = callouts
    .map((own, index) => ({ ...own, index }))
    .sort((one, other) => one.start - other.start);
  const found = findings
    .map(({ start, confidence }, index) => ({ start, index, isSure: isSureFinding({ confidence }) }))
    .sort((one, other) => one.start - other.start);
  const places = advice
    .flatMap(({ kind, message, places: own }) =>
      own.map(({ start, end, callout: cited, reference, note }) => ({
        kind,
        message: note ?? message,
        passages: cited === undefined ? [] : [text.slice(start, end)],
        start,
        reference,
      })),
    )
    .sort((one, other) => one.start - other.start);
  return spans.map(({ kind, reference, start, end }, row) => {
    const until = spans[row + 1]?.start ?? Number.POSITIVE_INFINITY;
    const own = [];
    for (; (cited[callout]?.start ?? until) < until; callout += 1)
      own.push(cited[callout] as (typeof cited)[number]);
    const here = [];
    for (; (found[finding]?.start ?? until) < until; finding += 1)
      here.push(found[finding] as (typeof found)[number]);
    const aside: RowAdvice[] = [];
    for (; (places[advised]?.start ?? until) < until; advised += 1) {
      const { kind, message, passages, reference } = places[advised] as (typeof places)[number];
      const at = aside.findIndex((other) => other.kind === kind && other.message === message);
      const before = aside[at];
      if (before)
        aside[at] = {
          kind,
          message,
          passages: [...new Set([...before.passages, ...passages])],
          reference: before.reference === reference ? reference : undefined,
        };
      else aside.push({ kind, message, passages, reference });
    }
    return {
      kind,
      start,
      end,
      ...(reference !== undefined && { reference }),
      pieces: rowPieces(text, { start, end }, own, faulty),
      findings: here.filter(({ isSure }) => isSure).map(({ index }) => index),
      perhaps: here.filter(({ isSure }) => !isSure).map(({ index }) => index),
      advice: aside,
    };
  });
}

/** For each entry of the list, the citations that name it. */
export function citationsOf({ references, callouts }: PaperView): number[][] {
  const cited = references.map((): number[] => []);
  for (const [index, { refs }] of callouts.entries())
    for (const ref of new Set(refs)) cited[ref]?.push(index);
  return cited;
}
