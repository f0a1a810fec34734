import type { Line } from './columns.ts';
import type { RaisedText } from './line-text.ts';

/** A line with its text and what surrounds it says of it. */
export interface FlowLine extends Line, RaisedText {
  /** Edges of the lines of the same size around it. */
  left: number;
  edge: number;
  /** The usual distance between lines of its size. */
  pitch: number;
  /** The lines around it are entries with hanging indents. */
  isHanging: boolean;
  /** Paragraphs around it are apart. */
  isSpaced: boolean;
}

/** A line before what surrounds it is known. */
export type PlacedLine = Line & RaisedText;

/** Lines on each side that are looked at. */
const around = 14;
/** Lines that give the right edge: text may run round a picture. */
const nearby = 5;

const complete = /[.!?:;)\]”"’»…\d/]$|[.!?][”"’»)\]]*\d{0,3}$/u;
/** Whether a text may end here. */
export const isComplete = (text: string): boolean => complete.test(text);

const sizeKey = (size: number) => Math.round(size * 2);

/** The usual distance of lines for each size of type. */
export function pitchesOf(lines: readonly Line[]): (size: number) => number {
  const counts = new Map<number, Map<number, number>>();
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before?.column !== line.column || before.page !== line.page) continue;
    const step = line.y - before.y;
    if (step < line.size * 0.8 || step > line.size * 3 || sizeKey(before.size) !== sizeKey(line.size))
      continue;
    const steps = counts.get(sizeKey(line.size)) ?? new Map<number, number>();
    const key = Math.round(step * 2);
    counts.set(sizeKey(line.size), steps.set(key, (steps.get(key) ?? 0) + 1));
  }
  const pitches = new Map<number, number>();
  for (const [size, steps] of counts) {
    const all = [...steps].sort(([one], [other]) => one - other);
    const most = Math.max(...all.map(([, count]) => count));
    // The narrowest of the frequent ones: the wider ones stand between paragraphs.
    const [usual] = all.find(([, count]) => count >= most * 0.5) ?? [];
    if (usual !== undefined) pitches.set(size, usual / 2);
  }
  return (size) => pitches.get(sizeKey(size)) ?? size * 1.25;
}

/** How often the line before is complete. */
const rate = (lines: readonly { isAfterEnd: boolean }[]) =>
  lines.length === 0 ? 0 : lines.filter(({ isAfterEnd }) => isAfterEnd).length / lines.length;

/** The distance between two lines, in their usual distance, that parts paragraphs. */
export const apart = 1.28;

/** How many of the lines before the first ones of entries are complete at least. */
const mostlyComplete = 0.6;

/** Gives each line of the text what surrounds it. */
export function inFlow(lines: readonly PlacedLine[], pitchOf: (size: number) => number): FlowLine[] {
  const isAlike = (one: PlacedLine | undefined, other: PlacedLine): one is PlacedLine =>
    one !== undefined &&
    one.column === other.column &&
    one.page === other.page &&
    Math.abs(one.size - other.size) < other.size * 0.08;
  return lines.map((line, at) => {
    const near = (reach: number) =>
      lines.slice(Math.max(0, at - reach), at + reach + 1).filter((other) => isAlike(other, line));
    const window = near(around);
    const left = Math.min(...window.map(({ x }) => x));
    const edge = Math.max(...near(nearby).map(({ right }) => right));
    const placed = window.flatMap((other, index) => {
      const before = window[index - 1];
      return before ? [{ indent: other.x - left, isAfterEnd: isComplete(before.text) }] : [];
    });
    const indented = placed.filter(({ indent }) => indent > line.size * 0.7 && indent < line.size * 6);
    const flush = placed.filter(({ indent }) => indent <= line.size * 0.3);
    const isHanging =
      indented.length >= 2 && rate(flush) >= mostlyComplete && rate(flush) > rate(indented) + 0.15;
    const pitch = pitchOf(line.size);
    const gaps = window.filter((other, index) => other.y - (window[index - 1]?.y ?? other.y) > pitch * apart);
    return { ...line, left, edge, pitch, isHanging, isSpaced: gaps.length >= 2 };
  });
}

/** The width of the first word of a line. */
function firstWord({ runs, size }: Line): number {
  let width = 0;
  for (const [at, run] of runs.entries()) {
    if (at > 0 && (run.isApart || run.x - (runs[at - 1]?.right ?? 0) > size * 0.15)) break;
    const space = run.text.search(/\s/);
    if (space >= 0) return width + ((run.right - run.x) * space) / run.text.length;
    width += run.right - run.x;
  }
  return width;
}

/** Whether the first word of a line would have had room on the line before: who wrote it began a new line. */
export const wouldFit = (before: FlowLine, line: FlowLine): boolean =>
  before.edge - before.right > firstWord(line) + before.size * 0.75 && !/[-\u00ad]$/.test(before.text);
