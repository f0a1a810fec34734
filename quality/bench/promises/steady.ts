// The promises at a steady rate: what a page that lists, saves or cites costs while everybody else does the same.
import { newSessionId } from '../../../apps/server/src/session.ts';
import { type Outcome, quantile, shown } from '../../figures.ts';
import type { Place } from '../driver/fill.ts';
import { type Answered, type Call, drive, poolOf, send } from '../driver/open-loop.ts';
import { manualForm } from '../driver/works.ts';

const json = { 'content-type': 'application/json' };

/** As many as share the default limits at the promised rates without meeting them. */
const sessions = Array.from({ length: 3_000 }, newSessionId);
const sessionOfTurn = (turn: number) => sessions[turn % sessions.length] ?? '';
const networkOfTurn = (turn: number) => `10.${turn % 3}.${turn % 200}.7`;

/** Asks for the list of one project after another. */
export const readCall =
  (places: readonly Place[]) =>
  (turn: number): Call => {
    const { project, session } = places[turn % places.length] ?? { project: 0, session: '' };
    return {
      method: 'GET',
      path: `/api/projects/${project}/citations`,
      headers: { 'x-session-id': session, 'accept-encoding': 'gzip' },
    };
  };

/** Creates a project, as the browser does: with a key under which it may be sent again. */
export function createCall(turn: number): Call {
  return {
    method: 'POST',
    path: '/api/projects',
    headers: { ...json, 'x-session-id': sessionOfTurn(turn), 'idempotency-key': `bench-${turn}` },
    body: JSON.stringify({ name: `Essay ${turn}`, moduleName: 'Methods of inquiry', moduleCode: 'SOC1001' }),
  };
}

/** Cites typed details, each time others. */
export function manualCall(turn: number): Call {
  return {
    method: 'POST',
    path: '/api/citations',
    headers: { ...json, 'x-session-id': sessionOfTurn(turn), 'x-forwarded-for': networkOfTurn(turn) },
    body: JSON.stringify(manualForm(turn)),
  };
}

interface Steady {
  promise: string;
  rate: number;
  part: number;
  /** Milliseconds. */
  bar: number;
}

const promises = {
  reads: { promise: 'a list of 50 citations', rate: 1_000, part: 0.99, bar: 50 },
  creates: { promise: 'create a project, durable', rate: 200, part: 0.99, bar: 250 },
  manual: { promise: 'cite typed details', rate: 300, part: 0.95, bar: 50 },
} satisfies Record<string, Steady>;

/** What was measured, in one line; failures and lateness of the driver are told, never dropped. */
export function told(answers: readonly Answered[], parts: readonly number[]): string {
  const latencies = answers.map(({ latency }) => latency);
  const failed = answers.filter(({ status }) => status >= 300 || status === 0).length;
  const late = quantile(
    answers.map((answer) => answer.late),
    0.99,
  );
  return [
    parts.map((part) => `p${part * 100} ${shown(quantile(latencies, part))} ms`).join(', '),
    ...(failed > 0 ? [`${failed} of ${answers.length} failed`] : []),
    ...(late > 5 ? [`the driver was ${shown(late)} ms late`] : []),
  ].join('; ');
}

async function keep(
  { promise, rate, part, bar }: Steady,
  address: string,
  seconds: number,
  callOf: (turn: number) => Call,
): Promise<Outcome> {
  const answers = await drive(address, { rate, seconds, warmUp: 4 }, callOf);
  const reached = quantile(
    answers.map(({ latency }) => latency),
    part,
  );
  return {
    promise: `${promise}, ${rate.toLocaleString('en')} a second`,
    bar: `p${part * 100} ${bar} ms`,
    measured: told(answers, [...new Set([0.5, part, 0.99])]),
    held: reached <= bar && answers.every(({ status }) => status > 0 && status < 300),
  };
}

/** 1,000 lists a second of projects that were read before; `growth` measures first reads. */
export async function reads(address: string, seconds: number, places: readonly Place[]): Promise<Outcome> {
  const pool = poolOf(address);
  const callOf = readCall(places);
  for (const turn of places.keys()) await send(pool, callOf(turn));
  await pool.close();
  return await keep(promises.reads, address, seconds, callOf);
}

/** 200 new projects a second, each acknowledged when it is on the disk. */
export const creates = (address: string, seconds: number) =>
  keep(promises.creates, address, seconds, createCall);

/** 300 references from typed details a second. */
export const manual = (address: string, seconds: number) =>
  keep(promises.manual, address, seconds, manualCall);
