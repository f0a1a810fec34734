/** The text of a stream of UTF-8, piece by piece as it comes; ends the stream when nobody wants more of it. */
export async function* textOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
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
