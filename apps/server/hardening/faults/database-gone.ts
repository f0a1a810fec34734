// The database ends under a running server, and comes back: what needs it says so at once, everything else goes on.
import { setTimeout as delay } from 'node:timers/promises';
import { bookForm, type Client, projectForm } from '../../load/client.ts';
import { startServer } from '../../load/server-process.ts';
import { judged, type Verdict } from '../verdict.ts';
import { ownCluster, withoutCluster } from './cluster.ts';
import { addBook, auditBooks, newProject } from './written.ts';

const name = 'database gone and back';

/** Milliseconds in which a call that needs the database says that it cannot, with what a busy machine adds. */
const refusalBar = 1_250;
const returnBar = 5_000;

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

/** Makes each call once while the database is away; gives what was wrong and the slowest answer. */
async function whileGone(call: Client, project: number): Promise<{ faults: string[]; slowest: number }> {
  const faults: string[] = [];
  let slowest = 0;
  for (const { what, expected, make } of callsOn(project)) {
    const began = performance.now();
    const status = (await make(call))?.status;
    const took = Math.round(performance.now() - began);
    slowest = Math.max(slowest, took);
    if (status !== expected) faults.push(`${what}: ${status}, not ${expected}`);
    if (took > refusalBar) faults.push(`${what}: after ${took} ms`);
  }
  return { faults, slowest };
}

async function millisecondsUntilReady(call: Client): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 2 * returnBar) {
    if ((await call('GET', '/api/ready'))?.status === 200) break;
    await delay(50);
  }
  return Math.round(performance.now() - began);
}

/** Stops the cluster of this run under a server that writes, and starts it again. */
export async function databaseGone(): Promise<Verdict> {
  const cluster = ownCluster();
  if (!cluster) return { name, passed: undefined, figure: withoutCluster, faults: [] };
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
  await delay(1_000);
  cluster.stop();
  const { faults, slowest } = await whileGone(written.call, written.project);
  cluster.start();
  const back = await millisecondsUntilReady(written.call);
  await delay(500);
  open = false;
  await saving;
  faults.push(...(await auditBooks(written, server.address)));
  if (back > returnBar) faults.push(`ready again after ${back} ms`);
  const code = await server.stop();
  if (code !== 0) faults.push(`exit code ${code}`);
  return judged(
    name,
    `slowest answer ${slowest} ms, ready ${back} ms after its return, ${written.acknowledged.size} saved, none lost`,
    faults,
  );
}
