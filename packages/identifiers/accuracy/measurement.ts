import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The outcome of one accuracy run: how many cases came out right, and the others in words. */
export type Measurement = {
  name: string;
  right: number;
  total: number;
  /** Share that must be right, 0 to 1; without one the figure only informs. */
  bar?: number;
  wrong: string[];
};

/** Counts the cases that `fault` finds nothing wrong with; it tells what is wrong in one line. */
export function measure<Case>(
  name: string,
  cases: readonly Case[],
  fault: (sample: Case) => string | undefined,
  bar?: number,
): Measurement {
  const wrong = cases.map(fault).filter((line) => line !== undefined);
  return {
    name,
    right: cases.length - wrong.length,
    total: cases.length,
    wrong,
    ...(bar !== undefined && { bar }),
  };
}

/** True unless the share of right cases is below the bar, or nothing was measured. */
export function passes({ right, total, bar }: Measurement): boolean {
  return total > 0 && (bar === undefined || right >= total * bar);
}

/** The lines of an NDJSON file of the corpora. The caller names the shape: these files are ours and fixed. */
export function readLines<Line>(corpora: string, file: string): Line[] {
  const lines = readFileSync(join(corpora, file), 'utf8').trim().split('\n');
  return lines.map((line): Line => JSON.parse(line));
}

/** A JSON file of the corpora. */
export function readJson<Content>(corpora: string, file: string): Content {
  return JSON.parse(readFileSync(join(corpora, file), 'utf8'));
}
