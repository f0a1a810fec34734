// Two servers on one PostgreSQL are one to their users: nothing lost, nothing twice, one limit.
import { setTimeout as delay } from 'node:timers/promises';
import { informing, judged, type Report } from '../../report.ts';
import { bodyOf, bookForm, clientOf } from '../../server/client.ts';
import { type ServerProcess, startServer } from '../../server/server-process.ts';
import { ownCluster, withoutCluster } from './cluster.ts';
import { addBook, auditBooks, newProject, newSession } from './written.ts';

const name = 'two instances on one PostgreSQL';
const keys = 50;
const perMinute = 20;

/** Adds a book as a careful client does: what was refused for want of time is sent again, with its key. */
async function addUntilTaken(...book: Parameters<typeof addBook>): Promise<number | undefined> {
  for (let left = 10; ; left--) {
    const status = await addBook(...book);
    if (status !== 503 || left === 0) return status;
    await delay(1_000);
  }
}

/** Sends every key to both instances at once, twice: each may make one row. */
async function oneRowForEachKey(pair: readonly ServerProcess[]): Promise<string[]> {
  const session = newSession();
  const written = await newProject(pair[0]?.address ?? '', session);
  const statuses = new Set<number | undefined>();
  for (let first = 0; first < keys; first += 5) {
    const answers = Array.from({ length: 5 }, (_, index) => `Key ${first + index}`).flatMap((title) =>
      [...pair, ...pair].map(({ address }) =>
        addUntilTaken({ ...written, call: clientOf(address, session) }, title, title.replace(' ', '-')),
      ),
    );
    for (const status of await Promise.all(answers)) statuses.add(status);
  }
  const strange = [...statuses].filter((status) => status !== 201);
  const lists = await Promise.all(
    pair.map(({ address }) =>
      clientOf(address, session)('GET', `/api/projects/${written.project}/citations`).then(bodyOf<unknown[]>),
    ),
  );
  return [
    ...strange.map((status) => `a repeated request was answered ${status}`),
    ...lists.filter(({ length }) => length !== keys).map(({ length }) => `${length} rows of ${keys} keys`),
    ...(JSON.stringify(lists[0]) === JSON.stringify(lists[1]) ? [] : ['the instances show different lists']),
    ...(await Promise.all(pair.map(({ address }) => auditBooks(written, address)))).flat(),
  ];
}

/** What one instance deletes is gone on the other at once, lists that it keeps included. */
async function oneTruth([one, other]: readonly ServerProcess[]): Promise<string[]> {
  if (!one || !other) return [];
  const written = await newProject(one.address);
  const elsewhere = clientOf(other.address, written.session);
  const path = `/api/projects/${written.project}`;
  await addBook(written, 'First');
  await elsewhere('GET', `${path}/citations`);
  await addBook(written, 'Second');
  const seen = bodyOf<unknown[]>(await elsewhere('GET', `${path}/citations`)).length;
  await written.call('DELETE', path);
  const gone = await elsewhere('GET', `${path}/citations`);
  return [
    ...(seen === 2 ? [] : [`the other instance shows ${seen} of 2 citations`]),
    ...(gone?.status === 404 ? [] : [`deleted here, ${gone?.status} there`]),
  ];
}

/** A session has its references a minute once, not once for each instance. */
async function oneLimit(pair: readonly ServerProcess[]): Promise<string[]> {
  const session = newSession();
  let made = 0;
  let retryAfter = true;
  const began = performance.now();
  for (let turn = 0; turn < 2 * perMinute; turn++) {
    const answer = await fetch(`${pair[turn % 2]?.address}/api/citations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-id': session },
      body: JSON.stringify(bookForm(`Limit ${turn}`)),
    });
    if (answer.status === 200) made += 1;
    else retryAfter &&= answer.status === 429 && Number(answer.headers.get('retry-after')) >= 1;
  }
  // Room comes back evenly while we ask.
  const most = perMinute + Math.ceil((performance.now() - began) / (60_000 / perMinute));
  return [
    ...(made >= perMinute && made <= most ? [] : [`${made} references made, where ${perMinute} are allowed`]),
    ...(retryAfter ? [] : ['a refusal was no 429 with Retry-After']),
  ];
}

/** Runs two servers side by side on the cluster of this run. */
export async function twoInstances(): Promise<Report> {
  const cluster = ownCluster();
  if (!cluster) return informing(name, withoutCluster);
  const environment = {
    DATABASE_URL: cluster.url,
    SESSION_SECRET: 'a secret that only this run knows, long enough',
  };
  const pair = await Promise.all([startServer(environment), startServer(environment)]);
  const faults = [...(await oneRowForEachKey(pair)), ...(await oneTruth(pair))];
  await Promise.all(pair.map((server) => server.kill()));
  const limits = { ...environment, LIMIT_SESSION_PER_MINUTE: String(perMinute) };
  const limited = await Promise.all([startServer(limits), startServer(limits)]);
  faults.push(...(await oneLimit(limited)));
  await Promise.all(limited.map((server) => server.kill()));
  return judged(
    name,
    `${keys} keys sent 4 times to both: ${keys} rows; one limit of ${perMinute} a minute`,
    faults,
  );
}
