import { plainSigns } from './skeleton.ts';

// A printed reference in pieces, and what one has that another has not.

/** A word, sign or address of a text. */
export interface Piece {
  /** As it stands, with the space before it. */
  text: string;
  /** What is compared. */
  key: string;
}

/** A text with the places that are in italics; undefined where the source has no markup. */
export interface MarkedText {
  text: string;
  italics?: readonly (readonly [start: number, end: number])[] | undefined;
}

/** Pieces that are compared, at most: the longest honest references have fewer. */
const most = 400;

const cut =
  /\s*(?:https?:\/\/[^\s<>]*[^\s<>.,;)\]]|10\.\d{4,9}\/[^\s<>]*[^\s<>.,;)\]]|[\p{L}\p{N}\p{M}]+|[^\s])/gu;

/** The pieces of a text. Those in italics are told from others where both texts have markup. */
export function wordsAndSigns({ text, italics = [] }: MarkedText): Piece[] {
  const pieces: Piece[] = [];
  let span = 0;
  for (const { 0: found, index } of text.matchAll(cut)) {
    if (pieces.length === most) break;
    const end = index + found.length;
    while ((italics[span]?.[1] ?? end) < end) span += 1;
    const isItalic = (italics[span]?.[0] ?? end) < end && /[\p{L}\p{N}]/u.test(found);
    const own = plainSigns(found);
    pieces.push({
      text: found.replace(/^\s+/u, ' '),
      key: (/^\s/u.test(found) && pieces.length > 0 ? ' ' : '') + own + (isItalic ? '/' : ''),
    });
  }
  return pieces;
}

/** A stretch of two texts: both have it, only the example, or only the style. */
export interface Difference {
  kind: 'same' | 'missing' | 'extra';
  text: string;
}

/** The lengths of the longest common beginnings, by rows of `one`. */
function commonLengths(one: readonly Piece[], other: readonly Piece[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let at = one.length - 1; at >= 0; at -= 1) {
    const [row, below] = [rows[at], rows[at + 1]];
    if (!row || !below) continue;
    const key = one[at]?.key;
    for (let to = other.length - 1; to >= 0; to -= 1)
      row[to] =
        other[to]?.key === key ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
  }
  return rows;
}

/** The share of the pieces of both that are in both, from 0 to 1. */
export function likenessOf(one: readonly Piece[], other: readonly Piece[]): number {
  if (one.length + other.length === 0) return 0;
  const common = commonLengths(one, other)[0]?.[0] ?? 0;
  return (2 * common) / (one.length + other.length);
}

/** How a style prints an example: what it leaves out is missing, what it adds is extra. */
export function differencesOf(example: readonly Piece[], printed: readonly Piece[]): Difference[] {
  const rows = commonLengths(example, printed);
  const found: Difference[] = [];
  const add = (kind: Difference['kind'], text = '') => {
    const last = found.at(-1);
    if (last?.kind === kind) last.text += text;
    else found.push({ kind, text });
  };
  let [at, to] = [0, 0];
  while (at < example.length || to < printed.length) {
    const [one, other] = [example[at], printed[to]];
    if (one && one.key === other?.key) {
      add('same', one.text);
      at += 1;
      to += 1;
    } else if (one && (!other || (rows[at + 1]?.[to] ?? 0) >= (rows[at]?.[to + 1] ?? 0))) {
      add('missing', one.text);
      at += 1;
    } else {
      add('extra', other?.text);
      to += 1;
    }
  }
  return found;
}
