// Many look-ups under way at once: what the server adds to the time that the services take.
import { newSessionId } from '../../../apps/server/src/session.ts';
import { type Outcome, quantile, shown } from '../../figures.ts';
import { type Answered, type Call, poolOf, send } from '../driver/open-loop.ts';
import type { SlowRegistry } from './slow-registry.ts';

/** Milliseconds that a stub takes for each answer. */
export const stubTime = 200;
const together = 50;
const bar = 60;
/** Seconds: a look-up runs far more code than the calls before it. */
const warmUp = 8;

const doiOf = (turn: number) => `10.5555/bench.${turn}`;

const callOf = (turn: number): Call => ({
  method: 'POST',
  path: '/api/citations',
  headers: {
    'content-type': 'application/json',
    'x-session-id': newSessionId(),
    'x-forwarded-for': `10.9.${turn % 200}.7`,
  },
  body: JSON.stringify({ format: 'apa', inputType: 'doi', sourceInput: doiOf(turn) }),
});

/** Asks for new records for a while. The promise names how many are under way, so each answer makes room for the next question. */
export async function lookups(address: string, registry: SlowRegistry, seconds: number): Promise<Outcome> {
  const pool = poolOf(address);
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1_000;
  const answers: Answered[] = [];
  let turns = 0;
  await Promise.all(
    Array.from({ length: together }, async () => {
      while (passed() < warmUp + seconds) {
        const isMeasured = passed() > warmUp;
        const turn = turns++;
        const answer = await send(pool, callOf(turn), turn);
        if (isMeasured) answers.push(answer);
      }
    }),
  );
  await pool.close();
  const added = answers.map(({ turn, latency }) => latency - registry.busyWith(doiOf(turn)));
  const failed = answers.filter(({ status }) => status !== 200).length;
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((part) => quantile(added, part));
  return {
    promise: `look-ups on services of ${stubTime} ms, ${together} at once`,
    bar: `adds p95 ${bar} ms`,
    measured: `${Math.round(answers.length / seconds)} a second; adds p50 ${shown(p50)} ms, p95 ${shown(p95)} ms, p99 ${shown(p99)} ms${failed > 0 ? `; ${failed} of ${answers.length} failed` : ''}`,
    held: p95 <= bar && failed === 0,
  };
}
