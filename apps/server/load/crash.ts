// Kills the server while it writes, again and again, and counts what was lost: `node apps/server/load/crash.ts`. Bars
// (reliability.md): 100 rounds of kill -9 with at least 10,000 acknowledged writes over HTTP lose none, the deletion of a
// project is all or nothing, 1,000 keys sent four times each make exactly 1,000 rows, ready again within 3 s.
//   --rounds=N     rounds of the first part (100)
//   --keys=N       keys of the second part (1,000)
// The last bar is stretched where the machine is slower, or busy with others, when the server starts. Exit code 1: something was lost;
// 2: nothing was, and a start took too long.
// With TEST_DATABASE_URL the server runs on that PostgreSQL (scripts/with-postgres.mjs makes one), else on SQLite.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bodyOf, bookForm, type Client, clientOf, projectForm } from './client.ts';
import { audit, createLedger, type Ledger } from './ledger.ts';
import { slowness } from './pace.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, keys: { type: 'string', default: '1000' } },
});
const rounds = Number(values.rounds);
const keys = Number(values.keys);

/** Clients at a time, each a session of its own. */
const clients = 8;
/** Acknowledged writes after which a round may end; the kill then comes at any moment. */
const writesPerRound = 105;
/** Milliseconds in which a server must be ready again. */
const readyBar = 3_000;

const folder = mkdtempSync(path.join(tmpdir(), 'citewright-crash-'));
const databaseUrl = process.env.TEST_DATABASE_URL;
const environment: Record<string, string> = {
  DATA_DIR: folder,
  SESSION_SECRET: randomBytes(32).toString('hex'),
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
};
/** A client that asks again while the server has no time: a 503 says that nothing was written. */
function patientClientOf(address: string, session: string): Client {
  const call = clientOf(address, session);
  return async (...request) => {
    for (;;) {
      const answer = await call(...request);
      if (answer?.status !== 503) return answer;
      await delay(100);
    }
  };
}

const newSession = () => `session_${randomBytes(24).toString('base64url')}`;
const name = () => randomBytes(9).toString('base64url');
const pick = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)];

async function createProject(ledger: Ledger, call: Client): Promise<boolean> {
  const form = projectForm(name());
  ledger.unanswered.add(form.name);
  const answer = await call('POST', '/api/projects', form);
  if (answer?.status !== 200) return false;
  ledger.unanswered.delete(form.name);
  ledger.projects.set((answer.body as { id: number }).id, {
    fate: 'there',
    touched: true,
    citations: new Map(),
  });
  return true;
}

const liveProjects = (ledger: Ledger) => [...ledger.projects].filter(([, { fate }]) => fate === 'there');

async function addCitation(ledger: Ledger, call: Client): Promise<boolean> {
  // The newest ones: an answer formats its whole project, and old ones would slow the test down.
  const chosen = pick(liveProjects(ledger).slice(-3));
  if (!chosen || chosen[1].citations.size > 40) return await createProject(ledger, call);
  const [id, project] = chosen;
  const title = name();
  const citation: { id?: number; fate: 'there' | 'either' } = { fate: 'either' };
  project.citations.set(title, citation);
  project.touched = true;
  const answer = await call('POST', `/api/projects/${id}/citations`, bookForm(title));
  if (answer?.status !== 201) return false;
  project.citations.set(title, { id: (answer.body as { id: number }).id, fate: 'there' });
  return true;
}

async function deleteCitation(ledger: Ledger, call: Client): Promise<boolean> {
  const [, project] = pick(liveProjects(ledger)) ?? [];
  const citations = [...(project?.citations.values() ?? [])];
  const citation = pick(citations.filter(({ id, fate }) => id !== undefined && fate === 'there'));
  if (!project || !citation) return await createProject(ledger, call);
  project.touched = true;
  citation.fate = 'either';
  const answer = await call('DELETE', `/api/citations/${citation.id}`);
  if (answer?.status !== 200) return false;
  citation.fate = 'gone';
  return true;
}

async function deleteProject(ledger: Ledger, call: Client): Promise<boolean> {
  const full = liveProjects(ledger).slice(0, -3);
  const [id, project] = pick(full) ?? [];
  if (!project) return await createProject(ledger, call);
  project.fate = 'either';
  project.touched = true;
  const answer = await call('DELETE', `/api/projects/${id}`);
  if (answer?.status !== 200) return false;
  project.fate = 'gone';
  return true;
}

/** What clients do, in the proportions in which they do it here. */
const writes = [
  ...Array.from({ length: 12 }, () => addCitation),
  createProject,
  deleteCitation,
  deleteCitation,
  deleteProject,
];

/** Writes until the server is gone. */
async function write(ledger: Ledger, call: Client, onDone: () => void): Promise<void> {
  for (;;) {
    const done = await pick(writes)?.(ledger, call);
    if (!done) return;
    ledger.acknowledged += 1;
    onDone();
  }
}

