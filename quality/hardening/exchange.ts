import { once } from 'node:events';
import { connect } from 'node:net';

/** An answer as it came over the wire. */
export interface WireAnswer {
  status: number;
  /** By lower-case name. */
  headers: Map<string, string>;
  body: string;
  /** Milliseconds from the last byte sent to the last byte read. */
  took: number;
}

/** A request byte for byte: what is sent at once, and what follows at one byte a second. */
export interface WireRequest {
  head: Buffer;
  drip?: Buffer;
}

const dripInterval = 1_000;

/** Undoes `Transfer-Encoding: chunked` (RFC 9112, 7.1). */
function dechunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (end < 0 || !(size > 0)) break;
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

function parse(bytes: Buffer, took: number): WireAnswer | undefined {
  const split = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.toString('latin1', 0, split).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  if (split < 0 || !status) return undefined;
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const rest = bytes.subarray(split + 4);
  const body = headers.get('transfer-encoding') === 'chunked' ? dechunk(rest) : rest;
  return { status, headers, body: body.toString('utf8'), took };
}

/** Sends bytes that no HTTP client would send, and reads until the server closes; absent when it closed without an answer. */
export async function exchange(
  address: string,
  { head, drip = Buffer.alloc(0) }: WireRequest,
): Promise<WireAnswer | undefined> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(head);
  const began = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < drip.length && socket.writable) socket.write(drip.subarray(sent, sent + 1));
    sent += 1;
  }, dripInterval);
  await closed.finally(() => clearInterval(timer));
  return parse(Buffer.concat(chunks), performance.now() - began);
}
