import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { constants, createGzip } from 'node:zlib';
import type { WrittenAnswer } from './written-answer.ts';

/** Entries of the first screen: they go out as soon as they are written. */
const firstScreen = 24;

/** Entries that are written at a time: about 15 ms of work, after which other requests have their turn. */
const atOnce = 100;

/** A list that is being written. */
export interface StreamedList {
  /** What goes to the reader, from the first entries on. Whether somebody reads it makes no difference to `whole`. */
  stream: Readable;
  /** The same bytes in one piece; rejects when an entry could not be made. */
  whole: Promise<WrittenAnswer>;
}

function* partsOf(lines: Iterable<string>): Generator<string, undefined> {
  let part: string[] = [];
  let size = firstScreen;
  for (const line of lines) {
    part.push(line);
    if (part.length < size) continue;
    yield part.join(',\n');
    part = [];
    size = atOnce;
  }
  if (part.length > 0) yield part.join(',\n');
}

/** Writes and packs a list while its entries are made, each the JSON of one line, as `writeLines` does. */
export function streamList(lines: Iterable<string>): StreamedList {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const stream = new PassThrough();
  // Not piped: whoever reads slowly, or goes away, must not hold up those who wait for the whole.
  gzip.on('data', (piece) => stream.destroyed || stream.write(piece));
  gzip.on('end', () => stream.end());
  const packed = buffer(gzip);

  async function write(): Promise<void> {
    let before = '[\n';
    for (const part of partsOf(lines)) {
      gzip.write(before + part);
      if (before === '[\n') gzip.flush(constants.Z_SYNC_FLUSH);
      before = ',\n';
      await otherRequests();
    }
    gzip.end(before === '[\n' ? '[]' : '\n]');
  }

  const written = write().catch((error: Error) => {
    gzip.destroy(error);
    stream.destroy(error);
    throw error;
  });
  const whole = Promise.all([packed, written]).then(([bytes]) => ({ bytes, packed: true }));
  return { stream, whole };
}
