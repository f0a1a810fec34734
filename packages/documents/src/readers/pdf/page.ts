import { PaperError } from '../../error.ts';

/** Characters of one font on one baseline. Places count points from the top left corner of the page as it is read. */
export interface Run {
  text: string;
  x: number;
  right: number;
  /** The baseline. */
  y: number;
  size: number;
  font: string;
  /** White space stands before it. */
  isApart: boolean;
}

/** What stands on one baseline without a wide gap. */
export interface Piece {
  runs: Run[];
  x: number;
  right: number;
  y: number;
  size: number;
}

export interface Page {
  width: number;
  height: number;
  runs: Run[];
}

/** Words and white space that one page may hold; a page of small print has a tenth of it. */
const mostRuns = 60_000;

/** An item of pdf.js as far as it is used. */
interface TextItem {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
  hasEOL: boolean;
}

/** What the fields of a transformation turn a point into. */
const apply = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[], x: number, y: number) =>
  [a * x + c * y + e, b * x + d * y + f] as const;

/** What fonts of TeX in T1 have at the places of control characters; bitmaps of them say no names of signs. */
const signs = new Map(
  Object.entries({
    '\x10': '“',
    '\x11': '”',
    '\x12': '„',
    '\x13': '«',
    '\x14': '»',
    '\x15': '–',
    '\x16': '—',
  }).concat(Object.entries({ '\x1b': 'ff', '\x1c': 'fi', '\x1d': 'fl', '\x1e': 'ffi', '\x1f': 'ffl' })),
);

const withSigns = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is meant
  text.replace(/[\x10-\x16\x1b-\x1f]/g, (sign) => signs.get(sign) ?? '');

/** The upright text of a page; what is set askew or on its side is a stamp. @throws PaperError `too-complex` */
export function pageOf(
  items: readonly TextItem[],
  viewport: { width: number; height: number; transform: number[] },
): Page {
  if (items.length > mostRuns) throw new PaperError('too-complex', 'A page of the file holds too much text');
  const runs: Run[] = [];
  let isApart = false;
  for (const { str, transform, width, fontName, hasEOL } of items) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
    const [x, y] = apply(viewport.transform, e, f);
    const [alongX, alongY] = apply(viewport.transform, e + a, f + b);
    const text = withSigns(str.trim());
    const size = Math.hypot(c, d) || Math.hypot(a, b);
    const isUpright = Math.abs(alongY - y) <= Math.abs(alongX - x) * 0.05 && alongX >= x;
    if (text !== '' && isUpright && size > 1 && Number.isFinite(x + y + width + size))
      runs.push({ text, x, right: x + width, y, size, font: fontName, isApart: isApart || /^\s/.test(str) });
    isApart = hasEOL || (text === '' ? isApart || str !== '' : /\s$/.test(str));
  }
  return { width: viewport.width, height: viewport.height, runs };
}

/** The height of a line's small neighbours above and under its baseline, in its own size. */
const offBaseline = 0.62;
/** The widest space between words, in the size of the type. */
const widestSpace = 1.5;

const continues = ({ y, right, size }: Piece, run: Run) => {
  const em = Math.max(size, run.size);
  const gap = run.x - right;
  const isSmall = Math.min(size, run.size) < em * 0.9;
  return (
    Math.abs(run.y - y) <= em * (isSmall ? offBaseline : 0.25) && gap >= em * -0.5 && gap <= em * widestSpace
  );
};

/** Parts the run inside which another one stands (a character of a further font) at the white space that is nearest. */
function makeRoom(runs: Run[], run: Run): void {
  const at = runs.findIndex(({ x, right, size }) => x < run.x - size * 0.3 && right > run.right + size * 0.3);
  const around = runs[at];
  if (!around) return;
  const width = (around.right - around.x) / around.text.length;
  const place = (run.x - around.x) / width;
  const spaces = Array.from(around.text.matchAll(/\s+/g), ({ index }) => index);
  const nearest = spaces.toSorted((one, other) => Math.abs(one - place) - Math.abs(other - place))[0];
  if (nearest === undefined) return;
  const [before, after] = [around.text.slice(0, nearest), around.text.slice(nearest).trimStart()];
  runs.splice(
    at,
    1,
    { ...around, text: before, right: run.x },
    { ...around, text: after, x: run.right, isApart: true },
  );
}

function appendRuns(piece: Piece, runs: readonly Run[]): void {
  for (const run of runs) {
    makeRoom(piece.runs, run);
    piece.runs.push(run);
    piece.x = Math.min(piece.x, run.x);
    piece.right = Math.max(piece.right, run.right);
    if (run.size > piece.size * 1.05) [piece.size, piece.y] = [run.size, run.y];
  }
}

/** How many neighbours of a piece are looked at: those on the same baseline. */
const neighbours = 40;

/** The pieces of a page: runs that follow each other in the file, then those that stand side by side. */
export function piecesOf({ runs }: Page): Piece[] {
  const pieces: Piece[] = [];
  for (const run of runs) {
    const last = pieces.at(-1);
    if (last && continues(last, run)) appendRuns(last, [run]);
    else pieces.push({ runs: [run], x: run.x, right: run.right, y: run.y, size: run.size });
  }
  pieces.sort((one, other) => one.y - other.y || one.x - other.x);
  const merged = new Set<Piece>();
  for (const [at, piece] of pieces.entries()) {
    if (merged.has(piece)) continue;
    for (let next = at + 1; next < Math.min(pieces.length, at + neighbours); next += 1) {
      const other = pieces[next] as Piece;
      if (merged.has(other)) continue;
      const em = Math.max(piece.size, other.size);
      if (other.y - piece.y > em * offBaseline) break;
      const [left, right] = piece.x <= other.x ? [piece, other] : [other, piece];
      const gap = right.x - left.right;
      const isSmall = Math.min(piece.size, other.size) < em * 0.9;
      const isInside = right.right <= left.right && right.runs.length <= 2;
      if (!isInside && Math.abs(gap) > em * (isSmall ? 0.25 : 0.45)) continue;
      if (!isSmall && Math.abs(other.y - piece.y) > em * 0.2) continue;
      appendRuns(piece, other.runs);
      piece.runs.sort((one, two) => one.x - two.x);
      merged.add(other);
    }
  }
  return pieces.filter((piece) => !merged.has(piece));
}
