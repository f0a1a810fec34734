import { setTimeout as delay } from 'node:timers/promises';
import { poolOf, send } from '../../../bench/driver/open-loop.ts';
import { projectForm } from '../../../server/client.ts';
import { type Attack, attacker } from '../attack.ts';

/** The most projects that one address may create in an hour (README, `LIMIT_PROJECTS_IP_PER_HOUR`). */
const perHour = 300;
const connections = 32;

/** Projects without a session, as fast as one address can: each makes a session of its own. */
export const projectFlood: Attack = {
  name: 'projects without a session',
  async attack({ address, quick, begin }) {
    const seconds = quick ? 3 : 10;
    const pool = poolOf(address, connections);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': attacker() };
    const body = JSON.stringify({ ...projectForm('Flood'), description: 'x'.repeat(2_000) });
    const counted = new Map<number, number>();
    await begin();
    const until = performance.now() + seconds * 1_000;
    const flood = async () => {
      while (performance.now() < until) {
        const { status } = await send(pool, { method: 'POST', path: '/api/projects', headers, body });
        counted.set(status, (counted.get(status) ?? 0) + 1);
        // A refusal comes at once: the attacker's own processor should not be what is measured.
        if (status === 429) await delay(20);
      }
    };
    await Promise.all(Array.from({ length: connections }, flood));
    await pool.destroy();
    const made = counted.get(200) ?? 0;
    return {
      figure: `${[...counted].map(([status, times]) => `${times} x ${status}`).join(', ')} in ${seconds} s`,
      faults: made > perHour ? [`${made} projects were created`] : [],
    };
  },
};
