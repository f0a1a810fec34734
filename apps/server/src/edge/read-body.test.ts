import { createFairQueue } from '@citewright/resolver';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server.ts';
import { createMemoryTurns } from '../work/memory-turns.ts';
import { createHeldBytes } from './held-bytes.ts';
import { acceptOnlyJson } from './json-body.ts';
import { createLogger } from './log.ts';
import { createBodyReader } from './read-body.ts';

const mebibyte = 1_048_576;

/** A server with room for one large body, whose route waits before it leaves its body and before it answers. */
function serverWithRoom() {
  const app = createServer({ trustedProxies: [] }, createLogger('silent'));
  onTestFinished(() => app.close());
  const held = createHeldBytes({ perNetwork: 8 * mebibyte, total: 16 * mebibyte });
  const capacity = 3 * mebibyte;
  const turns = createFairQueue({ capacity, queue: 8 });
  acceptOnlyJson(
    app,
    createBodyReader(app, held, { turns, capacity, memory: createMemoryTurns(64 * mebibyte, () => false) }),
  );
  const events: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const gate = (name: string) => {
    const known = gates.get(name) ?? Promise.withResolvers<void>();
    gates.set(name, known);
    return known;
  };
  app.post('/read', { bodyLimit: 4 * mebibyte }, async (request) => {
    const { name } = request.body as { name: string };
    events.push(`${name} has come`);
    await gate(`${name} is read`).promise;
    request.leaveBody();
    await gate(`${name} is answered`).promise;
    return {};
  });
  const send = (name: string, network: number, bytes: number) =>
    app.inject({
      method: 'POST',
      url: '/read',
      remoteAddress: `203.0.113.${network}`,
      payload: { name, text: 'a'.repeat(bytes) },
    });
  const come = (name: string) => expect.poll(() => events, { timeout: 20_000 }).toContain(`${name} has come`);
  return { send, come, open: (name: string) => gate(name).resolve(), events };
}

test('a large body is read when the one before has been read, answered or not; a small one at once', async () => {
  const { send, come, open, events } = serverWithRoom();
  const first = send('first', 1, 2 * mebibyte);
  await come('first');
  const second = send('second', 2, 2 * mebibyte);
  const small = send('small', 3, 1_000);
  await come('small');
  expect(events).toEqual(['first has come', 'small has come']);
  open('first is read');
  await come('second');
  for (const name of ['first', 'second', 'small']) {
    open(`${name} is read`);
    open(`${name} is answered`);
  }
  const answers = await Promise.all([first, second, small]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('a large body that finds no room in time is refused, and may come again', async () => {
  const { send, come, open } = serverWithRoom();
  const first = send('first', 1, 2 * mebibyte);
  await come('first');
  const second = await send('second', 2, 2 * mebibyte);
  expect(second.json()).toMatchObject({ code: 'OVERLOADED' });
  expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '5']);
  open('first is read');
  open('first is answered');
  expect((await first).statusCode).toBe(200);
});
