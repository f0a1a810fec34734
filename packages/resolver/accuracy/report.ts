/** What a measurement says; `passed` is undefined when there was nothing to measure against. */
export interface AccuracyReport {
  name: string;
  passed: boolean | undefined;
  lines: string[];
}
