// Every row of the table of upstream faults, over HTTP: the real server, its services one stub that fails in that way.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../load/server-process.ts';
import { type Stub, startStub } from '../stub.ts';
import { judged, type Verdict } from '../verdict.ts';
import { type FaultRow, faultRows } from './upstream-rows.ts';

const usual = 2_000;

/** A port where nobody listens. */
async function closedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** Fills in where the stub and the closed port are. */
const fill = (text: string, { origin }: Stub, closed: number) =>
  text
    .replace('{page}', origin)
    .replace('{tls}', origin.replace('http:', 'https:'))
    .replace('{closed}', String(closed));

async function ask(address: string, [inputType, sourceInput]: FaultRow['input']) {
  const began = performance.now();
  const answer = await fetch(`${address}/api/citations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'apa', inputType, sourceInput }),
  });
  const body = (await answer.json()) as { message?: string; plainText?: string };
  return { answer, text: body.message ?? body.plainText ?? '', took: performance.now() - began };
}

async function tryRow(row: FaultRow, address: string, stub: Stub, closed: number): Promise<string[]> {
  for (const [prefix, answer] of Object.entries(row.routes ?? {})) stub.routes.set(prefix, answer);
  const [type, value] = row.input;
  const { answer, text, took } = await ask(address, [type, fill(value, stub, closed)]);
  const { status, says, within = usual, retryAfter, asked } = row;
  const wait = answer.headers.get('retry-after');
  // A pause counts from when it was asked for.
  const waited = retryAfter === undefined || (Number(wait) > retryAfter - 3 && Number(wait) <= retryAfter);
  const times = asked && stub.asked(asked[0]);
  const faults = [
    ...(answer.status === status ? [] : [`status ${answer.status}, not ${status}`]),
    ...(text.includes(says) ? [] : [`says ${JSON.stringify(text.split('\n', 1)[0])}`]),
    ...(took <= within ? [] : [`answered after ${Math.round(took)} ms`]),
    ...(waited ? [] : [`Retry-After ${wait}, not ${retryAfter}`]),
    ...(times === asked?.[1] ? [] : [`asked ${times} times, not ${asked?.[1]}`]),
  ];
  return faults.map((fault) => `${row.fault}: ${fault}`);
}

/** Rows on a server and a stub of their own. */
async function tryTogether(
  rows: readonly FaultRow[],
  environment: Record<string, string>,
): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-faults-'));
  const stub = await startStub();
  const closed = await closedPort();
  const variables = Object.entries(environment).map(([name, value]) => [name, fill(value, stub, closed)]);
  const server = await startServer({
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    ...stub.environment,
    FETCH_ALLOW: `${stub.environment.FETCH_ALLOW},127.0.0.1:${closed}`,
    ...Object.fromEntries(variables),
  });
  const faults: string[] = [];
  for (const row of rows) faults.push(...(await tryRow(row, server.address, stub, closed)));
  await server.kill();
  stub.close();
  rmSync(folder, { recursive: true, force: true });
  return faults;
}

/** Tries every row. */
export async function upstreamFaults(): Promise<Verdict> {
  const faults = await tryTogether(
    faultRows.filter(({ environment }) => !environment),
    {},
  );
  for (const row of faultRows) {
    if (row.environment) faults.push(...(await tryTogether([row], row.environment)));
  }
  const failed = new Set(faults.map((fault) => fault.split(': ', 1)[0])).size;
  return judged(
    'faults of services and sites',
    `${faultRows.length - failed} of ${faultRows.length} rows`,
    faults,
  );
}
