import { expect, test } from 'vitest';
import { inProcessorTime, type TraceEvent } from './processor-time.ts';

const thread = { pid: 1, tid: 1 };

function task(ts: number, dur: number, tdur?: number): TraceEvent {
  return { ...thread, name: 'ThreadControllerImpl::RunTask', ph: 'X', ts, dur, ...(tdur ? { tdur } : {}) };
}

function times(events: readonly TraceEvent[]): (readonly [begin: number, duration: number | undefined])[] {
  return events.map(({ ts, dur }) => [ts, dur]);
}

test('a task takes as long as it had the processor, and begins when it began', () => {
  expect(times(inProcessorTime([task(1_000, 400, 100), task(2_000, 50, 50)]))).toEqual([
    [1_000, 100],
    [2_000, 50],
  ]);
});

test('what happened in a task is drawn together with it', () => {
  const layout = { ...thread, name: 'Layout', ph: 'X', ts: 1_200, dur: 100, tdur: 90 };
  const paint = { ...thread, name: 'firstContentfulPaint', ph: 'R', ts: 1_400 };
  expect(times(inProcessorTime([task(1_000, 400, 100), layout, paint]))).toEqual([
    [1_000, 100],
    [1_050, 25],
    [1_100, undefined],
  ]);
});

test('a task within a task shares its fate', () => {
  expect(times(inProcessorTime([task(1_000, 400, 200), task(1_200, 100, 10)]))).toEqual([
    [1_000, 200],
    [1_100, 50],
  ]);
});

test('what happens between tasks, in another thread, or with nothing known of its processor stays', () => {
  const events = [
    task(1_000, 400, 100),
    { ...thread, name: 'ResourceFinish', ph: 'I', ts: 1_500 },
    { pid: 1, tid: 2, name: 'Layout', ph: 'X', ts: 1_100, dur: 20 },
    task(2_000, 300),
  ];
  expect(times(inProcessorTime(events)).slice(1)).toEqual([
    [1_500, undefined],
    [1_100, 20],
    [2_000, 300],
  ]);
});

test('a task that computed all the time is as long as it was', () => {
  expect(times(inProcessorTime([task(1_000, 600_000, 600_000)]))).toEqual([[1_000, 600_000]]);
});
