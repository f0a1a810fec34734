import { quantile, shown } from '../../../figures.ts';
import { isLate } from '../../../server/pace.ts';
import { newSession } from '../../faults/written.ts';

/** What became of a request for a citation. */
export interface Cited {
  status: number | undefined;
  milliseconds: number;
}

/** Asks for the citation of a source, from a network. */
export async function cite(
  address: string,
  source: { inputType: 'url' | 'doi'; sourceInput: string },
  network: string,
  session = newSession(),
): Promise<Cited> {
  const began = performance.now();
  const response = await fetch(`${address}/api/citations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': session, 'x-forwarded-for': network },
    body: JSON.stringify({ format: 'apa', ...source }),
  }).catch(() => undefined);
  await response?.text();
  return { status: response?.status, milliseconds: performance.now() - began };
}

/** How often each status came, as "3 x 200, 2 x 503". */
export function counted(answers: readonly Cited[]): string {
  const byStatus = Map.groupBy(answers, ({ status }) => status ?? 'broken off');
  return [...byStatus].map(([status, all]) => `${all.length} x ${status}`).join(', ');
}

/** Milliseconds for other people at the 95th percentile. */
const bar = 2_000;

/** Judges what other people got: the expected status each time, at its normal time. */
export function judgeOthers(what: string, answers: readonly Cited[], expected: number) {
  const wrong = answers.filter(({ status }) => status !== expected);
  const late = quantile(
    answers.map(({ milliseconds }) => milliseconds),
    0.95,
  );
  return {
    figure: `${what} p95 ${shown(late)} ms (${counted(answers)})`,
    faults: [
      ...(wrong.length > 0 ? [`${what}: ${counted(wrong)} instead of ${expected}`] : []),
      ...(isLate(late, bar) ? [`${what} p95 ${shown(late)} ms`] : []),
    ],
  };
}
