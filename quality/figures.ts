import { loadavg } from 'node:os';

/** The value below which this part of the values lies; 0 of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

/** Milliseconds as text: `0.4`, `12`, `1,250`. */
export const shown = (value: number): string =>
  value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');

/** How many runnable processes the machine had in the last minute. */
export const load = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** What was promised and what was measured. */
export interface Outcome {
  promise: string;
  bar: string;
  measured: string;
  held: boolean;
}
