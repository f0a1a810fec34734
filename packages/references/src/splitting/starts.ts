import { foldLetters } from '@citewright/record';
import { filledStarts, filledWidth } from './filled-lines.ts';
import { goesOn, hangingStarts, isOneALine } from './layout.ts';
import type { Line } from './line.ts';

// Which lines begin a reference when nothing marks it: each line is judged by how it begins, how the line before ends, whether the
// reference under way is complete, and the alphabet.

/** What a line must score to begin a reference. */
const threshold = 2.2;

const word = "\\p{Lu}[\\p{L}\\p{M}'’‐-]+";
const particle = '(?:(?:van|von|der|den|de|del|della|di|da|dos|du|la|le|ter|zu|el|al|bin|ibn)[ -])*';
const beginnings: readonly [pattern: RegExp, score: number][] = [
  [/^[—–_-]{2,}/u, 4],
  // Smith, J. / Smith, John / SMITH, JA
  [new RegExp(`^${particle}${word}(?: ${word})?, ?(?:\\p{Lu}\\.|\\p{Lu}{1,3}\\b|\\p{Lu}\\p{Ll}+)`, 'u'), 3],
  // Smith J, / Smith JA.
  [
    new RegExp(
      `^${particle}${word}(?: ${word})? \\p{Lu}{1,3}(?:-\\p{Lu})?(?:[,.:;]| \\(| \\d{4}| and | et | &)`,
      'u',
    ),
    3,
  ],
  [
    new RegExp(`^${particle}${word} \\p{Lu}\\.(?:[ -]?\\p{Lu}\\.)*(?:[,:;]| \\(| \\d{4}| and | et | &)`, 'u'),
    3,
  ],
  // J. Smith / J.-P. Smith
  [new RegExp(`^(?:\\p{Lu}[\\p{Ll}]?\\.[ -]?){1,4} ?${particle}${word}`, 'u'), 2.5],
  // John Smith, / John A. Smith.
  [new RegExp(`^${word}(?: \\p{Lu}\\.| ${word}){1,3}(?:,|\\.| and | et | & )`, 'u'), 2],
  // An organisation or a title, then the year in brackets
  [/^\p{Lu}[^.]{2,90}\((?:1[5-9]|20)\d\d[a-z]?\)/u, 2],
  [/^\p{Lu}[^()]{2,120}\. \((?:1[5-9]|20)\d\d[a-z]?\)\./u, 3],
  // BRASIL. / INSTITUTO BRASILEIRO DE GEOGRAFIA
  [/^(?:\p{Lu}{3,}[ .,–-]+)(?:\p{Lu}{2,}[ .,–-]+)*(?=\p{Lu})/u, 2],
  [/^["“„«‘]/, 1.5],
  [/^\p{Lu}/u, 0.5],
  [/^[\p{Ll}\d([&,.;:)]/u, -4],
];

const beginningOf = (text: string) =>
  Math.max(-4, ...beginnings.flatMap(([pattern, score]) => (pattern.test(text) ? [score] : [])));

/** Whether a line begins like a reference, by the names or the body that it begins with. */
export const beginsReference = (text: string): boolean => beginningOf(text) >= 2;

/** Characters of an address at the end of a line that are looked at. */
const longestAddress = 300;

/** A year, or the words for a work that has none. */
const year =
  /(?:^|[^\d])(?:1[5-9]|20)\d\d[a-z]?(?!\d)|\b(?:n\.\s?d\.|[so]\.\s?[dfaj]\.|no date|sin fecha|sem data|ohne jahr|sans date|in press|no prelo|en prensa|im druck|forthcoming|submitted|in preparation|accepted)/i;

/** How well the end of a line ends a reference. */
function endingOf(line: string): number {
  const text = line.slice(-longestAddress);
  if (/(?:https?:\/\/|10\.\d{4,9}\/)\S+$/.test(text)) return 1;
  if (/(?:[,&:–—-]|\b(?:and|et|und|y|of|the|in|for|to|a|an|de|la|der|die|on|with|[A-Z]\.))$/.test(text))
    return -3;
  if (/\d[\])]*\.?$/.test(text)) return 1.5;
  if (/[.\])]$/.test(text)) return 1;
  return -1;
}

function widthOf(lines: readonly Line[]): number {
  const lengths = lines.map(({ text }) => text.length).sort((one, other) => one - other);
  return lengths[Math.floor(lengths.length * 0.85)] ?? 0;
}

/** What the alphabet goes by; nothing for an author who is the one above. */
const keyOf = (text: string) =>
  foldLetters(text.replace(/^[—–_-]{2,}.*/su, ''))
    .replace(/[^\p{L} ]/gu, '')
    .slice(0, 6);

