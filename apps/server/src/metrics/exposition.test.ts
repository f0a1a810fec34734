import { expect, test } from 'vitest';
import { expose } from './exposition.ts';
import { createCounter, createGauge, createHistogram } from './instruments.ts';

test('counters, gauges and histograms are written in the text format 0.0.4', async () => {
  const counter = createCounter('asked_total', 'Questions');
  counter.add({ kind: 'doi' });
  counter.add({ kind: 'doi' }, 2);
  counter.add({ kind: 'a "quoted" \\ line\nbreak' });
  const gauge = createGauge('open', 'Open');
  gauge.set({}, 3);
  gauge.set({}, 1);
  const histogram = createHistogram('taken_seconds', 'Time', [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) histogram.observe({ route: '/' }, value);
  expect(await expose([counter, gauge, histogram])).toBe(`# HELP asked_total Questions
# TYPE asked_total counter
asked_total{kind="doi"} 3
asked_total{kind="a \\"quoted\\" \\\\ line\\nbreak"} 1
# HELP open Open
# TYPE open gauge
open 1
# HELP taken_seconds Time
# TYPE taken_seconds histogram
taken_seconds_bucket{route="/",le="0.1"} 2
taken_seconds_bucket{route="/",le="1"} 3
taken_seconds_bucket{route="/",le="+Inf"} 4
taken_seconds_sum{route="/"} 7.65
taken_seconds_count{route="/"} 4
`);
});
