// The wall clock jumps two days ahead, four days back, and to the truth: limits, saving and retries must not notice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { judged, type Report } from '../../report.ts';
import { bookForm, type Client, clientOf } from '../../server/client.ts';
import { startServer } from '../../server/server-process.ts';
import { addBook, auditBooks, newProject, newSession, type Written } from './written.ts';

const movedClock = pathToFileURL(path.join(import.meta.dirname, 'moved-clock.ts')).href;
const perMinute = 20;
const jumps = ['two days ahead', 'four days back', 'to the truth'];

/** How many references a session may still make at once. */
async function room(call: Client): Promise<number> {
  for (let made = 0; ; made++)
    if ((await call('POST', '/api/citations', bookForm(`Room ${made}`)))?.status !== 200) return made;
}

/** A limit that was used up, and when. */
interface UsedUp {
  call: Client;
  since: number;
}

/** What must be as before after a jump: a full limit stays full, saving goes on, a retry adds nothing. */
async function afterJump(jump: string, address: string, full: UsedUp, written: Written): Promise<string[]> {
  const opened = await room(full.call);
  const now = performance.now();
  // What has come back by itself since the limit was filled.
  const natural = Math.ceil((now - full.since) / (60_000 / perMinute));
  full.since = now;
  const status = await addBook(written, jump, 'one-key');
  const again = await addBook(written, `Saved ${jump}`);
  return [
    ...(opened <= natural ? [] : [`${jump}: ${opened} references of a used-up limit`]),
    ...(again === 201 ? [] : [`${jump}: saving was answered ${again}`]),
    ...(status === 201 || status === 422 ? [] : [`${jump}: a used key was answered ${status}`]),
    ...(await auditBooks(written, address)).map((fault) => `${jump}: ${fault}`),
  ];
}

/** Moves the clock of a server under its feet. */
export async function clockJump(): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-clock-'));
  const server = await startServer({
    DATA_DIR: folder,
    LIMIT_SESSION_PER_MINUTE: String(perMinute),
    NODE_OPTIONS: `--import=${movedClock}`,
  });
  const written = await newProject(server.address);
  const full = { call: clientOf(server.address, newSession()), since: performance.now() };
  await room(full.call);
  const faults: string[] = [];
  for (const jump of jumps) {
    process.kill(server.pid, 'SIGUSR2');
    // A busy machine delivers a signal late.
    await delay(500);
    faults.push(...(await afterJump(jump, server.address, full, written)));
  }
  const code = await server.stop();
  if (code !== 0) faults.push(`exit code ${code}`);
  rmSync(folder, { recursive: true, force: true });
  return judged('clock jumps', jumps.join(', '), faults);
}