/** Kills the server at a moment that nobody chose, after enough writes. */
async function crash(server: ServerProcess, sessions: [string, Ledger][]): Promise<void> {
  const enough = Promise.withResolvers<void>();
  let done = 0;
  const count = () => {
    done += 1;
    if (done === writesPerRound) enough.resolve();
  };
  const busy = sessions.map(([session, ledger]) =>
    write(ledger, patientClientOf(server.address, session), count),
  );
  await Promise.race([enough.promise, Promise.all(busy)]);
  await delay(Math.random() * 30);
  await server.kill();
  await Promise.all(busy);
}

/** A start: its time by the clock, and how slow the machine was then. */
interface Start {
  readyAfter: number;
  slow: number;
}

/** Starts the server and looks at the machine meanwhile. */
async function startTimed(): Promise<[ServerProcess, Start]> {
  const before = slowness().clock;
  const server = await startServer(environment);
  const slow = Math.max(before, slowness().clock);
  return [server, { readyAfter: server.readyAfter, slow }];
}

async function loseNothing(): Promise<{ lossless: boolean; quick: boolean }> {
  const sessions = Array.from({ length: clients }, (): [string, Ledger] => [newSession(), createLedger()]);
  const starts: Start[] = [];
  const faults: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const [server, start] = await startTimed();
    starts.push(start);
    const found = await Promise.all(
      sessions.map(([session, ledger]) => audit(ledger, patientClientOf(server.address, session), 'touched')),
    );
    faults.push(...found.flat());
    await crash(server, sessions);
    if (round % 10 === 9)
      console.log(`  round ${round + 1}: ${total(sessions)} acknowledged, ${faults.length} faults`);
  }
  const server = await startServer(environment);
  for (const [session, ledger] of sessions) {
    faults.push(...(await audit(ledger, patientClientOf(server.address, session), 'all')));
  }
  await server.kill();
  const readyAfter = starts.map((start) => start.readyAfter);
  const [median = 0, slowest = 0] = [0.5, 1].map((part) => quantile(readyAfter, part));
  const quick = starts.every((start) => start.readyAfter <= readyBar * start.slow);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  const isLossless = faults.length === 0 && total(sessions) >= rounds * 100;
  const [load = 0] = loadavg();
  console.log(
    `${rounds} rounds, ${total(sessions)} acknowledged writes, ${faults.length} faults: ${verdict(isLossless)}`,
  );
  console.log(
    `ready after ${median} ms, ${slowest} ms at most, with a load average of ${load.toFixed(1)}: ${verdict(quick)}`,
  );
  return { lossless: isLossless, quick };
}

const verdict = (reached: boolean) => (reached ? 'bar reached' : 'BAR NOT REACHED');

/** Rounded milliseconds below which this part of the values lies. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? 0);
}

const total = (sessions: [string, Ledger][]) =>
  sessions.reduce((sum, [, { acknowledged }]) => sum + acknowledged, 0);

/** A key, how often it was sent and whether an answer came. */
interface Sent {
  key: string;
  times: number;
  answered: boolean;
}

/** Sends keys, in any order and several at a time, until each was sent four times and answered, or the server is gone. */
async function sendKeys(call: Client, projects: readonly number[], sent: Sent[]): Promise<void> {
  const open = () => sent.filter(({ times, answered }) => times < 4 || !answered);
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let next = pick(open()); next; next = pick(open())) {
        next.times += 1;
        const project = projects[Number(next.key) % projects.length];
        const answer = await call(
          'POST',
          `/api/projects/${project}/citations`,
          bookForm(`Work ${next.key}`),
          next.key,
        );
        if (!answer) return;
        if (answer.status === 201) next.answered = true;
      }
    }),
  );
}

async function keepKeys(): Promise<boolean> {
  const session = newSession();
  const sent = Array.from(
    { length: keys },
    (_, index): Sent => ({ key: String(index), times: 0, answered: false }),
  );
  const projects: number[] = [];
  let kills = 0;
  let server = await startServer(environment);
  for (let index = 0; index < Math.ceil(keys / 50); index++) {
    const answer = await patientClientOf(server.address, session)(
      'POST',
      '/api/projects',
      projectForm(name()),
    );
    projects.push(bodyOf<{ id: number }>(answer).id);
  }
  while (sent.some(({ times, answered }) => times < 4 || !answered)) {
    const busy = sendKeys(patientClientOf(server.address, session), projects, sent);
    await Promise.race([busy, delay(500 + Math.random() * 1_000)]);
    await server.kill();
    kills += 1;
    await busy;
    server = await startServer(environment);
  }
  const call = patientClientOf(server.address, session);
  const lists = await Promise.all(projects.map((id) => call('GET', `/api/projects/${id}/citations`)));
  await server.kill();
  const titles = lists.flatMap((answer) => bodyOf<{ title: string }[]>(answer).map(({ title }) => title));
  const times = sent.reduce((sum, one) => sum + one.times, 0);
  const different = new Set(titles).size;
  const isExact = titles.length === keys && different === keys;
  console.log(
    `${keys} keys sent ${times} times through ${kills} kills: ${titles.length} rows, ${different} different: ${verdict(isExact)}`,
  );
  return isExact;
}

console.log(databaseUrl ? 'on PostgreSQL' : 'on SQLite');
try {
  const { lossless, quick } = await loseNothing();
  const exactlyOnce = await keepKeys();
  process.exitCode = !lossless || !exactlyOnce ? 1 : quick ? 0 : 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
