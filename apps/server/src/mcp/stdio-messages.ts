import { Transform, type TransformCallback } from 'node:stream';
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';

/** Errors of JSON-RPC 2.0 (5.1) for what is no request. */
const faults = {
  unreadable: { code: -32_700, message: 'Parse error' },
  invalid: { code: -32_600, message: 'Invalid Request' },
  long: { code: -32_600, message: 'Invalid Request: the message is too long' },
} as const;

type Fault = keyof typeof faults;

/** The identifier of a message that is none, where it has one. */
function idOf(message: unknown): string | number | null {
  const { id } = Object(message) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** JSON, or undefined for what is none. */
function read(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Passes the messages of standard input on, one a line, and answers what is none through `answer`: text that is no JSON, JSON that is no
 * message, a line of more than `longest` bytes. None of them ends the program or holds up the next message.
 */
export function messageLines(longest: number, answer: (line: string) => void): Transform {
  let parts: Buffer[] = [];
  let bytes = 0;
  let isLong = false;

  function refuse(fault: Fault, id: string | number | null = null): void {
    answer(`${JSON.stringify({ jsonrpc: '2.0', id, error: faults[fault] })}\n`);
  }

  function take(stream: Transform): void {
    const line = Buffer.concat(parts).toString('utf8').trim();
    const wasLong = isLong;
    parts = [];
    bytes = 0;
    isLong = false;
    if (wasLong) refuse('long');
    else if (line !== '') pass(stream, line);
  }

  function pass(stream: Transform, line: string): void {
    const message = read(line);
    if (message === undefined) refuse('unreadable');
    else if (JSONRPCMessageSchema.safeParse(message).success) stream.push(`${line}\n`);
    else refuse('invalid', idOf(message));
  }

  function add(part: Buffer): void {
    bytes += part.length;
    isLong ||= bytes > longest;
    if (isLong) parts = [];
    else parts.push(part);
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      let from = 0;
      for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
        add(chunk.subarray(from, end));
        take(this);
        from = end + 1;
      }
      add(chunk.subarray(from));
      done();
    },
    flush(done: TransformCallback) {
      take(this);
      done();
    },
  });
}
