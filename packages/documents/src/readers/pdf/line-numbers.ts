import type { Page, Run } from './page.ts';

// Numbers of lines at the margin of a manuscript. They are found by their places, before anything else is read: a number that stays behind
// parts an entry or joins two.

/** Numbered lines of a page until its numbers are taken for those of its lines. */
const fewestNumbers = 10;
/** Lines from one number to the next, at most. */
const widestStep = 10;
/** Numbers of a page that follow from the one before, at least: a picture or a table may interrupt them. */
const follows = 0.8;
/** Rows of text that a number counts as one: entries of a list have several rows for a number, and numbers of no text have none. */
const rowsEach = { least: 0.5, most: 1.2 };
/** What of a page's runs may stand further out than its numbers: a head, a stamp. */
const mostOutside = 2;
/** Points by which the edges of numbers in one column differ, and the width of the widest number. */
const [play, widest] = [3, 40];
/** Pages with so many rows that have numbers, before pages with fewer rows are believed. */
const numberedShare = 0.5;

type Side = 'left' | 'right';

/** A column of numbers: on which side of the text, and where its aligned edge stands. */
interface Margin {
  side: Side;
  edge: 'x' | 'right';
  place: number;
}

const isNumber = ({ text }: Run) => /^\d{1,5}$/.test(text);

/** Runs of a page, row by row, from the top. */
function rowsOfRuns(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = [];
  let baseline = -Infinity;
  for (const run of runs.toSorted((one, other) => one.y - other.y)) {
    if (run.y - baseline <= run.size * 0.5) rows.at(-1)?.push(run);
    else {
      rows.push([run]);
      baseline = run.y;
    }
  }
  return rows;
}

/** A number that stands outermost in its row. */
interface Outer {
  run: Run;
  value: number;
  row: number;
}

function outermost(rows: readonly (readonly Run[])[], side: Side): Outer[] {
  return rows.flatMap((row, at) => {
    const run = row.reduce((one, other) =>
      (side === 'left' ? other.x < one.x : other.right > one.right) ? other : one,
    );
    return isNumber(run) ? [{ run, value: Number(run.text), row: at }] : [];
  });
}

const inMargin = (outer: readonly Outer[], { edge, place }: Margin) =>
  outer.filter(({ run }) => Math.abs(run[edge] - place) <= play);

/** The margins of a page whose numbers count its rows one by one, or every few. */
function marginsOf(rows: readonly (readonly Run[])[]): Margin[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const outer = outermost(rows, side);
    return (['right', 'x'] as const).flatMap((edge): Margin[] => {
      const places = outer.map(({ run }) => run[edge]);
      const [place] = places.toSorted(
        (one, other) =>
          places.filter((near) => Math.abs(near - other) <= play).length -
          places.filter((near) => Math.abs(near - one) <= play).length,
      );
      if (place === undefined) return [];
      const margin = { side, edge, place };
      return countsRows(inMargin(outer, margin), rows, margin) ? [margin] : [];
    });
  });
}

function countsRows(
  numbers: readonly Outer[],
  rows: readonly (readonly Run[])[],
  { side, place }: Margin,
): boolean {
  const steps = numbers.slice(1).map(({ value }, at) => value - (numbers[at]?.value ?? 0));
  const step = steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
  if (numbers.length * step < fewestNumbers || numbers.length < 3 || step < 1 || step > widestStep)
    return false;
  const [first, last] = [numbers[0], numbers.at(-1)];
  // A number that is set higher or lower than its line has a row of its own.
  const passed = rows
    .slice(first?.row ?? 0, last?.row ?? 0)
    .filter(([run, ...others]) => run && (others.length > 0 || !isNumber(run))).length;
  const counted = (numbers.length - 1) * step;
  const outside = rows
    .flat()
    .filter((run) => (side === 'left' ? run.x < place - widest : run.right > place + widest));
  return (
    steps.filter((one) => one === step).length >= steps.length * follows &&
    passed >= counted * rowsEach.least &&
    passed <= counted * rowsEach.most &&
    outside.length <= mostOutside
  );
}

/** The numbers of a page in margins where other pages have numbers of lines: each is greater than the one above. */
function numbersIn(rows: readonly (readonly Run[])[], margins: readonly Margin[]): Set<Run> {
  const found = new Set<Run>();
  for (const margin of margins) {
    let before = -1;
    for (const { run, value } of inMargin(outermost(rows, margin.side), margin)) {
      if (value <= before) continue;
      before = value;
      found.add(run);
    }
  }
  return found;
}

/** Margins without those that stand where another one does. */
function distinct(margins: readonly Margin[]): Margin[] {
  const found: Margin[] = [];
  for (const { side, edge, place } of margins) {
    const isFound = found.some(
      (one) => one.side === side && one.edge === edge && Math.abs(one.place - place) <= play,
    );
    if (!isFound) found.push({ side, edge, place });
  }
  return found;
}

/** The pages of a document without the numbers of their lines. */
export function withoutLineNumbers(pages: readonly Page[]): Page[] {
  const rows = pages.map(({ runs }) => rowsOfRuns(runs));
  const own = rows.map(marginsOf);
  const long = rows.filter(({ length }) => length >= fewestNumbers).length;
  const numbered = own.filter(({ length }) => length > 0).length;
  if (numbered === 0 || numbered < long * numberedShare) return [...pages];
  const margins = distinct(own.flat());
  return pages.map((page, at) => {
    const numbers = numbersIn(rows[at] ?? [], margins);
    return { ...page, runs: page.runs.filter((run) => !numbers.has(run)) };
  });
}
