import type { PlacedLine } from './flow.ts';
import { isRaised } from './line-text.ts';

/** A note at the foot of a page: its mark, and its lines without it. */
export interface FootNote {
  mark: string;
  page: number;
  lines: PlacedLine[];
}

const markOf = (line: PlacedLine, body: number): string | undefined => {
  const [first] = line.runs;
  if (!first) return;
  if (isRaised(first, line) && /^(?:\d{1,3}|[*†‡§¶]{1,3})$/.test(first.text)) return first.text;
  if (line.size > body * 0.94) return;
  return /^(\d{1,3}|[*†‡§¶]{1,3})[.)]?\s*(?=[\p{L}“"'(‘«])/u.exec(line.text)?.[1];
};

const withoutMark = (line: PlacedLine, mark: string): PlacedLine => {
  const rest = line.text.slice(mark.length).replace(/^[.)]?\s+/, '');
  const cut = line.text.length - rest.length;
  const raised = line.raised
    .filter(({ start }) => start >= cut)
    .map(({ start, end }) => ({ start: start - cut, end: end - cut }));
  return { ...line, text: rest, raised };
};

/** The distance to the line above which parts notes from the text, in lines. */
const apart = 1.28;

const isRaisedMark = ({ runs: [first], ...line }: PlacedLine) => first !== undefined && isRaised(first, line);

/**
 * Where the notes at the foot of a column begin. Numbers that are not raised begin notes below the text only: entries of a list that
 * is set in small type have text of their own size, or a heading, above them.
 */
function footOf(lines: readonly PlacedLine[], body: number, pitchOf: (size: number) => number): number {
  let start = lines.length;
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const line = lines[at] as PlacedLine;
    const above = lines[at - 1] as PlacedLine;
    const isSmaller = above.size > line.size * 1.06;
    const gap = line.y - above.y;
    if (!isSmaller && gap <= pitchOf(line.size) * apart) continue;
    if (markOf(line, body) === undefined) break;
    const isBelowText = isSmaller && gap > 0 && Math.abs(above.size - body) < body * 0.06;
    if (isRaisedMark(line) || isBelowText) start = at;
    if (isSmaller && gap > 0) break;
  }
  return start;
}

/** Takes the notes at the foot of pages out of the lines of a document. */
export function partNotes(
  lines: readonly PlacedLine[],
  body: number,
  pitchOf: (size: number) => number,
): { text: PlacedLine[]; notes: FootNote[] } {
  const columns = Map.groupBy(lines, ({ column }) => column);
  const foot = new Set<PlacedLine>();
  const notes: FootNote[] = [];
  for (const column of columns.values()) {
    const start = footOf(column, body, pitchOf);
    for (const line of column.slice(start)) {
      foot.add(line);
      const mark = markOf(line, body);
      const last = notes.at(-1);
      if (mark !== undefined && (line === column[start] || isNext(mark, last?.mark)))
        notes.push({ mark, page: line.page, lines: [withoutMark(line, mark)] });
      else last?.lines.push(line);
    }
  }
  return { text: lines.filter((line) => !foot.has(line)), notes };
}

const isNext = (mark: string, before: string | undefined) =>
  !/^\d/.test(mark) || !before || !/^\d/.test(before) || Number(mark) === Number(before) + 1;
