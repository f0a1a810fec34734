// Other people at the server during an attack: they cite and read, and a monitor asks for its health.
import { randomInt } from 'node:crypto';
import type { Pool } from 'undici';
import { type Call, poolOf, send } from '../../bench/driver/open-loop.ts';
import { bodyOf, bookForm, clientOf, projectForm } from '../../server/client.ts';
import { cpuOfMainThread } from '../../server/process-figures.ts';
import type { ServerProcess } from '../../server/server-process.ts';
import { newSession } from '../faults/written.ts';

/** Milliseconds that each kind of request took; infinite where it failed. */
export interface Waiting {
  health: number[];
  cite: number[];
  read: number[];
  page: number[];
}

/** What was measured: beside the waiting, the milliseconds for which the thread that answers worked between two answers about its health. */
export interface Ended extends Waiting {
  working: number[];
}

/** Requests a second of each kind. */
const rates: Readonly<Record<keyof Waiting, number>> = { health: 20, cite: 4, read: 4, page: 1 };

/** The project of somebody else. */
const citationsThere = 15;

const network = () => `198.51.100.${randomInt(1, 255)}`;

/** People who are not the attacker, each with an address and a session of their own. */
export interface Others {
  /** Uses everything a few times, so that the memory is that of a server at work: both places of readers keep a thread that has read this. */
  warmUp(read?: 'lists' | 'papers'): Promise<void>;
  /** Begins to send requests at steady rates, whatever comes back. */
  begin(): void;
  /** Ends them and waits for the answers. */
  end(): Promise<Ended>;
}

const post = (path: string, session: string, body: object): Call => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', 'x-session-id': session, 'x-forwarded-for': network() },
  body: JSON.stringify(body),
});

const record = `@book{a, title={${'Rivers '.repeat(30)}}, author={Okafor, Ada}, year={2019}}\n`;

const listOfSize = (records: number) => () =>
  post('/api/conversions', newSession(), { references: record.repeat(records), to: 'ris' });

function paperOfSize(paragraphs: number): Call {
  const text = `${'Rivers grow (Okafor, 2019).\n\n'.repeat(paragraphs)}References\n\nOkafor, A. (2019). Rivers. Fjord Press.\n`;
  return {
    ...post('/api/papers/check', newSession(), {}),
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': network() },
    body: `--x\r\ncontent-disposition: form-data; name="lookUp"\r\n\r\nfalse\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${text}\r\n--x--`,
  };
}

/** A small and a large input of each kind: they are read at different places. */
const inputs = {
  lists: [listOfSize(50), listOfSize(4_900)],
  papers: [() => paperOfSize(50), () => paperOfSize(40_000)],
} as const;

const get = (path: string, session = newSession()): Call => ({
  method: 'GET',
  path,
  headers: { 'x-session-id': session, 'x-forwarded-for': network() },
});

async function oneProject(address: string, session: string): Promise<number> {
  const call = clientOf(address, session, network());
  const { id } = bodyOf<{ id: number }>(await call('POST', '/api/projects', projectForm('Another')));
  for (let index = 0; index < citationsThere; index++)
    bodyOf(await call('POST', `/api/projects/${id}/citations`, bookForm(`Book ${index}`)));
  return id;
}

/** Asks an idle server for its health at the rate of the others, until it is ended: what the machine alone makes of it. */
export function watchIdle(address: string): { end(): Promise<number[]> } {
  const pool = poolOf(address);
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const one = send(pool, get('/api/health'))
      .then(({ latency }) => void times.push(latency))
      .finally(() => open.delete(one));
    open.add(one);
  }, 1_000 / rates.health);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(open);
      await pool.destroy();
      return times;
    },
  };
}

/** Joins a server; `pages` is the address below which pages can be read, where they read pages. */
export async function joinServer(
  { address, pid }: Pick<ServerProcess, 'address' | 'pid'>,
  pages: string | undefined,
): Promise<Others> {
  const session = newSession();
  const project = await oneProject(address, session);
  const pool: Pool = poolOf(address);
  let asked = 0;
  const citePage = () =>
    post('/api/citations', newSession(), {
      format: 'apa',
      inputType: 'url',
      sourceInput: `${pages}/page-${asked++}`,
    });
  const calls: Record<keyof Waiting, (() => Call) | undefined> = {
    health: () => get('/api/health'),
    cite: () => post('/api/citations', newSession(), bookForm(`On tides ${asked++}`)),
    read: () => get(`/api/projects/${project}/citations`, session),
    page: pages === undefined ? undefined : citePage,
  };
  const waiting: Ended = { health: [], cite: [], read: [], page: [], working: [] };
  const open = new Set<Promise<void>>();
  const timers: NodeJS.Timeout[] = [];
  let workedBefore = 0;

  const sendOne = async (kind: keyof Waiting, call: Call) => {
    const { status, latency } = await send(pool, call);
    if (kind === 'health') {
      const worked = cpuOfMainThread(pid);
      waiting.working.push(worked - workedBefore);
      workedBefore = worked;
    }
    waiting[kind].push(status >= 200 && status < 300 ? latency : Number.POSITIVE_INFINITY);
  };

  const files = ['docx', 'bibtex'].map((format) => `/api/projects/${project}/export?format=${format}`);
  return {
    async warmUp(read) {
      for (const input of read ? inputs[read] : []) await send(pool, input());
      for (let round = 0; round < 10; round++) {
        const all = Object.values(calls).flatMap((make) => (make ? Array.from({ length: 10 }, make) : []));
        const exports = files.map((path) => get(path, session));
        await Promise.all([...all, ...exports].map((call) => send(pool, call)));
      }
    },
    begin() {
      workedBefore = cpuOfMainThread(pid);
      for (const [kind, make] of Object.entries(calls) as [keyof Waiting, (() => Call) | undefined][]) {
        if (!make) continue;
        const tick = () => {
          const one = sendOne(kind, make()).finally(() => open.delete(one));
          open.add(one);
        };
        timers.push(setInterval(tick, 1_000 / rates[kind]));
      }
    },
    async end() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(open);
      await pool.destroy();
      return waiting;
    },
  };
}
