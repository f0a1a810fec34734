import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callJson } from './client.ts';

/** What the server sends, and what the call listens to. */
let sent: ReadableStreamDefaultController<Uint8Array>;
let signal: AbortSignal;
const bytes = (text: string) => new TextEncoder().encode(text);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    signal = init.signal as AbortSignal;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        sent = controller;
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['GET', 15_000],
  ['PATCH', 30_000],
] as const)('a %s that is silent for %i ms is given up', async (method, limit) => {
  const answer = callJson({ method, path: '/api/projects/1' });
  answer.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).rejects.toThrow('No answer');
});

test('an answer that comes slowly is waited for', async () => {
  const answer = callJson({ method: 'GET', path: '/api/projects' });
  for (const piece of ['[', '1', ',', '2', ']']) {
    await vi.advanceTimersByTimeAsync(14_000);
    sent.enqueue(bytes(piece));
    await vi.advanceTimersByTimeAsync(0);
  }
  sent.close();
  expect(await answer).toEqual([1, 2]);
});

test('a caller who leaves ends the call', async () => {
  const caller = new AbortController();
  const answer = callJson({ method: 'GET', path: '/api/projects', signal: caller.signal });
  answer.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  caller.abort();
  await expect(answer).rejects.toThrow('aborted');
});
