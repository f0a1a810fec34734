import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Metric, Sample } from './exposition.ts';

/** Milliseconds between two looks at the event loop. */
const resolution = 20;
const quantiles = [0.5, 0.99, 1];

/** One unlabelled value that is asked for when it is read. */
const measured = (name: string, type: 'counter' | 'gauge', help: string, value: () => number): Metric => ({
  name,
  help,
  type,
  samples: () => [{ value: value() }],
});

/** How long what is due waits until it runs, since the last reading: each reading begins anew. */
function eventLoopDelay(): Metric {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  return {
    name: 'citewright_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last reading',
    type: 'gauge',
    samples() {
      const read = quantiles.map((quantile): Sample => {
        const nanoseconds = quantile === 1 ? histogram.max : histogram.percentile(quantile * 100);
        const seconds = Math.max(0, nanoseconds / 1e9 - resolution / 1e3);
        return { labels: { quantile: String(quantile) }, value: histogram.count > 0 ? seconds : 0 };
      });
      histogram.reset();
      return read;
    },
  };
}

/** What the process itself takes, under the names that every exporter uses. */
export function processMetrics(): Metric[] {
  const cpuSeconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  return [
    measured('process_cpu_seconds_total', 'counter', 'Processor time of all threads', cpuSeconds),
    measured('process_resident_memory_bytes', 'gauge', 'Memory that is resident', process.memoryUsage.rss),
    measured(
      'process_start_time_seconds',
      'gauge',
      'Start, in seconds since 1970',
      () => performance.timeOrigin / 1e3,
    ),
    measured('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use', () => process.memoryUsage().heapUsed),
    measured(
      'citewright_event_loop_busy_seconds_total',
      'counter',
      'Time in which the event loop had work',
      () => performance.eventLoopUtilization().active / 1e3,
    ),
    eventLoopDelay(),
  ];
}
