// One call after the other, as one browser sends them: the cost of a call on an idle server.
import type { Pool } from 'undici';
import { quantile, shown } from '../../figures.ts';
import { cpuOf } from '../../server/process-figures.ts';
import type { Place } from '../driver/fill.ts';
import { type Call, send } from '../driver/open-loop.ts';
import { manualForm } from '../driver/works.ts';

const headersOf = ({ session }: Place) => ({
  'x-session-id': session,
  'content-type': 'application/json',
  'accept-encoding': 'gzip',
});

/** The calls whose cost may grow, on one project. */
export const calls = {
  list: (place: Place): Call => ({
    method: 'GET',
    path: `/api/projects/${place.project}/citations`,
    headers: headersOf(place),
  }),
  copy: (place: Place): Call => ({
    method: 'GET',
    path: `/api/projects/${place.project}/copy-references`,
    headers: headersOf(place),
  }),
  add: (place: Place, turn: number): Call => ({
    method: 'POST',
    path: `/api/projects/${place.project}/citations`,
    headers: headersOf(place),
    body: JSON.stringify(manualForm(turn)),
  }),
};

/** What many calls of one kind came to, in milliseconds. */
export interface Cost {
  p50: number;
  p99: number;
  /** Of processor, for one. */
  cpu: number;
}

/** Makes calls one after the other. @throws Error for an answer that is a failure. */
export async function costOf(
  pool: Pool,
  pid: number,
  count: number,
  callOf: (turn: number) => Call,
): Promise<Cost> {
  const latencies: number[] = [];
  const before = cpuOf(pid);
  for (let turn = 0; turn < count; turn++) {
    const { latency, status } = await send(pool, callOf(turn));
    if (status !== 200 && status !== 201) throw new Error(`answered with ${status}`);
    latencies.push(latency);
  }
  const cpu = (cpuOf(pid) - before) / count;
  return { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), cpu };
}

/** A cost as cells of a table. */
export const cellsOf = ({ p50, p99, cpu }: Cost) => [
  `${shown(p50)} ms`,
  `${shown(p99)} ms`,
  `${shown(cpu)} ms`,
];
