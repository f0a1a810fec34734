import { isDigits } from './ascii.ts';

/** Abbreviates or expands the second number of a range (CSL 1.0.2, appendix V, Page Range Formats). */
type Shorten = (first: string, second: string) => string;

const ENDS = /^((?:.*\D)?)(\d+)$/;

/** Restores omitted digits: "321", "28" -> "328". */
function expand(first: string, second: string): string {
  return second.length < first.length ? first.slice(0, first.length - second.length) + second : second;
}

/** Only the digits that change, but at least `keep`. */
function minimal(first: string, second: string, keep: number): string {
  if (first.length !== second.length) return second;
  let same = 0;
  while (same < second.length - keep && first[same] === second[same]) same += 1;
  return second.slice(same);
}

/** Chicago, 15th ed., 9.64; four digits with three that change are shown in full. */
function chicago15(first: string, second: string): string {
  const number = Number(first);
  if (number < 100 || number % 100 === 0) return second;
  if (number % 100 < 10) return minimal(first, second, 1);
  const short = minimal(first, second, 2);
  return first.length === 4 && short.length >= 3 ? second : short;
}

/** Chicago, 16th ed., 9.61. */
function chicago16(first: string, second: string): string {
  const number = Number(first);
  if (number < 100 || number % 100 === 0) return second;
  return minimal(first, second, number % 100 < 10 ? 1 : 2);
}

const FORMATS: Record<string, Shorten> = {
  expanded: (_first, second) => second,
  minimal: (first, second) => minimal(first, second, 1),
  'minimal-two': (first, second) => minimal(first, second, 2),
  chicago: chicago15,
  'chicago-15': chicago15,
  'chicago-16': chicago16,
};

/** The number at the end of a text, and the text before it. */
const endsOf = (text: string): readonly (string | undefined)[] | null =>
  isDigits(text) ? [text, '', text] : ENDS.exec(text);

/** The second end of a range in a page range format; unchanged without a format, or when the ends are not numbers. */
export function formatRangeEnd(from: string, to: string, format: string | undefined): string {
  const shorten = FORMATS[format ?? ''];
  if (!shorten) return to;
  const first = endsOf(from);
  const second = endsOf(to);
  if (!first?.[2] || !second?.[2]) return to;
  const full = expand(first[2], second[2]);
  if (Number(full) <= Number(first[2])) return to;
  // Only the expanded format repeats a prefix: S213–S235, but n11564–68.
  return (format === 'expanded' ? second[1] : '') + shorten(first[2], full);
}
