// Attacks the real server and prints what it bore: `npm run hardening [part of a suite's name ...]`. Corpora are read from
// CORPORA (default ../shared/corpora beside the project); without them the suites that need them say so.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServerProcess, startServer } from '../load/server-process.ts';
import { badRequests } from './bad-requests.ts';
import { bombs } from './bombs.ts';
import { clockJump } from './faults/clock-jump.ts';
import { crashes } from './faults/crash.ts';
import { databaseGone } from './faults/database-gone.ts';
import { diskFull } from './faults/disk-full.ts';
import { stopUnderLoad } from './faults/stop-under-load.ts';
import { twoInstances } from './faults/two-instances.ts';
import { upstreamFaults } from './faults/upstream.ts';
import { fuzz } from './fuzz/run.ts';
import { hostileMetadata } from './hostile/run.ts';
import { redos } from './redos.ts';
import { ssrf } from './ssrf.ts';
import { startStub } from './stub.ts';
import { judged, linesOf, type Verdict } from './verdict.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'citewright-hardening-'));

/** Suites that one server has to live through, in order. */
const suites: Record<string, (server: ServerProcess, folder: string) => Promise<Verdict>> = {
  'bad-requests': badRequests,
  'hostile-metadata': hostileMetadata,
  bombs,
  ssrf,
  redos,
  fuzz,
  'faults-upstream': upstreamFaults,
  'fault-crash': crashes,
  'fault-disk': diskFull,
  'fault-database': databaseGone,
  'fault-stop': stopUnderLoad,
  'fault-two-instances': twoInstances,
  'fault-clock': clockJump,
};

async function processLives({ pid, address }: ServerProcess): Promise<Verdict> {
  const answer = await fetch(`${address}/api/ready`).catch(() => undefined);
  return judged('same process after all of it', `process ${pid}`, answer?.ok ? [] : ['it is gone']);
}

/** A suite's verdict; one that broke off has failed, and the next one has its turn. */
async function verdictOf(name: string, suite: () => Promise<Verdict>): Promise<Verdict> {
  try {
    return await suite();
  } catch (error) {
    return judged(name, 'broke off', [
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    ]);
  }
}

const asked = process.argv.slice(2);
const verdicts: Verdict[] = [];
const tell = (verdict: Verdict) => {
  verdicts.push(verdict);
  for (const line of linesOf(verdict)) console.log(line);
};
// No service has anything: what is asked for is hostile, or made up.
const stub = await startStub();
const server = await startServer({ DATA_DIR: folder, ...stub.environment });
try {
  for (const [name, suite] of Object.entries(suites)) {
    if (asked.length === 0 || asked.some((part) => name.includes(part)))
      tell(await verdictOf(name, () => suite(server, folder)));
  }
  tell(await processLives(server));
} finally {
  await server.kill();
  stub.close();
  rmSync(folder, { recursive: true, force: true });
}
const failed = verdicts.filter(({ passed }) => passed === false).length;
console.log(`\n${verdicts.length - failed} of ${verdicts.length} suites held`);
process.exitCode = failed > 0 ? 1 : 0;
