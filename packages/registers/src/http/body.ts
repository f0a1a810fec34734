import type { Readable, Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { HttpError } from './http.ts';

// A truncated stream still yields what was decoded: the head of a page is often sufficient.
const lenientZlib = { finishFlush: constants.Z_SYNC_FLUSH };
const lenientBrotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH };

const decoders: Record<string, () => Transform> = {
  gzip: () => createGunzip(lenientZlib),
  'x-gzip': () => createGunzip(lenientZlib),
  deflate: () => createInflate(lenientZlib),
  br: () => createBrotliDecompress(lenientBrotli),
};

/** No legitimate answer has more encodings than this; a decompression bomb may. */
const maxEncodings = 2;

/** The value of `Accept-Encoding`; `readBody` decodes exactly these. */
export const acceptEncoding = 'gzip, deflate, br';

export interface ReadBody {
  /** In memory of its own, which can be handed to a thread and freed (`freeBody`). */
  bytes: Uint8Array<ArrayBuffer>;
  /** Why reading stopped before the end of the body, if it did. */
  stopped?: 'cap' | 'deadline' | 'broken';
}

/** Memory that a body takes at first, in bytes; it grows with the body. */
const firstBytes = 65_536;

/**
 * Gives the memory of a read body back at once. Left to the garbage collector it would be kept for as long as the process has little
 * to do.
 */
export function freeBody(body: Uint8Array<ArrayBuffer> | string): void {
  if (typeof body !== 'string' && body.buffer.resizable && !body.buffer.detached) body.buffer.transfer(0);
}

function decodersFor(contentEncoding: string): Transform[] {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > maxEncodings) throw new HttpError('garbled');
  // Encodings are listed in the order in which they were applied (RFC 9110, 8.4).
  return names.reverse().map((name) => {
    const decoder = decoders[name];
    if (decoder === undefined) throw new HttpError('garbled');
    return decoder();
  });
}

function chained(body: Readable, transforms: Transform[]): Readable {
  let end: Readable = body;
  for (const transform of transforms) {
    end.on('error', (error) => transform.destroy(error));
    end = end.pipe(transform);
  }
  return end;
}

/**
 * Reads a body and decodes its content encodings, up to `maxBytes` decoded bytes. Returns what arrived before
 * the cap, the deadline (`signal`) or a break. Always destroys the body, so that nothing more arrives.
 */
export async function readBody(
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<ReadBody> {
  const memory = new ArrayBuffer(0, { maxByteLength: maxBytes });
  const bytes = new Uint8Array(memory);
  let length = 0;
  let stopped: ReadBody['stopped'];
  const transforms = decodersFor(contentEncoding);
  const decoded = chained(body, transforms);
  const onAbort = () => decoded.destroy(new HttpError('timeout'));
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    for await (const chunk of decoded as AsyncIterable<Uint8Array>) {
      const room = maxBytes - length;
      const needed = length + Math.min(chunk.length, room);
      if (needed > memory.byteLength) {
        memory.resize(Math.min(maxBytes, Math.max(needed, 2 * memory.byteLength, firstBytes)));
      }
      bytes.set(chunk.subarray(0, room), length);
      length = needed;
      if (chunk.length > room) {
        stopped = 'cap';
        break;
      }
    }
  } catch {
    stopped = signal.aborted ? 'deadline' : 'broken';
  } finally {
    signal.removeEventListener('abort', onAbort);
    for (const stream of [body, ...transforms]) {
      stream.on('error', () => undefined);
      stream.destroy();
    }
  }
  memory.resize(length);
  return { bytes, ...(stopped && { stopped }) };
}
