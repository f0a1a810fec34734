// A trace tells of each task how long it took by the clock and how long it had the processor. On a machine that is busy with
// something else the first grows and the second does not.

/** An event of a trace (Trace Event Format); times are microseconds. */
export interface TraceEvent {
  name: string;
  /** `X`: complete, with its duration. */
  ph: string;
  pid: number;
  tid: number;
  /** When it began. */
  ts: number;
  /** How long it took by the clock. */
  dur?: number;
  /** How long its thread had the processor meanwhile. */
  tdur?: number;
}

interface Task {
  begin: number;
  end: number;
  /** Which part of its time it had the processor. */
  share: number;
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

function taskOf({ ts, dur = 0, tdur = dur }: TraceEvent): Task {
  return { begin: ts, end: ts + dur, share: dur > 0 ? Math.min(1, tdur / dur) : 1 };
}

/** The tasks of one thread, in order, that are no part of another: all that happens there happens within them. */
function outermost(events: readonly TraceEvent[]): Task[] {
  let end = Number.NEGATIVE_INFINITY;
  const inOrder = events.map(taskOf).toSorted((one, other) => one.begin - other.begin || other.end - one.end);
  return inOrder.filter((task) => {
    if (task.begin < end) return false;
    end = task.end;
    return true;
  });
}

/** The task that a moment falls into, if any. */
function taskAt(tasks: readonly Task[], moment: number): Task | undefined {
  let low = 0;
  let high = tasks.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((tasks[middle]?.begin ?? moment) <= moment) low = middle + 1;
    else high = middle;
  }
  const task = tasks[low - 1];
  return task && moment <= task.end ? task : undefined;
}

function drawnTogether<Event extends TraceEvent>(event: Event, { begin, share }: Task): Event {
  const ts = Math.round(begin + (event.ts - begin) * share);
  return event.dur === undefined ? { ...event, ts } : { ...event, ts, dur: Math.round(event.dur * share) };
}

/**
 * The same events as they would be had nothing else been running: each task of a thread takes as long as it had the
 * processor, and what happened in it is drawn together with it. Tasks begin when they began.
 */
export function inProcessorTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const tasks = events.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'));
  const threads = new Map([...Map.groupBy(tasks, threadOf)].map(([key, own]) => [key, outermost(own)]));
  return events.map((event) => {
    const task = taskAt(threads.get(threadOf(event)) ?? [], event.ts);
    return task ? drawnTogether(event, task) : event;
  });
}
