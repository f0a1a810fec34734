// The database stops under a running server and restarts: calls that need it fail at once, all others work.
import { setTimeout as delay } from 'node:timers/promises';
import { informing, judged, type Report } from '../../report.ts';
import { bookForm, type Client, projectForm } from '../../server/client.ts';
import { isLate, until } from '../../server/pace.ts';
import { startServer } from '../../server/server-process.ts';
import { type Findings, tryTimed } from '../findings.ts';
import { type Cluster, ownCluster, withoutCluster } from './cluster.ts';
import { addBook, auditBooks, newProject } from './written.ts';

const name = 'database gone and back';

/** Milliseconds within which a call that needs the database fails, stretched on a busy machine. */
const refusalBar = 1_250;
const returnBar = 5_000;
/** After which it is not expected back any more. */
const patience = 60_000;

interface Call {
  what: string;
  expected: number;
  make(call: Client): ReturnType<Client>;
}

const callsOn = (project: number): Call[] => [
  { what: 'ready', expected: 503, make: (call) => call('GET', '/api/ready') },
  { what: 'health', expected: 200, make: (call) => call('GET', '/api/health') },
  { what: 'list of projects', expected: 503, make: (call) => call('GET', '/api/projects') },
  {
    what: 'list of citations',
    expected: 503,
    make: (call) => call('GET', `/api/projects/${project}/citations`),
  },
  {
    what: 'new project',
    expected: 503,
    make: (call) => call('POST', '/api/projects', projectForm('P')),
  },
  {
    what: 'new citation',
    expected: 503,
    make: (call) => call('POST', `/api/projects/${project}/citations`, bookForm('T')),
  },
  {
    what: 'reference',
    expected: 200,
    make: (call) => call('POST', '/api/citations', bookForm('T')),
  },
];

/** Makes each call once while the database is away; gives what was wrong or late, and the slowest answer. */
async function whileGone(call: Client, project: number): Promise<Findings & { slowest: number }> {
  const faults: string[] = [];
  const late: string[] = [];
  let slowest = 0;
  for (const { what, expected, make } of callsOn(project)) {
    const began = performance.now();
    const status = (await make(call))?.status;
    const took = Math.round(performance.now() - began);
    slowest = Math.max(slowest, took);
    if (status !== expected) faults.push(`${what}: ${status}, not ${expected}`);
    if (isLate(took, refusalBar)) late.push(`${what}: after ${took} ms`);
  }
  return { faults, late, slowest };
}

async function millisecondsUntilReady(call: Client): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < patience) {
    if ((await call('GET', '/api/ready'))?.status === 200) break;
    await delay(50);
  }
  return Math.round(performance.now() - began);
}

interface Course {
  slowest: number;
  back: number;
  saved: number;
}

/** Stops the cluster under a server that writes, and starts it again. */
async function stopAndStart(cluster: Cluster): Promise<Findings & Course> {
  const server = await startServer({
    DATABASE_URL: cluster.url,
    SESSION_SECRET: 'a secret that only this run knows, long enough',
    LOG_LEVEL: 'info',
  });
  const written = await newProject(server.address);
  let open = true;
  const saving = (async () => {
    for (let index = 0; open; index++) await addBook(written, `Book ${index}`);
  })();
  await until('something saved', () => written.acknowledged.size >= 10);
  cluster.stop();
  const { faults, late, slowest } = await whileGone(written.call, written.project);
  cluster.start();
  const back = await millisecondsUntilReady(written.call);
  const saved = written.acknowledged.size;
  await until('something saved again', () => written.acknowledged.size > saved);
  open = false;
  await saving;
  const lost = await auditBooks(written, server.address);
  const code = await server.stop();
  return {
    faults: [...faults, ...lost, ...(code === 0 ? [] : [`exit code ${code}`])],
    late: [...late, ...(isLate(back, returnBar) ? [`ready again after ${back} ms`] : [])],
    slowest,
    back,
    saved: written.acknowledged.size,
  };
}

/** Does so with the cluster of this run. */
export async function databaseGone(): Promise<Report> {
  const cluster = ownCluster();
  if (!cluster) return informing(name, withoutCluster);
  let course: Course = { slowest: 0, back: 0, saved: 0 };
  const faults = await tryTimed(name, async () => {
    const tried = await stopAndStart(cluster);
    course = tried;
    return tried;
  });
  const { slowest, back, saved } = course;
  return judged(
    name,
    `slowest answer ${slowest} ms, ready ${back} ms after its return, ${saved} saved, none lost`,
    faults,
  );
}
