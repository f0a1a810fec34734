import type { Line } from './line.ts';

// What pages print besides the references: running heads, page numbers, notes of who received and downloaded what.

const imprint =
  /^(?:downloaded from\b|©|copyright\b|(?:manuscript )?(?:received|accepted|revised|submitted)\b.*\b(?:19|20)\d\d\b)|\bfor personal use only\b/i;
/** `1158 Okafor et al.`, `Okafor et al. 1159` */
const authorsOfPage =
  /^(?:\d{1,4}\s+\p{Lu}[\p{L}\p{M}'’ -]{1,30}et al\.?|\p{Lu}[\p{L}\p{M}'’ -]{1,30}et al\.?\s+\d{1,4})$/u;
const pageNumber = /^\d{1,4}$/;
/** Lines of a page, at least. */
const linesOfPage = 10;
/** Lines at the end of a list that are no references when the first of them is none. */
const footLines = 6;
const endsWhole = /[.)\]]$/;

/** The words of a line that has a number, and no year, at one end. */
function headOf(text: string): string | undefined {
  const words = text.replace(/^\d{1,4}\s+(?=\p{L})|(?<=\p{L})\s+(?!(?:1[5-9]|20)\d\d$)\d{1,4}$/u, '');
  return words === text ? undefined : words;
}

/** Words with a capital each, but for short ones, and no sign at the end: the title of the paper or its author. */
const title = /^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Ll}{1,4}|\p{Lu}[\p{L}\p{M}.'’-]*)){1,8}(?<=\p{L})$/u;

/**
 * The lines of a list that belong to its pages, not to its references. `starts` are the first lines of numbered references, which show
 * how references end here.
 */
export function furnitureOf(lines: readonly Line[], starts: readonly number[] | undefined): Set<Line> {
  const first = new Set(starts);
  const times = new Map<string, number>();
  for (const { text } of lines) {
    const head = headOf(text);
    if (head !== undefined) times.set(head, (times.get(head) ?? 0) + 1);
  }
  // A head comes once a page: more often it is a work of several volumes.
  const isHead = (text: string) => {
    const often = times.get(headOf(text) ?? '') ?? 0;
    return often > 2 && often * linesOfPage < lines.length;
  };
  const found = lines.filter(
    ({ text }, at) =>
      !first.has(at) &&
      (imprint.test(text) ||
        authorsOfPage.test(text) ||
        isHead(text) ||
        (pageNumber.test(text) && endsWhole.test(lines[at - 1]?.text ?? ''))),
  );
  const furniture = new Set(found);
  const foot = lines.findIndex((line, at) => at >= lines.length - footLines && furniture.has(line));
  if (foot >= 0 && (starts?.at(-1) ?? 0) < foot) for (const line of lines.slice(foot)) furniture.add(line);
  const ends = (starts ?? []).map((_, index) => (starts?.[index + 1] ?? lines.length) - 1);
  const usual = ends.filter((at) => !/\p{L}$/u.test(lines[at]?.text ?? ''));
  if (ends.length < 5 || usual.length < ends.length * 0.8) return furniture;
  for (const end of ends) {
    let at = end;
    while (at > 0 && furniture.has(lines[at] as Line)) at -= 1;
    const [last, before] = [lines[at], lines[at - 1]];
    if (last && before && !first.has(at) && title.test(last.text) && !/\p{L}$/u.test(before.text))
      furniture.add(last);
  }
  return furniture;
}
