import type { Piece } from './page.ts';

// What stands on every page and belongs to none: heads, feet, page numbers.

/** Lines at the top and at the foot of a page that may be heads. */
const outermost = 3;
/** Points by which the same head may stand elsewhere on another page. */
const play = 4;

const textOf = ({ runs }: Piece) => runs.map(({ text }) => text).join(' ');

/** A head without what differs from page to page. */
const formOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\d+|\b[ivxl]{1,7}\b/g, '#')
    .replace(/[^#\p{L}]+/gu, '');

interface Row {
  y: number;
  size: number;
  pieces: Piece[];
}

function rowsOfPieces(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of pieces) {
    const last = rows.at(-1);
    if (last && piece.y - last.y < piece.size * 0.5) last.pieces.push(piece);
    else rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return rows;
}

interface Edge {
  page: number;
  /** From the outermost row inwards, with the next one behind them. */
  rows: Row[];
}

const headKey = (side: string, { y, pieces }: Row, shift: number) =>
  `${side}${Math.floor((y + shift) / (2 * play))}${formOf(pieces.map(textOf).join(' '))}`;

/** Pages on which something stands in the same form at the same height until it is a head. */
const headOn = (pages: number) => Math.max(2, Math.min(4, Math.round(pages * 0.3)));

/** The share of the pages that have their outermost row at one height, apart from the text. */
const steady = 0.7;
/** The space between a head and the text, in the size of its type, and in the usual distance of rows: manuscripts are set wide. */
const [apart, wider] = [2, 1.4];

/** The distance between a row and the next that is usual in a document. */
function pitchOf(pages: readonly (readonly Row[])[]): number {
  const steps = pages.flatMap((rows) => rows.slice(1).map(({ y }, at) => y - (rows[at]?.y ?? y)));
  return steps.sort((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
}

function headsOf(edges: readonly Edge[], side: string, pitch: number): Set<Piece> {
  const counts = new Map<string, Set<number>>();
  const heights = new Map<number, Set<number>>();
  const add = <Key>(map: Map<Key, Set<number>>, key: Key, page: number) =>
    map.set(key, (map.get(key) ?? new Set()).add(page));
  const stepOf = ({ rows: [first, next] }: Edge) =>
    first &&
    next &&
    Math.abs(next.y - first.y) > Math.max(Math.max(first.size, next.size) * apart, pitch * wider)
      ? Math.round(first.y / play)
      : undefined;
  for (const edge of edges) {
    for (const row of edge.rows.slice(0, outermost))
      for (const shift of [0, play]) add(counts, headKey(side, row, shift) + shift, edge.page);
    const height = stepOf(edge);
    if (height !== undefined) for (const near of [-1, 0, 1]) add(heights, height + near, edge.page);
  }
  const heads = new Set<Piece>();
  for (const edge of edges) {
    for (const [at, row] of edge.rows.slice(0, outermost).entries()) {
      const repeated = Math.max(
        ...[0, play].map((shift) => counts.get(headKey(side, row, shift) + shift)?.size ?? 0),
      );
      const height = at === 0 ? stepOf(edge) : undefined;
      const isSteady =
        height !== undefined &&
        edges.length >= 4 &&
        (heights.get(height)?.size ?? 0) >= edges.length * steady;
      if (repeated < headOn(edges.length) && !isSteady) break;
      for (const piece of row.pieces) heads.add(piece);
    }
  }
  return heads;
}

/** The pieces of each page without heads and feet. */
export function withoutHeads(pages: readonly (readonly Piece[])[]): Piece[][] {
  const rows = pages.map(rowsOfPieces);
  const edges = (order: (rows: Row[]) => Row[]) =>
    rows.flatMap((all, page) =>
      all.length === 0 ? [] : [{ page, rows: order(all).slice(0, outermost + 1) }],
    );
  const pitch = pitchOf(rows);
  const heads = headsOf(
    edges((all) => all),
    'top',
    pitch,
  );
  const feet = headsOf(
    edges((all) => all.toReversed()),
    'foot',
    pitch,
  );
  return pages.map((pieces) => pieces.filter((piece) => !heads.has(piece) && !feet.has(piece)));
}
