import { furnitureOf } from './furniture.ts';
import { paragraphStarts } from './layout.ts';
import type { Line } from './line.ts';
import { mayHeadList } from './list-heading.ts';
import { numberedStarts } from './numbering.ts';
import { beginsReference, unnumberedStarts } from './starts.ts';

/** One reference of a list: its text on one line, and its place in the list, in UTF-16 units. */
export interface ListedReference {
  text: string;
  start: number;
  end: number;
}

function linesOf(list: string): Line[] {
  const lines: Line[] = [];
  let isApart = false;
  for (const match of list.matchAll(/[^\r\n\f\v\u2028\u2029]+/g)) {
    const text = match[0].trim();
    const before = lines.at(-1);
    const gap = list.slice(before ? before.end : 0, match.index);
    if (text === '') continue;
    isApart = (gap.match(/\r\n|[\n\r\f\v\u2028\u2029]/g)?.length ?? 0) > 1;
    const indent = match[0].indexOf(text);
    const start = match.index + indent;
    lines.push({ text, start, end: start + text.length, indent, isApart });
  }
  return lines;
}

/** A number and a capital within a line, or a number at its end. */
const innerNumber = /\s(?=(?:\[\d{1,3}\]|\d{1,3}[.)])(?:\s+[\p{Lu}"“]|$))/gu;

/** A line, broken before each number in it. */
function brokenAtNumbers(line: Line): Line[] {
  const { text, start, indent, isApart } = line;
  const cuts = [0, ...Array.from(text.matchAll(innerNumber), ({ index }) => index + 1)];
  if (cuts.length === 1) return [line];
  return cuts.map((from, index) => {
    const part = text.slice(from, (cuts[index + 1] ?? text.length + 1) - 1).trimEnd();
    return {
      text: part,
      start: start + from,
      end: start + from + part.length,
      indent: index === 0 ? indent : 0,
      isApart: index === 0 && isApart,
    };
  });
}

/**
 * A semicolon before initials and a name (`J. Phys.` is none), or before `b)`: physicists and chemists put several works under one number.
 */
const nextWork =
  /;\s+(?=\(?[b-z] ?\)|(?:\p{Lu}[\p{Ll}]?\.[ -]?)+ ?(?:\p{Ll}{2,3} )?\p{Lu}[\p{L}-]+(?![\p{L}.-]))/gu;
const dated = /\b(?:1[5-9]|20)\d\d\b|\b[a-z-]{1,20}\/\d{7}\b|\barXiv\b/g;
/** `a)` or `(a)` before a work. */
const letter = /^\(?\w\)/;

/** The list without what belongs to its pages: blanks take its place, up to the next line. */
function withoutFurniture(list: string): string {
  const lines = linesOf(list);
  const furniture = furnitureOf(lines, numberedStarts(lines));
  let kept = '';
  let at = 0;
  for (const [index, line] of lines.entries()) {
    if (!furniture.has(line)) continue;
    const end = lines[index + 1]?.start ?? list.length;
    kept += list.slice(at, line.start) + ' '.repeat(end - line.start);
    at = end;
  }
  return kept + list.slice(at);
}

const depthOf = (sign: string | undefined) =>
  sign === '(' || sign === '[' ? 1 : sign === ')' || sign === ']' ? -1 : 0;

/** The works that stand under one number: each has a date, and no bracket is open between two. */
function worksOf(list: string, start: number, end: number): { start: number; end: number }[] {
  const text = list.slice(start, end);
  const dates = Array.from(text.matchAll(dated), ({ index }) => index);
  const last = dates.at(-1) ?? -1;
  const works: { start: number; end: number }[] = [];
  let [from, at, depth, date] = [0, letter.exec(text)?.[0].length ?? 0, 0, 0];
  for (const { index, 0: gap } of text.matchAll(nextWork)) {
    const cut = index + 1;
    for (; at < cut; at += 1) depth += depthOf(text[at]);
    while ((dates[date] ?? cut) < from) date += 1;
    const isWork = (dates[date] ?? cut) < cut && last >= cut && depth <= 0;
    if (!isWork) continue;
    works.push({ start: start + from, end: start + cut });
    from = index + gap.length;
    at = from + (letter.exec(text.slice(from, from + 3))?.[0].length ?? 0);
    depth = 0;
  }
  return [...works, { start: start + from, end }];
}

/**
 * Splits a list into its references: numbered in any way, one a paragraph or one a line, or wrapped as in a PDF. A heading, running heads
 * and page numbers are left out; what is split is not otherwise changed. Takes linear time.
 */
export function splitReferences(text: string): ListedReference[] {
  const list = withoutFurniture(text);
  const all = linesOf(list);
  const printed = all[0] && mayHeadList(all[0].text) ? all.slice(1) : all;
  const broken = printed.flatMap(brokenAtNumbers);
  const [asPrinted, asBroken] = [numberedStarts(printed), numberedStarts(broken)];
  // Numbers within lines count when they are many more: the list lost its line breaks.
  const isJoined = (asBroken?.length ?? 0) > Math.max(2, 1.3 * (asPrinted?.length ?? 0));
  const lines = isJoined ? broken : printed;
  const numbered = isJoined ? asBroken : asPrinted;
  const starts = numbered
    ? [...unnumberedStarts(lines.slice(0, numbered[0])), ...numbered]
    : (paragraphStarts(lines, beginsReference) ?? unnumberedStarts(lines));
  const references = starts.flatMap((first, index) => {
    const own = lines.slice(first, starts[index + 1]);
    const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
    return numbered ? worksOf(list, start, end) : [{ start, end }];
  });
  return references
    .map(({ start, end }) => ({
      text: list.slice(start, end).replace(/(?<!\s)\s*[\n\r\u2028\u2029]\s*/g, ' '),
      start,
      end,
    }))
    .filter(({ text }) => /\p{L}/u.test(text));
}
