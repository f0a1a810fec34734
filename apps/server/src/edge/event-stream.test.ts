import type { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { type Read, type SendEvent, streamEvents } from './event-stream.ts';

interface Begun {
  stream: PassThrough;
  send: SendEvent;
  read: Read;
}

/** A stream of events whose client has not begun to read. */
function begin(): Begun {
  let stream: PassThrough | undefined;
  let tools: Omit<Begun, 'stream'> | undefined;
  const reply = {
    type: () => reply,
    header: () => reply,
    send: (sent: PassThrough) => {
      stream = sent;
      return reply;
    },
  };
  streamEvents(reply as unknown as FastifyReply, async (send, read) => {
    tools = { send, read };
    await new Promise(() => undefined);
  });
  if (!stream || !tools) throw new Error('no stream');
  return { stream, ...tools };
}

const never = new AbortController().signal;
const large = 'a'.repeat(100_000);
const isWaiting = (reading: Promise<void>) =>
  Promise.race([reading.then(() => false), new Promise((resolve) => setImmediate(() => resolve(true)))]);

it.each<[name: string, act: (begun: Begun, stop: AbortController) => void]>([
  ['reads what was sent', ({ stream }) => stream.resume()],
  ['has gone', ({ stream }) => stream.destroy()],
  ['is not waited for any longer', (_, stop) => stop.abort()],
])('what is made for a client waits until it %s', async (_, act) => {
  const begun = begin();
  const stop = new AbortController();
  expect(await isWaiting(begun.read(never))).toBe(false);
  begun.send('entry', large);
  const reading = begun.read(stop.signal);
  expect(await isWaiting(reading)).toBe(true);
  act(begun, stop);
  await reading;
  begun.stream.destroy();
});
