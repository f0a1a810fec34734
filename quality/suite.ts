import type { Report } from './report.ts';

/** Options of a run: `--quick` measures less, `--all` lists every failure. */
export interface SuiteOptions {
  quick: boolean;
  all: boolean;
}

/** Measures something and reports it. A suite that breaks off throws. */
export type Suite = (options: SuiteOptions) => Promise<Report | Report[]> | Report | Report[];

/** Suites that are run together, by name, in order. */
export interface Group {
  suites: Record<string, () => Promise<Suite>>;
  /** Suites that run only when they are named: they take many minutes, or packages that few machines have. */
  byHand?: readonly string[];
  /** Starts a private PostgreSQL for the run where Debian's packages can be installed. */
  needsPostgres?: boolean;
}
