/** One server-sent event. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** Maximum length of an event unless the caller allows longer ones. */
const longestEvent = 64 * 1024;

/** Decodes a UTF-8 stream in chunks; cancels the stream when the caller stops reading. */
async function* decodedText(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      yield decoder.decode(value, { stream: !done });
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}

function eventOf(block: string): StreamEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    // A line that begins with a colon is a keep-alive comment.
    if (colon < 1) continue;
    const name = line.slice(0, colon);
    const value = line.slice(colon + 1).replace(/^ /, '');
    fields.set(name, fields.has(name) ? `${fields.get(name)}\n${value}` : value);
  }
  const data = fields.get('data');
  return data === undefined ? undefined : { name: fields.get('event') ?? 'message', data };
}

/**
 * Parses a `text/event-stream` as it arrives (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 * `EventSource` cannot be used: it only makes GET requests and cannot send our session header.
 * @throws Error when an event exceeds the maximum length; the stream's own error when the connection breaks
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  longest = longestEvent,
): AsyncGenerator<StreamEvent> {
  let pending = '';
  for await (const text of decodedText(stream)) {
    pending += text.replaceAll('\r', '');
    const blocks = pending.split('\n\n');
    pending = blocks.pop() ?? '';
    if (pending.length > longest) throw new Error('An event of the stream is too large');
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) yield event;
    }
  }
}
