import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { constants, createGzip } from 'node:zlib';
import type { WrittenAnswer } from './written-answer.ts';

/**
 * Entries that go out as soon as they are written: a page shows the first 24 of them, when a further one has come whole, which
 * the separator after it tells.
 */
export const firstScreen = 26;

/** Entries that are written at a time: about 15 ms of work, after which other requests have their turn. */
const atOnce = 100;

/** A list that is being written. */
export interface StreamedList {
  /** All of it for one more reader, whenever he comes. Whether anybody reads makes no difference to `whole`. */
  read(): Readable;
  /** The same bytes in one piece; rejects when an entry could not be made. */
  whole: Promise<WrittenAnswer>;
}

/** Lines that are there, or are made while the first of them go out. */
type Lines = Iterable<string> | AsyncIterable<string>;

async function* partsOf(lines: Lines): AsyncGenerator<string, undefined> {
  let part: string[] = [];
  let size = firstScreen;
  for await (const line of lines) {
    part.push(line);
    if (part.length < size) continue;
    yield part.join(',\n');
    part = [];
    size = atOnce;
  }
  if (part.length > 0) yield part.join(',\n');
}

/** What is written, for any number of readers: each gets all of it, whenever he comes, and none holds up the others. */
class Broadcast {
  readonly #pieces: Uint8Array[] = [];
  readonly #readers = new Set<PassThrough>();
  #finish: ((reader: PassThrough) => void) | undefined;

  add(piece: Uint8Array): void {
    this.#pieces.push(piece);
    // Not piped: whoever reads slowly, or goes away, must not hold up those who wait for the whole.
    for (const reader of this.#readers) if (!reader.destroyed) reader.write(piece);
  }

  /** Ends all readings; with an error, breaks them off. */
  end(error?: Error): void {
    this.#finish = (reader) => (error ? reader.destroy(error) : reader.end());
    for (const reader of this.#readers) this.#finish(reader);
    this.#readers.clear();
  }

  read(): Readable {
    const reader = new PassThrough();
    for (const piece of this.#pieces) reader.write(piece);
    if (this.#finish) this.#finish(reader);
    else this.#readers.add(reader);
    return reader;
  }

  get bytes(): Uint8Array {
    return Buffer.concat(this.#pieces);
  }
}

/** Writes and packs a list while its entries are made, each the JSON of one line, as `writeLines` does. */
export function streamList(lines: Lines): StreamedList {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const sent = new Broadcast();
  gzip.on('data', (piece) => sent.add(piece));

  async function write(): Promise<void> {
    let before = '[\n';
    for await (const part of partsOf(lines)) {
      gzip.write(before + part);
      if (before === '[\n') gzip.flush(constants.Z_SYNC_FLUSH);
      before = ',\n';
      await otherRequests();
    }
    gzip.end(before === '[\n' ? '[]' : '\n]');
    await finished(gzip);
  }

  const whole = write().then(
    () => {
      sent.end();
      return { bytes: sent.bytes, packed: true };
    },
    (error: Error) => {
      gzip.destroy();
      sent.end(error);
      throw error;
    },
  );
  return { read: () => sent.read(), whole };
}
