import type { IncomingHttpHeaders } from 'node:http';
import { Pool } from 'undici';

/** One request as it goes over the wire. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** What became of one request. */
export interface Answered {
  /** Which of the calls it was, counted from 0. */
  turn: number;
  /** Milliseconds from the moment at which it was planned to the last byte of its answer. */
  latency: number;
  /** Milliseconds by which the driver itself was late in sending it: part of `latency`. */
  late: number;
  /** 0 when the connection broke before an answer came. */
  status: number;
  headers: IncomingHttpHeaders;
  /** Kept where the plan asks for it. */
  body?: Buffer;
}

/** How requests leave. */
export interface Plan {
  /** Requests a second. */
  rate: number;
  /** Seconds that are measured. */
  seconds: number;
  /** Seconds before them at the same rate, which count for nothing: code is compiled, connections are opened. */
  warmUp?: number;
  connections?: number;
}

/** A free connection takes the next request; a busy one does not delay the others. */
export const poolOf = (address: string, connections = 256) =>
  new Pool(address, { connections, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000 });

/** Sends one request and waits for the whole answer, which is planned for `planned` (by `performance.now()`). */
export function send(
  pool: Pool,
  { method, path, headers, body }: Call,
  turn = 0,
  planned = performance.now(),
  keepBody = false,
): Promise<Answered> {
  return new Promise((resolve) => {
    const late = performance.now() - planned;
    const chunks: Buffer[] = [];
    let status = 0;
    let received: IncomingHttpHeaders = {};
    const done = () => {
      const latency = performance.now() - planned;
      resolve({
        turn,
        latency,
        late,
        status,
        headers: received,
        ...(keepBody && { body: Buffer.concat(chunks) }),
      });
    };
    pool.dispatch(
      { method, path, headers, body: body ?? null },
      {
        onRequestStart() {},
        onResponseStart(_, code, fields) {
          status = code;
          received = fields;
        },
        onResponseData(_, chunk) {
          if (keepBody) chunks.push(chunk);
        },
        onResponseEnd: done,
        onResponseError() {
          status = 0;
          done();
        },
      },
    );
  });
}

/**
 * Sends requests at a steady rate whatever comes back (an open loop): who waits for an answer before sending the next request
 * measures the server's own slowness away. Gives the answers to those of the measured seconds.
 */
export async function drive(
  address: string,
  { rate, seconds, warmUp = 0, connections }: Plan,
  callOf: (turn: number) => Call,
): Promise<Answered[]> {
  const pool = poolOf(address, connections);
  const total = Math.round(rate * (warmUp + seconds));
  const answers: Promise<Answered>[] = [];
  const began = performance.now();
  await new Promise<void>((sent) => {
    const sendDue = () => {
      const due = Math.min(total, Math.floor(((performance.now() - began) * rate) / 1_000) + 1);
      for (let turn = answers.length; turn < due; turn++)
        answers.push(send(pool, callOf(turn), turn, began + (turn * 1_000) / rate));
      if (answers.length === total) sent();
      else setTimeout(sendDue, 1);
    };
    sendDue();
  });
  const all = await Promise.all(answers);
  await pool.close();
  return all.slice(Math.round(rate * warmUp));
}
