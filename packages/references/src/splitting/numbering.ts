import type { Line } from './line.ts';

/** `[12]`, `(12)`, `12.`, `12)`, `12:` or `12` at the beginning of a line; bullets count as numbers, too. */
const forms = [
  /^\[\s*(\d{1,4})\s*\]/,
  /^\(\s*(\d{1,4})\s*\)/,
  /^(\d{1,4})\s?(?:\.(?!\d)|$)/,
  /^(\d{1,4})\s?[):]/,
  /^(\d{1,4})[\t ]+(?=[\p{Lu}"“„«‘'])/u,
];
const mark = /^(?:[•●▪*‣◦]|[-–](?=\s))/;
/** `[Smi01]`, `[Smith 2001]`, `[SJ+20]` */
const key = /^\[[\p{L}+.&’' -]{1,30}\d{2,4}[a-z]?\]/u;

/**
 * The longest run of lines whose numbers go up by one, with gaps of at most two; a number in the text of a reference (a volume
 * at the beginning of a line) is not the next one. Every line before is tried as the one that a line follows, at most twelve back.
 */
function risingRun(lines: readonly Line[], form: RegExp): number[] {
  const numbers = lines.flatMap(({ text }, at) => {
    const [, digits] = form.exec(text) ?? [];
    return digits === undefined ? [] : [{ at, number: Number(digits) }];
  });
  const best = numbers.map(() => ({ length: 1, from: -1 }));
  for (const [index, { number }] of numbers.entries()) {
    const own = best[index];
    for (let before = index - 1; own && before >= 0 && before > index - 13; before -= 1) {
      const step = number - (numbers[before]?.number ?? 0);
      const length = (best[before]?.length ?? 0) + 1 - (step === 1 ? 0 : 0.5);
      if (step > 0 && step < 4 && length > own.length) Object.assign(own, { length, from: before });
    }
  }
  let last = best.reduce((most, { length }, index) => (length > (best[most]?.length ?? 0) ? index : most), 0);
  const run: number[] = [];
  for (; last >= 0 && numbers[last]; last = best[last]?.from ?? -1) run.push(numbers[last]?.at ?? 0);
  return run.reverse();
}

/** The first lines of references that are numbered, marked or keyed, maybe after some that are not; absent when none are. */
export function numberedStarts(lines: readonly Line[]): number[] | undefined {
  const runs = forms.map((form) => risingRun(lines, form));
  for (const pattern of [mark, key])
    runs.push(lines.flatMap(({ text }, at) => (pattern.test(text) ? [at] : [])));
  const [longest = []] = runs.sort((one, other) => other.length - one.length);
  const [first = 0] = longest;
  const numbered = lines.length - first;
  return longest.length > 1 && longest.length * 14 >= numbered && numbered * 3 > lines.length
    ? longest
    : undefined;
}
