import { expect, it } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';

function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

async function allOf(stream: ReadableStream<Uint8Array>): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

const eventsOf = (...chunks: string[]) => allOf(streamOf(...chunks));

it('events are parsed wherever the stream is split into chunks', async () => {
  expect(await eventsOf('event: start\ndata: {"tot', 'al":2}\n', '\nevent: line\ndata: {}\n\n')).toEqual([
    { name: 'start', data: '{"total":2}' },
    { name: 'line', data: '{}' },
  ]);
});

it('keep-alive comments are skipped', async () => {
  expect(await eventsOf(': still here\n\n: and still\ndata: 1\n\n')).toEqual([
    { name: 'message', data: '1' },
  ]);
});

it('several data lines are joined, and CRLF line ends are accepted', async () => {
  expect(await eventsOf('data: a\r\ndata:b\r\n\r\n')).toEqual([{ name: 'message', data: 'a\nb' }]);
});

it('characters split between chunks are decoded', async () => {
  const bytes = new TextEncoder().encode('data: é\n\n');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 7));
      controller.enqueue(bytes.slice(7));
      controller.close();
    },
  });
  expect(await allOf(stream)).toEqual([{ name: 'message', data: 'é' }]);
});

it('an incomplete event at the end is dropped', async () => {
  expect(await eventsOf('data: 1\n\nevent: line\ndata: 2')).toEqual([{ name: 'message', data: '1' }]);
});

it('an event beyond the maximum length is an error', async () => {
  await expect(eventsOf(`data: ${'x'.repeat(70_000)}`)).rejects.toThrow('too large');
});