/** Whether the lines that look like a beginning follow the alphabet. */
function isSorted(lines: readonly Line[], scores: readonly number[]): boolean {
  const keys = lines
    .flatMap(({ text }, at) => ((scores[at] ?? 0) >= 3 ? [keyOf(text)] : []))
    .filter((key) => key !== '');
  const rising = keys.filter((key, at) => at > 0 && key >= (keys[at - 1] ?? ''));
  return keys.length > 4 && rising.length >= keys.length * 0.6;
}

/** How well a line begins a reference, and the line before ends one. */
function startScores(lines: readonly Line[], beginnings: readonly number[]): number[] {
  const width = widthOf(lines);
  return lines.map(({ text, isApart }, at) => {
    const before = lines[at - 1];
    if (!before) return 0;
    // Words go on a line while they fit: what ends sooner ends on purpose.
    const room = 1 - (before.text.length + 1 + (text.split(' ', 1)[0] ?? '').length) / width;
    const isFull = before.text.length > width * 0.92 && before.text.length < width * 1.3;
    return (
      (beginnings[at] ?? 0) +
      endingOf(before.text) +
      (room > 0.2 ? 2.5 : room > 0.1 ? 1.5 : isFull ? -0.5 : 0) +
      (isApart ? 1.5 : 0)
    );
  });
}

/** Lines of one reference, at most. */
const longestInLines = 24;

/**
 * The first lines of references that no number marks: those that stand out or are one a line, or what the width tells where lines are filled
 * up to one. Else, of all ways to cut the list, the one whose beginnings score best, where a reference has a year, not several, and comes
 * after the one before in the alphabet if the list does.
 */
export function unnumberedStarts(lines: readonly Line[]): number[] {
  const hanging = hangingStarts(lines);
  if (hanging) return hanging;
  if (isOneALine(lines, (text) => year.test(text)))
    return lines.flatMap(({ text }, at) =>
      at === 0 || !goesOn(text, lines[at - 1]?.text ?? '') ? [at] : [],
    );
  const width = filledWidth(lines);
  if (width !== undefined) return filledStarts(lines, width);
  const own = lines.map(({ text }) => beginningOf(text));
  const scores = startScores(lines, own);
  const sorted = isSorted(lines, own);
  const keys = lines.map(({ text }) => keyOf(text));
  // Of a list in which few entries have a date none needs one.
  const likely = own.filter(
    (score, at) => score >= 2 && (at === 0 || endingOf(lines[at - 1]?.text ?? '') >= 1),
  ).length;
  const years = [0];
  for (const [at, { text }] of lines.entries()) years.push((years[at] ?? 0) + (year.test(text) ? 1 : 0));
  const undated = -2 * Math.min(1, (years.at(-1) ?? 0) / Math.max(1, likely)) ** 2;
  // At `end * longestInLines + length - 1` stands the score of the best way to cut the lines before `end` whose last reference has `length`
  // lines; at `end`, how long that last reference best is when another begins there, and what both then add.
  const ways = new Float64Array((lines.length + 1) * longestInLines).fill(Number.NEGATIVE_INFINITY);
  const lengthBefore = new Uint8Array(lines.length + 1);
  const scoreBefore = new Float64Array(lines.length + 1).fill(Number.NEGATIVE_INFINITY);
  scoreBefore[0] = 0;
  const wayOf = (end: number, length: number) => end * longestInLines + length - 1;
  const longestBefore = (end: number) => Math.min(longestInLines, end);
  const follows = (start: number, before: number) =>
    !sorted ? 0 : keys[start] === '' || (keys[start] ?? '') >= (keys[before] ?? '') ? 0.5 : -3;

  for (let end = 1; end <= lines.length; end += 1)
    for (let length = longestBefore(end); length > 0; length -= 1) {
      const start = end - length;
      const found = (years[end] ?? 0) - (years[start] ?? 0);
      const score =
        (scores[start] ?? 0) - threshold + (found === 0 ? undated : found > 1 ? -0.4 * (found - 1) : 0);
      const way = score + (scoreBefore[start] ?? 0);
      ways[wayOf(end, length)] = way;
      const sum = way + follows(end, start);
      if (sum > (scoreBefore[end] ?? 0)) [scoreBefore[end], lengthBefore[end]] = [sum, length];
    }

  let end = lines.length;
  let length = longestBefore(end);
  for (let other = length; other > 0; other -= 1)
    if ((ways[wayOf(end, other)] ?? 0) > (ways[wayOf(end, length)] ?? 0)) length = other;
  const starts: number[] = [];
  while (length > 0) {
    end -= length;
    starts.push(end);
    length = lengthBefore[end] ?? 0;
  }
  return starts.reverse();
}
