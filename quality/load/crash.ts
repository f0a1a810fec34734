import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../figures.ts';
import { bodyOf, bookForm, type Client, clientOf, projectForm } from '../server/client.ts';
import { slowness } from '../server/pace.ts';
import { type ServerProcess, startServer } from '../server/server-process.ts';
import { audit, createLedger, type Ledger } from './ledger.ts';

/** Clients at a time, each a session of its own. */
const clients = 8;
/** Acknowledged writes after which a round may end; the kill then comes at any moment. */
const writesPerRound = 105;
/** Milliseconds in which a server must be ready again. */
const readyBar = 3_000;

/** A client that retries on 503, which means that nothing was written. */
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
  // The newest projects are small: an answer formats its whole project.
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

/** The mix of writes that clients send. */
const writes = [
  ...Array.from({ length: 12 }, () => addCitation),
  createProject,
  deleteCitation,
  deleteCitation,
  deleteProject,
];

/** Writes until a write is not answered: the server is gone. `onDone` is called for each acknowledged one. */
export async function write(ledger: Ledger, call: Client, onDone: () => void): Promise<void> {
  for (;;) {
    const done = await pick(writes)?.(ledger, call);
    if (!done) return;
    ledger.acknowledged += 1;
    onDone();
  }
}

/** Kills the server at a random moment after enough writes. */
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

type StartServer = () => Promise<ServerProcess>;

/** A start: its time by the clock, and how slow the machine was then. */
interface Start {
  readyAfter: number;
  slow: number;
}

/** Starts the server and looks at the machine meanwhile. */
async function startTimed(start: StartServer): Promise<[ServerProcess, Start]> {
  const before = slowness().clock;
  const server = await start();
  const slow = Math.max(before, slowness().clock);
  return [server, { readyAfter: server.readyAfter, slow }];
}

/** Kills the server in every round and reads back what it had acknowledged. */
async function loseNothing(start: StartServer, rounds: number): Promise<CrashFindings> {
  const sessions = Array.from({ length: clients }, (): [string, Ledger] => [newSession(), createLedger()]);
  const starts: Start[] = [];
  const failures: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const [server, timed] = await startTimed(start);
    starts.push(timed);
    const found = await Promise.all(
      sessions.map(([session, ledger]) => audit(ledger, patientClientOf(server.address, session), 'touched')),
    );
    failures.push(...found.flat());
    await crash(server, sessions);
  }
  const server = await start();
  for (const [session, ledger] of sessions)
    failures.push(...(await audit(ledger, patientClientOf(server.address, session), 'all')));
  await server.kill();
  const acknowledged = sessions.reduce((sum, [, ledger]) => sum + ledger.acknowledged, 0);
  if (acknowledged < rounds * 100) failures.push(`only ${acknowledged} writes were acknowledged`);
  const times = starts.map(({ readyAfter }) => readyAfter);
  const ready = `ready after ${Math.round(quantile(times, 0.5))} ms, ${Math.round(quantile(times, 1))} ms at most`;
  const isLate = starts.some(({ readyAfter, slow }) => readyAfter > readyBar * slow);
  return {
    figure: `${rounds} rounds, ${acknowledged} acknowledged writes, ${failures.length} lost; ${ready}`,
    failures,
    late: isLate ? [`${ready}, the bar is ${readyBar} ms`] : [],
  };
}

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

/** Retries every key through kills; each must make exactly one row. */
async function keepKeys(startNew: StartServer, keys: number): Promise<CrashFindings> {
  const session = newSession();
  const sent = Array.from(
    { length: keys },
    (_, index): Sent => ({ key: String(index), times: 0, answered: false }),
  );
  const projects: number[] = [];
  let kills = 0;
  let server = await startNew();
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
    server = await startNew();
  }
  const call = patientClientOf(server.address, session);
  const lists = await Promise.all(projects.map((id) => call('GET', `/api/projects/${id}/citations`)));
  await server.kill();
  const titles = lists.flatMap((answer) => bodyOf<{ title: string }[]>(answer).map(({ title }) => title));
  const times = sent.reduce((sum, one) => sum + one.times, 0);
  const different = new Set(titles).size;
  return {
    figure: `${keys} keys sent ${times} times through ${kills} kills made ${titles.length} rows`,
    failures: titles.length === keys && different === keys ? [] : [`${different} different rows`],
    late: [],
  };
}

/** What a run of kills found; `late` is a start that took too long while nothing was lost. */
export interface CrashFindings {
  figure: string;
  failures: string[];
  late: string[];
}

/**
 * Kills the server with SIGKILL while it writes and counts what was lost. Bars (reliability.md): nothing acknowledged is lost, a
 * deletion is all or nothing, a retried key makes one row, the server is ready again within 3 s (longer on a slow machine).
 */
export async function killRounds(
  rounds: number,
  keys: number,
  databaseUrl: string | undefined,
): Promise<CrashFindings> {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-crash-'));
  const environment = {
    DATA_DIR: folder,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const start = () => startServer(environment);
  try {
    const writes = await loseNothing(start, rounds);
    const retries = await keepKeys(start, keys);
    return {
      figure: `${writes.figure}; ${retries.figure}`,
      failures: [...writes.failures, ...retries.failures],
      late: writes.late,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
