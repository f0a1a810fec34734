// Five times the promised rate: who is refused hears it at once, who is taken hardly notices.
import { type Outcome, quantile, shown } from '../../figures.ts';
import { type Answered, type Call, drive } from '../driver/open-loop.ts';
import { createCall, manualCall } from './steady.ts';

/** What is promised a second of both calls together. */
const rate = 500;
const times = 5;

/** Three references to two new projects, as they are promised; what `creates` has sent is not sent again. */
const call = (turn: number): Call => (turn % 5 < 3 ? manualCall(turn) : createCall(1_000_000 + turn));

const refusals = new Set([429, 503]);
/** Milliseconds in which a refusal must be there. */
const bar = 100;

const p99 = (answers: readonly Answered[]) =>
  quantile(
    answers.map(({ latency }) => latency),
    0.99,
  );

/** References from typed details and new projects at the promised rates, then at five times those. */
export async function overload(address: string, seconds: number): Promise<Outcome> {
  const normal = p99(await drive(address, { rate, seconds: seconds / 2, warmUp: 3 }, call));
  const answers = await drive(address, { rate: times * rate, seconds, warmUp: 3 }, (turn) =>
    call(100_000 + turn),
  );
  const taken = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => refusals.has(status));
  const others = answers.length - taken.length - refused.length;
  const silent = refused.filter(({ headers }) => headers['retry-after'] === undefined).length;
  const share = Math.round((100 * refused.length) / answers.length);
  return {
    promise: `overload: typed details and new projects, ${(times * rate).toLocaleString('en')} a second`,
    bar: `refused within ${bar} ms with Retry-After; taken p99 at most 2 x that of ${rate} a second`,
    measured: [
      `${Math.round(taken.length / seconds)} a second taken, p99 ${shown(p99(taken))} ms (${(p99(taken) / normal).toFixed(1)} x ${shown(normal)} ms)`,
      `${share} % refused, p99 ${shown(p99(refused))} ms`,
      ...(silent > 0 ? [`${silent} without Retry-After`] : []),
      ...(others > 0 ? [`${others} answered otherwise`] : []),
    ].join('; '),
    held: others === 0 && silent === 0 && p99(refused) <= bar && p99(taken) <= 2 * normal,
  };
}
