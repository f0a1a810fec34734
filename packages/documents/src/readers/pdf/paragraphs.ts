import { apart, type FlowLine, isComplete, wouldFit } from './flow.ts';

/** Lines that belong together. */
export interface Paragraph {
  lines: FlowLine[];
}

const label = /^(?:\[(\d{1,4})\]|(\d{1,4})[.)]?(?=\s))/;
const numberOf = (text: string) => {
  const match = label.exec(text);
  return match ? Number(match[1] ?? match[2]) : undefined;
};

/** What cannot end a paragraph, and what cannot begin one. */
const unfinished = /[,;(&[–—-]$|(?<=\s)(?:and|und|et|e|y|of|the|in|&)$/u;
const midway = /^[\p{Ll})\],;.&]/u;

const isOpen = (text: string) => {
  const bracket = text.lastIndexOf('(');
  return (
    unfinished.test(text) || (bracket > text.length - 120 && text.indexOf(')', bracket) < 0 && bracket >= 0)
  );
};

/** The end of a reference, and the name with which one begins. */
const entryEnd =
  /(?:\d\s?[–-]\s?\p{L}?\d+|https?:\/\/\S+|\b10\.\d{4,9}\/\S+|\b(?:1[5-9]|20)\d\d[a-z]?\)?)\.?$/u;
const entryStart =
  /^(?![^:]{0,30}:\s)[[(]?\d{0,4}[\])]?\.?\s*(?:(?:d[aeio]s?|de[lnr]|l[ae]|v[ao]n|ter?|zu|[’'])\s+){0,3}\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?(?:,\s+\p{Lu}|\s+\p{Lu}{1,3}[\s,.])/u;

const sharesFont = (one: FlowLine, other: FlowLine) =>
  one.runs.some(({ font }) => other.runs.some((run) => run.font === font));

/** Whether a paragraph begins with a line. */
function begins(line: FlowLine, paragraph: Paragraph): boolean {
  const before = paragraph.lines.at(-1) as FlowLine;
  const em = line.size;
  if (Math.abs(before.size - em) > em * 0.08) return true;
  const isBelow = before.column === line.column && before.page === line.page && line.y > before.y;
  const goesOn = isOpen(before.text) || (midway.test(line.text) && !isComplete(before.text));
  if (isBelow && line.y - before.y > line.pitch * (goesOn ? 1.9 : apart)) return true;
  if (before.gaps.length > 0 !== line.gaps.length > 0) return true;
  if (before.gaps.length > 0) return isBelow;
  const isFlush = line.x - line.left <= em * 0.35;
  const number = numberOf(paragraph.lines[0]?.text ?? '');
  if (number !== undefined && numberOf(line.text) === number + 1 && isComplete(before.text)) return true;
  if (goesOn) return false;
  if (line.isHanging && isFlush && (isBelow || before.isHanging || isComplete(before.text))) return true;
  if (!line.isHanging && (isComplete(before.text) || entryEnd.test(before.text))) {
    const isInList = !line.isSpaced && entryStart.test(paragraph.lines[0]?.text ?? '');
    if (entryStart.test(line.text) && !before.text.endsWith(':') && (!isBelow || isInList)) return true;
    if (!isBelow && entryEnd.test(before.text) && /^\p{Lu}/u.test(line.text)) return true;
  }
  if (!line.isHanging && !isFlush && line.x - line.left < em * 6 && isComplete(before.text)) {
    const wasFlush = before.x - before.left <= em * 0.35;
    if (wasFlush || wouldFit(before, line)) return true;
  }
  if (line.isHanging && !isFlush) return false;
  return wouldFit(before, line) && (isComplete(before.text) || !sharesFont(before, line) || !isBelow);
}

/** The paragraphs of lines that are read one after the other. */
export function paragraphsOf(lines: readonly FlowLine[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last && !begins(line, last)) last.lines.push(line);
    else paragraphs.push({ lines: [line] });
  }
  return rejoined(paragraphs);
}

/** How far behind a paragraph that was cut off its rest may stand: pictures and tables are in between. */
const furthest = 12;

/** Joins what a picture, a table or a caption at the turn of a column has parted. */
function rejoined(paragraphs: readonly Paragraph[]): Paragraph[] {
  const used = new Set<Paragraph>();
  return paragraphs.flatMap((paragraph, at) => {
    if (used.has(paragraph)) return [];
    const last = paragraph.lines.at(-1) as FlowLine;
    const next = paragraphs[at + 1]?.lines[0];
    const isCut =
      next !== undefined &&
      paragraph.lines.length > 1 &&
      !isComplete(last.text) &&
      last.gaps.length === 0 &&
      (next.page !== last.page || next.column !== last.column);
    if (!isCut) return [paragraph];
    const rest = paragraphs
      .slice(at + 1, at + 1 + furthest)
      .find(
        ({ lines: [first] }) =>
          first !== undefined &&
          !used.has(paragraph) &&
          first.page <= last.page + 1 &&
          Math.abs(first.size - last.size) < last.size * 0.08 &&
          first.gaps.length === 0 &&
          sharesFont(first, last) &&
          midway.test(first.text),
      );
    if (!rest || used.has(rest)) return [paragraph];
    used.add(rest);
    return [{ lines: [...paragraph.lines, ...rest.lines] }];
  });
}
