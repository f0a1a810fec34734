// Every row of the table of upstream faults, over HTTP: the real server, its services one stub that fails in that way.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judged, type Report } from '../../report.ts';
import { isLate } from '../../server/pace.ts';
import { startServer } from '../../server/server-process.ts';
import { type Stub, startStub } from '../../server/stub.ts';
import { type Findings, tryTimed } from '../findings.ts';
import { type FaultRow, faultRows } from './upstream-rows.ts';

const usual = 2_000;

/** A closed port. */
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

async function tryRow(row: FaultRow, address: string, stub: Stub, closed: number): Promise<Findings> {
  for (const [prefix, answer] of Object.entries(row.routes ?? {})) stub.routes.set(prefix, answer);
  const [type, value] = row.input;
  const { answer, text, took } = await ask(address, [type, fill(value, stub, closed)]);
  const { status, says, within = usual, retryAfter, asked } = row;
  const wait = answer.headers.get('retry-after');
  // A pause counts from when it was asked for.
  const least = (retryAfter ?? 0) - 3 - took / 1_000;
  const waited = retryAfter === undefined || (Number(wait) > least && Number(wait) <= retryAfter);
  const times = asked && stub.asked(asked[0]);
  const faults = [
    ...(answer.status === status ? [] : [`status ${answer.status}, not ${status}`]),
    ...(text.includes(says) ? [] : [`says ${JSON.stringify(text.split('\n', 1)[0])}`]),
    ...(waited ? [] : [`Retry-After ${wait}, not ${retryAfter}`]),
    ...(times === asked?.[1] ? [] : [`asked ${times} times, not ${asked?.[1]}`]),
  ];
  const late = isLate(took, within) ? [`answered after ${Math.round(took)} ms`] : [];
  const named = (found: string[]) => found.map((fault) => `${row.fault}: ${fault}`);
  return { faults: named(faults), late: named(late) };
}

/** Rows on a server and a stub of their own. */
async function tryTogether(
  rows: readonly FaultRow[],
  environment: Record<string, string>,
): Promise<Findings> {
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
  const found: Findings[] = [];
  for (const row of rows) found.push(await tryRow(row, server.address, stub, closed));
  await server.kill();
  stub.close();
  rmSync(folder, { recursive: true, force: true });
  return { faults: found.flatMap(({ faults }) => faults), late: found.flatMap(({ late }) => late) };
}

/** Tries every row. */
export async function upstreamFaults(): Promise<Report> {
  const together = faultRows.filter(({ environment }) => !environment);
  const faults = await tryTimed('faults of services', () => tryTogether(together, {}));
  for (const row of faultRows) {
    const { environment } = row;
    if (environment) faults.push(...(await tryTimed(row.fault, () => tryTogether([row], environment))));
  }
  const failed = new Set(faults.map((fault) => fault.split(': ', 1)[0])).size;
  return judged(
    'faults of services and sites',
    `${faultRows.length - failed} of ${faultRows.length} rows`,
    faults,
  );
}
