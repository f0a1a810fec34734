// PostgreSQL's primary dies under writes, ten times, and its synchronous standby takes over (`deploy/high-availability`): nothing that
// was acknowledged is lost or doubled.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client as PostgresClient } from 'pg';
import { quantile } from '../../figures.ts';
import { write } from '../../load/crash.ts';
import { audit, createLedger, type Ledger } from '../../load/ledger.ts';
import { informing, judged, type Report } from '../../report.ts';
import { bookForm, type Client, clientOf, projectForm } from '../../server/client.ts';
import { isLate } from '../../server/pace.ts';
import { refusedStart, type ServerProcess, startServer } from '../../server/server-process.ts';
import { json, type Stub, startStub } from '../../server/stub.ts';
import type { Suite } from '../../suite.ts';
import {
  type Death,
  type FailoverCluster,
  missingPrograms,
  startFailoverCluster,
} from './failover-cluster.ts';
import { newSession } from './written.ts';

const name = 'failover of PostgreSQL';
const sessions = 6;
/** Acknowledged writes between two deaths. */
const writesPerRound = 100;

/** Milliseconds until writes are acknowledged again. */
const writesBar = 30_000;
/** Milliseconds of an answer that needs no database. */
const readBar = 2_000;

const secret = { SESSION_SECRET: 'a secret that only this run knows, long enough' };

/**
 * A client that sends a request until it is answered, with one key: a commit whose answer was lost must not be made twice. It gives
 * no answer when it is not open any more.
 */
function steadyClientOf(address: string, session: string, isOpen: () => boolean): Client {
  const call = clientOf(address, session);
  return async (method, path, body) => {
    const key = method === 'POST' ? randomUUID() : undefined;
    for (let tries = 1; isOpen(); tries++) {
      const answer = await call(method, path, body, key);
      // The first attempt deleted it, and its answer was lost.
      if (method === 'DELETE' && tries > 1 && answer?.status === 404) return { status: 200, body: {} };
      if (answer && answer.status !== 503 && answer.status !== 429) return answer;
      await delay(100);
    }
    return undefined;
  };
}

/** Writers that write until they are stopped. */
function startWriters(address: string, ledgers: readonly [string, Ledger][]) {
  let open = true;
  let acknowledged = 0;
  const busy = ledgers.map(([session, ledger]) =>
    write(
      ledger,
      steadyClientOf(address, session, () => open),
      () => {
        acknowledged += 1;
      },
    ),
  );
  return {
    acknowledged: () => acknowledged,
    /** Lets started writes end. */
    async stop() {
      open = false;
      await Promise.all(busy);
    },
  };
}

/** Milliseconds until a new project is saved. */
async function millisecondsUntilSaved(address: string): Promise<number> {
  const began = performance.now();
  const call = clientOf(address, newSession());
  const key = randomUUID();
  while ((await call('POST', '/api/projects', projectForm('Probe'), key))?.status !== 200) {
    if (performance.now() - began > 4 * writesBar) break;
    await delay(100);
  }
  return performance.now() - began;
}

const known = { format: 'apa', inputType: 'doi', sourceInput: '10.5555/known' };

/** Makes references from a cached record until it is stopped, and collects what was wrong. */
function startReader(address: string) {
  const call = clientOf(address, newSession());
  const faults: string[] = [];
  let open = true;
  let answers = 0;
  let slowest = 0;
  const reading = (async () => {
    while (open) {
      for (const form of [known, bookForm('Typed meanwhile')]) {
        const began = performance.now();
        const status = (await call('POST', '/api/citations', form))?.status;
        const took = performance.now() - began;
        answers += 1;
        slowest = Math.max(slowest, took);
        if (status !== 200) faults.push(`a reference was answered ${status} while the primary was dead`);
        if (isLate(took, readBar)) faults.push(`a reference took ${Math.round(took)} ms`);
      }
      await delay(200);
    }
  })();
  return {
    async stop() {
      open = false;
      await reading;
      return { faults, answers, slowest };
    },
  };
}

