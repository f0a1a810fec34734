import { expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import type { ResolverEvent } from '../events.ts';
import type { Http } from './http.ts';
import { servicePath } from './service-path.ts';
import { createUpstream } from './upstream.ts';

const attacker = { network: 'attacker', session: '' };
const other = { network: 'other', session: '' };

it('callers that leave the queue are no failures of the service', async () => {
  const answers: (() => void)[] = [];
  const http: Http = ({ url }) =>
    new Promise((resolve) => {
      answers.push(() => resolve({ url, status: 200, contentType: '', headers: {}, body: '{}' }));
    });
  const events: ResolverEvent[] = [];
  const upstream = createUpstream('arxiv', {
    http,
    clock: { ...systemClock, monotonic: () => 0, sleep: async () => undefined },
    random: () => 0,
    emit: (event) => events.push(event),
    nextTurn: async () => undefined,
  });
  const path = servicePath`/api/query`;
  const stop = new AbortController();
  const first = upstream(other).ask(path, { signal: new AbortController().signal });
  const leaving = Array.from({ length: 20 }, () => upstream(attacker).ask(path, { signal: stop.signal }));
  stop.abort();
  const left = await Promise.allSettled(leaving);
  expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['rejected']));
  answers[0]?.();
  expect(await first).toEqual({});
  expect(events.filter(({ type }) => type === 'breaker')).toEqual([]);
});
