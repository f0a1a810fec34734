/** What one suite measured. */
export interface Report {
  name: string;
  /** Whether every bar is met; undefined where there is no bar, or nothing was measured and `figures` says why. */
  passed: boolean | undefined;
  /** What was measured: one line, or a table. */
  figures: readonly string[];
  /** What failed, one line for each case. */
  failures: readonly string[];
}

/** A report that passes when nothing failed. */
export function judged(name: string, figure: string, failures: readonly string[]): Report {
  return { name, passed: failures.length === 0, figures: [figure], failures };
}

/** A report without a verdict: a figure that only informs, or the reason why nothing was measured. */
export function informing(name: string, ...figures: string[]): Report {
  return { name, passed: undefined, figures, failures: [] };
}

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

/**
 * Counts the cases in which `failureOf` finds nothing wrong. Passes when their share is at least `bar` (0 to 1); without a
 * bar the figure only informs.
 */
export function countRight<Case>(
  name: string,
  cases: readonly Case[],
  failureOf: (sample: Case) => string | undefined,
  bar?: number,
): Report {
  const failures = cases.map(failureOf).filter((line) => line !== undefined);
  const right = cases.length - failures.length;
  const share = right / cases.length;
  const wanted = bar === undefined ? '' : ` (bar ${percent(bar)})`;
  return {
    name,
    passed: cases.length > 0 && (bar === undefined || share >= bar),
    figures: [`${right} of ${cases.length}, ${percent(share, 2)}${wanted}`],
    failures,
  };
}

/** A table in Markdown. Columns of numbers are aligned to the right. */
export function tableOf(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const isNumber = (column: number) => rows.every((row) => /^[<]?[\d.,]+( |$)/.test(row[column] ?? ''));
  const rule = head.map((_, column) => (column > 0 && isNumber(column) ? '---:' : '---'));
  return ['', `### ${title}`, '', line(head), line(rule), ...rows.map(line)];
}

const verdicts = { true: 'passed', false: 'FAILED', undefined: 'no bar' } as const;
const shownFailures = 20;

/** A report as lines of text. With `all`, every failure is listed; else the first 20. */
export function linesOf({ name, passed, figures, failures }: Report, all = false): string[] {
  const shown = all ? failures : failures.slice(0, shownFailures);
  const hidden = failures.length - shown.length;
  return [
    `${verdicts[`${passed}`].padEnd(8)} ${name}${figures.length === 1 ? `: ${figures[0]}` : ''}`,
    ...(figures.length === 1 ? [] : figures),
    ...shown.map((failure) => `         ${failure}`),
    ...(hidden > 0 ? [`         and ${hidden} more (--all lists them)`] : []),
  ];
}