/** Starts a server on a new database, kills the primary in the midst of its migrations, and starts it again until it is ready. */
async function migrateThrough(cluster: FailoverCluster, database: string, death: Death): Promise<string[]> {
  cluster.createDatabase(database);
  const environment = { ...secret, DATABASE_URL: cluster.urlOf(database) };
  const watching = new PostgresClient({ connectionString: cluster.urlOf(database) });
  watching.on('error', () => undefined);
  await watching.connect();
  let first = true;
  const starting = refusedStart(environment).finally(() => {
    first = false;
  });
  while (first) {
    const { rows } = await watching.query("select to_regclass('migrations') is not null as begun");
    if (rows[0]?.begun) break;
  }
  await cluster.killPrimary(death);
  const { code, said } = await starting;
  const isPlain = code === undefined || (code === 1 && !/^\s+at /m.test(said));
  await watching.end().catch(() => undefined);
  // As systemd does: again, until it starts.
  for (let left = 60; left > 0; left--) {
    const again = await refusedStart(environment);
    if (again.code === undefined) break;
    await delay(1_000);
  }
  const server = await startServer(environment);
  const saved = await clientOf(server.address, newSession())(
    'POST',
    '/api/projects',
    projectForm('Migrated'),
  );
  await server.kill();
  return [
    ...(isPlain ? [] : [`a start through a failover said ${JSON.stringify(said.slice(0, 200))}`]),
    ...(saved?.status === 200
      ? []
      : [`after migrations through a failover a project was answered ${saved?.status}`]),
  ];
}

interface Round {
  death: Death;
  writesAfter: number;
  answers: number;
  slowest: number;
}

const deathOf = (round: number): Death => (round % 2 === 0 ? 'machine' : 'postgres');

async function killOnce(
  cluster: FailoverCluster,
  server: ServerProcess,
  ledgers: readonly [string, Ledger][],
  death: Death,
  faults: string[],
): Promise<Round> {
  const writers = startWriters(server.address, ledgers);
  while (writers.acknowledged() < writesPerRound) await delay(20);
  await clientOf(server.address, newSession())('POST', '/api/citations', known);
  await delay(Math.random() * 100);
  await cluster.killPrimary(death);
  const reader = startReader(server.address);
  const writesAfter = await millisecondsUntilSaved(server.address);
  const read = await reader.stop();
  await writers.stop();
  faults.push(...read.faults);
  if (isLate(writesAfter, writesBar)) faults.push(`writes again after ${Math.round(writesAfter)} ms`);
  await cluster.heal();
  return { death, writesAfter, answers: read.answers, slowest: read.slowest };
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);

async function killRounds(cluster: FailoverCluster, stub: Stub, rounds: number): Promise<Report> {
  cluster.createDatabase('citewright');
  const server = await startServer({
    ...secret,
    ...stub.environment,
    DATABASE_URL: cluster.urlOf('citewright'),
  });
  const ledgers = Array.from({ length: sessions }, (): [string, Ledger] => [newSession(), createLedger()]);
  const faults: string[] = [];
  const done: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    done.push(await killOnce(cluster, server, ledgers, deathOf(round), faults));
    for (const [session, ledger] of ledgers)
      faults.push(
        ...(await audit(
          ledger,
          steadyClientOf(server.address, session, () => true),
          'touched',
        )),
      );
    const last = done.at(-1);
    console.log(
      `round ${round + 1}, ${last?.death}: writes again after ${seconds(last?.writesAfter ?? 0)} s`,
    );
  }
  for (const [session, ledger] of ledgers)
    faults.push(
      ...(await audit(
        ledger,
        steadyClientOf(server.address, session, () => true),
        'all',
      )),
    );
  await server.kill();
  for (const death of ['machine', 'postgres'] as const) {
    faults.push(...(await migrateThrough(cluster, `migrated_by_${death}`, death)));
    await cluster.heal();
  }
  const times = done.map(({ writesAfter }) => writesAfter);
  const acknowledged = ledgers.reduce((sum, [, ledger]) => sum + ledger.acknowledged, 0);
  const answers = done.reduce((sum, round) => sum + round.answers, 0);
  const slowest = Math.max(...done.map((round) => round.slowest));
  return judged(
    name,
    `${rounds} deaths, ${acknowledged} acknowledged writes, ${faults.length} faults; writes again after ${seconds(quantile(times, 0.5))} s, ` +
      `${seconds(quantile(times, 1))} s at most; ${answers} references meanwhile, the slowest ${Math.round(slowest)} ms; 2 migrations through a failover`,
    faults,
  );
}

/** Ten deaths, or two with `--quick`. */
export const failover: Suite = async ({ quick }) => {
  const reason = missingPrograms();
  if (reason) return informing(name, reason);
  const stub = await startStub();
  stub.routes.set('/doi/ra', json([{ DOI: '10.5555', RA: 'Crossref' }]));
  const message = {
    DOI: '10.5555/known',
    type: 'book',
    title: ['On tides'],
    issued: { 'date-parts': [[1999]] },
  };
  stub.routes.set('/crossref', json({ status: 'ok', message }));
  const cluster = await startFailoverCluster();
  try {
    return await killRounds(cluster, stub, quick ? 2 : 10);
  } finally {
    await cluster.stop();
    stub.close();
  }
};
