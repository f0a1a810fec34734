import { textOf } from './stream-text.ts';

/** Entries that fill the first screen of any list. */
const firstEntries = 24;

/** The lines of a stream of text, as they come. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, undefined> {
  let pending = '';
  for await (const text of textOf(stream)) {
    const end = text.lastIndexOf('\n');
    if (end >= 0) yield* `${pending}${text.slice(0, end)}`.split('\n');
    pending = end >= 0 ? text.slice(end + 1) : pending + text;
  }
  yield pending;
}

/** Another writer's list. */
async function readWhole(begin: string, lines: AsyncIterable<string>): Promise<unknown[]> {
  const parts = [begin];
  for await (const line of lines) parts.push(line);
  const answer: unknown = JSON.parse(parts.join('\n'));
  if (Array.isArray(answer)) return answer;
  throw new TypeError('The answer is no list');
}

/**
 * Reads the JSON of a list while it arrives, entry by entry where each stands on a line of its own, as our server writes
 * them: nobody waits for the last of 10,000 entries to see the first, and no step takes longer than a piece of the stream.
 * `onFirst` gets the entries of the first screen when more are to come.
 * @throws TypeError when the answer is no list or breaks off, SyntaxError when it is no JSON, the stream's own error
 */
export async function readList(
  stream: ReadableStream<Uint8Array>,
  onFirst: (entries: unknown[]) => void,
): Promise<unknown[]> {
  const lines = linesOf(stream);
  const { value: opening = '' } = await lines.next();
  if (opening !== '[') return await readWhole(opening, lines);
  const entries: unknown[] = [];
  for await (const line of lines) {
    if (line === ']') return entries;
    if (entries.length === firstEntries) onFirst([...entries]);
    entries.push(JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line));
  }
  throw new TypeError('The list breaks off');
}
