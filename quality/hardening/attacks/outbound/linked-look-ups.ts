import { type Attack, attacker } from '../attack.ts';
import { counted } from '../wire.ts';

/** Requests of one network, so many at a time. */
const requests = 1_000;
const together = 40;

/** What a network may look up in a minute (`LIMIT_IP_PER_MINUTE`). */
const perMinute = 300;

const hostile = '"><script>alert(1)</script>';

/** Addresses that a page of a stranger has its visitors open, each for another work. */
const addresses: Readonly<Record<string, (index: number) => string>> = {
  'printed references': (index) => `/cite?scripts=off&sourceIdentifier=10.5555/${index}`,
  'printed titles': (index) =>
    `/cite?scripts=off&text=${encodeURIComponent(`Rivers and ${'their banks '.repeat(150)} ${index} ${hostile}`)}`,
  'pages of the tool': (index) =>
    `/cite?text=${encodeURIComponent(`${hostile} ${'a'.repeat(1_900)} ${index}`)}`,
};

/** Links to the page of the tool, opened again and again: each costs a look-up or a page that is made for it. */
export const linkedLookUps: Attack[] = Object.entries(addresses).map(([what, addressOf]) => ({
  name: `${requests} links to ${what}`,
  async attack({ address, begin, quick }) {
    const count = quick ? requests / 2 : requests;
    const statuses: (number | undefined)[] = [];
    const faults: string[] = [];
    let next = 0;
    await begin();
    const began = performance.now();
    async function open(): Promise<void> {
      while (next < count) {
        const path = addressOf(next++);
        const answer = await fetch(address + path, {
          headers: { 'x-forwarded-for': attacker(), 'sec-fetch-dest': 'document' },
        }).catch(() => undefined);
        const body = await answer?.text().catch(() => '');
        if (body?.includes('<script>alert')) faults.push(`an echo at ${path.slice(0, 60)}`);
        if (answer?.status === 500) faults.push(`500 at ${path.slice(0, 60)}`);
        statuses.push(answer?.status);
      }
    }
    await Promise.all(Array.from({ length: together }, open));
    const minutes = (performance.now() - began) / 60_000;
    const lookedUp = statuses.filter((status) => status !== 429 && status !== 503).length;
    const looksUp = addressOf(0).includes('scripts=off');
    if (looksUp && lookedUp > perMinute * (1 + minutes)) faults.push(`${lookedUp} look-ups`);
    return { figure: `${counted(statuses)} in ${(minutes * 60).toFixed(1)} s`, faults };
  },
}));
