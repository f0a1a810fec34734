// Many look-ups at once: what the server adds to the time that the services take.
import { newSessionId } from '../../apps/server/src/session.ts';
import { load, type Outcome, quantile, shown } from '../driver/figures.ts';
import { poolOf, send } from '../driver/open-loop.ts';
import type { SlowRegistry } from './slow-registry.ts';

/** Milliseconds that a stub takes for each answer. */
export const stubTime = 200;
const together = 50;
const bar = 60;

/** Asks for new records, fifty at once, round after round. */
export async function lookups(address: string, registry: SlowRegistry, rounds: number): Promise<Outcome> {
  const pool = poolOf(address);
  const ask = async (round: number, place: number) => {
    const doi = `10.5555/bench.${load().replace(/\D/g, '')}x${round}x${place}`;
    const session = newSessionId();
    const answer = await send(pool, {
      method: 'POST',
      path: '/api/citations',
      headers: {
        'content-type': 'application/json',
        'x-session-id': session,
        'x-forwarded-for': `10.9.${round}.${place}`,
      },
      body: JSON.stringify({ format: 'apa', inputType: 'doi', sourceInput: doi }),
    });
    return { status: answer.status, added: answer.latency - registry.busyWith(doi) };
  };
  // The first round finds out which agency registers the prefix, and compiles what it runs.
  const all: Awaited<ReturnType<typeof ask>>[][] = [];
  for (let round = 0; round <= rounds; round++)
    all.push(await Promise.all(Array.from({ length: together }, (_, place) => ask(round, place))));
  await pool.close();
  const answers = all.slice(1).flat();
  const added = answers.map((answer) => answer.added);
  const failed = answers.filter(({ status }) => status !== 200).length;
  const p95 = quantile(added, 0.95);
  return {
    promise: `look-ups on services of ${stubTime} ms, ${together} at once`,
    bar: `adds p95 ${bar} ms`,
    measured: `adds p50 ${shown(quantile(added, 0.5))} ms, p95 ${shown(p95)} ms, p99 ${shown(quantile(added, 0.99))} ms${failed > 0 ? `; ${failed} of ${answers.length} failed` : ''}`,
    held: p95 <= bar && failed === 0,
  };
}
