import type { Piece } from './page.ts';

/** A line of a column: its pieces from left to right. */
export interface Line extends Piece {
  column: Column;
  page: number;
  /** Places in `runs` before which a wide gap stands: cells of a table. */
  gaps: number[];
}

/** Lines below each other, between two edges. */
export interface Column {
  left: number;
  right: number;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Lines that each of two columns has at least, and the share of them among the lines across both. */
const [fewest, share] = [4, 0.2];
/** How far the text of a column fills its width, and less on a last page; the least share of the page that a column has. */
const [filled, lastPage, narrowest] = [0.45, 0.6, 0.18];

/** The width that half of the rows of some pieces fill with text at least. */
function inkOf(pieces: readonly Piece[]): number {
  const rows: { y: number; ink: number }[] = [];
  for (const { x, right, y, size } of pieces) {
    const last = rows.at(-1);
    if (last && y - last.y < size * 0.4) last.ink += right - x;
    else rows.push({ y, ink: right - x });
  }
  return median(rows.map(({ ink }) => ink));
}

/** Where a column begins, right of another one; `undefined` where the pieces form one column. */
function gutterOf(pieces: readonly Piece[]): number | undefined {
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map((piece) => piece.right));
  const starts = new Map<number, number>();
  for (const { x } of pieces) {
    const place = Math.round(x / 3);
    starts.set(place, (starts.get(place) ?? 0) + 1);
  }
  let best: { gutter: number; score: number } | undefined;
  for (const [place, count] of starts) {
    const gutter = place * 3 - 2;
    if (count < fewest || Math.min(gutter - left, right - gutter) < (right - left) * narrowest) continue;
    const before = pieces.filter((piece) => piece.right <= gutter + 1);
    const after = pieces.filter(({ x }) => x >= gutter - 1);
    const across = pieces.length - before.length - after.length;
    const least = Math.min(before.length, after.length);
    if (least < fewest || least < across * share) continue;
    const edge = Math.max(...before.map((piece) => piece.right));
    const fills =
      inkOf(before) >= (edge - left) * filled && inkOf(after) >= (right - gutter) * filled * lastPage;
    const top = Math.max(before[0]?.y ?? 0, after[0]?.y ?? 0);
    const bottom = Math.min(before.at(-1)?.y ?? 0, after.at(-1)?.y ?? 0);
    if (!fills || bottom <= top) continue;
    const score = least - across;
    if (!best || score > best.score) best = { gutter, score };
  }
  return best?.gutter;
}

function linesOf(pieces: readonly Piece[], column: Column, page: number): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const isSame =
      last !== undefined &&
      Math.abs(piece.y - last.y) <= Math.min(piece.size, last.size) * 0.4 &&
      (piece.x >= last.right - 1 || piece.right <= last.x + 1);
    if (last && isSame) join(last, piece);
    else lines.push({ ...piece, runs: [...piece.runs], column, page, gaps: [] });
  }
  for (const line of lines) if (isSpreadOut(line)) line.gaps = [];
  return lines;
}

/** How much wider than the narrowest space of a line its widest one may be, in a line that is spread out between two edges. */
const even = 1.6;

/** Whether the words of a line are apart because the line is justified: evenly, up to the edge. */
function isSpreadOut({ runs, gaps, right, size, column }: Line): boolean {
  if (gaps.length === 0 || right < column.right - size || runs.some(({ text }) => /\s/.test(text)))
    return false;
  const spaces = runs.flatMap((run, at) => {
    const space = at === 0 ? 0 : run.x - (runs[at - 1]?.right ?? 0);
    return space > size * 0.2 ? [space] : [];
  });
  return Math.max(...spaces) < Math.min(...spaces) * even;
}

/** Puts a piece into the line beside which it stands. */
function join(line: Line, piece: Piece): void {
  const [seam] = piece.x < line.x ? line.runs : piece.runs;
  const cells = new Set([...line.gaps.map((at) => line.runs[at]), seam]);
  line.runs = [...line.runs, ...piece.runs].sort((one, other) => one.x - other.x);
  line.gaps = line.runs.flatMap((run, at) => (at > 0 && cells.has(run) ? [at] : []));
  line.x = Math.min(line.x, piece.x);
  line.right = Math.max(line.right, piece.right);
}

/** A column, or two sides with what stands across both. */
interface Layout {
  column: Column;
  sides?: { gutter: number; left: Layout; right: Layout };
}

/** Columns inside columns. */
const deepest = 2;

const isLeft = (piece: Piece, gutter: number) => piece.right <= gutter + 1;
const isRight = (piece: Piece, gutter: number) => piece.x >= gutter - 1;

function layoutOf(pieces: readonly Piece[], depth = 0): Layout {
  const column = {
    left: Math.min(...pieces.map(({ x }) => x)),
    right: Math.max(...pieces.map(({ right }) => right)),
  };
  const gutter = depth < deepest ? gutterOf(pieces) : undefined;
  if (gutter === undefined) return { column };
  const left = layoutOf(
    pieces.filter((piece) => isLeft(piece, gutter)),
    depth + 1,
  );
  const right = layoutOf(
    pieces.filter((piece) => isRight(piece, gutter)),
    depth + 1,
  );
  return { column, sides: { gutter, left, right } };
}

function read(pieces: readonly Piece[], { column, sides }: Layout, page: number): Line[] {
  if (!sides) return linesOf(pieces, column, page);
  const { gutter } = sides;
  const lines: Line[] = [];
  let [before, after, across]: [Piece[], Piece[], Piece[]] = [[], [], []];
  const flush = () => {
    lines.push(...read(before, sides.left, page), ...read(after, sides.right, page));
    [before, after] = [[], []];
  };
  for (const piece of pieces) {
    const isAcross = !isLeft(piece, gutter) && !isRight(piece, gutter);
    if (isAcross) {
      flush();
      across.push(piece);
      continue;
    }
    lines.push(...linesOf(across, column, page));
    across = [];
    (isLeft(piece, gutter) ? before : after).push(piece);
  }
  lines.push(...linesOf(across, column, page));
  flush();
  return lines;
}

/**
 * The lines of a page as they are read. What stands across two columns parts them: what is above it is read before it, the left
 * column before the right one.
 */
export const readInOrder = (pieces: readonly Piece[], page: number): Line[] =>
  pieces.length === 0 ? [] : read(pieces, layoutOf(pieces), page);
