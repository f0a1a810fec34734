import type { Labels, Metric, Sample } from './exposition.ts';

/** The values of the labels, in one order: the key under which a series is kept. */
const keyOf = (labels: Labels) => JSON.stringify(Object.values(labels));

/** Something that only rises. */
export interface Counter extends Metric {
  add(labels: Labels, amount?: number): void;
}

/** Counts by labels, whose values have to be of a short list each. */
export function createCounter(name: string, help: string): Counter {
  const series = new Map<string, { labels: Labels; value: number }>();
  return {
    name,
    help,
    type: 'counter',
    samples: () => series.values(),
    add(labels, amount = 1) {
      const key = keyOf(labels);
      const known = series.get(key);
      if (known) known.value += amount;
      else series.set(key, { labels, value: amount });
    },
  };
}

/** What something is at the moment. */
export interface Gauge extends Metric {
  set(labels: Labels, value: number): void;
}

/** Keeps the last value by labels. */
export function createGauge(name: string, help: string): Gauge {
  const series = new Map<string, Sample>();
  return {
    name,
    help,
    type: 'gauge',
    samples: () => series.values(),
    set: (labels, value) => void series.set(keyOf(labels), { labels, value }),
  };
}

/** How values are spread. */
export interface Histogram extends Metric {
  observe(labels: Labels, value: number): void;
}

interface Spread {
  labels: Labels;
  /** How many values lie within each bound and above the one before it; one more for those beyond all bounds. */
  counts: number[];
  sum: number;
}

/** Prometheus wants each bucket to hold all that are smaller too. */
function* samplesOf({ labels, counts, sum }: Spread, bounds: readonly number[]): Iterable<Sample> {
  let total = 0;
  for (const [index, count] of counts.entries()) {
    total += count;
    const le = index < bounds.length ? String(bounds[index]) : '+Inf';
    yield { suffix: '_bucket', labels: { ...labels, le }, value: total };
  }
  yield { suffix: '_sum', labels, value: sum };
  yield { suffix: '_count', labels, value: total };
}

/** Sorts values into buckets with these upper bounds, ascending. */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<string, Spread>();
  return {
    name,
    help,
    type: 'histogram',
    samples: () => [...series.values()].flatMap((spread) => [...samplesOf(spread, bounds)]),
    observe(labels, value) {
      const key = keyOf(labels);
      const spread = series.get(key) ?? { labels, counts: Array(bounds.length + 1).fill(0), sum: 0 };
      series.set(key, spread);
      const found = bounds.findIndex((bound) => value <= bound);
      const index = found < 0 ? bounds.length : found;
      spread.counts[index] = (spread.counts[index] ?? 0) + 1;
      spread.sum += value;
    },
  };
}
