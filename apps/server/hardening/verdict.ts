/** What one suite came to. */
export interface Verdict {
  name: string;
  /** Absent where it could not be tried, which `figure` explains. */
  passed: boolean | undefined;
  /** What was measured, in a few words. */
  figure: string;
  /** What was wrong, one line each. */
  faults: readonly string[];
}

/** A verdict that passes when nothing was wrong. */
export function judged(name: string, figure: string, faults: readonly string[]): Verdict {
  return { name, passed: faults.length === 0, figure, faults };
}

const words = { true: 'good', false: 'FAILED', undefined: 'NOT TRIED' } as const;
const shownFaults = 20;

/** One verdict as lines: the suite, what it came to, and the first faults. */
export function linesOf({ name, passed, figure, faults }: Verdict): string[] {
  const hidden = faults.length - shownFaults;
  return [
    `${words[`${passed}`].padEnd(9)} ${name.padEnd(34)} ${figure}`,
    ...faults.slice(0, shownFaults).map((fault) => `            ${fault}`),
    ...(hidden > 0 ? [`            and ${hidden} more`] : []),
  ];
}
