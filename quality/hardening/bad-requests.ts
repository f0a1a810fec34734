import { problemMessages } from '@citewright/words';
// Every case of bad-requests.json against the real server, byte for byte over a socket of its own, with the rules that hold
// for every answer (the corpus's `meta.every_answer`).

import { informing, judged, type Report } from '../report.ts';
import { bodyOf, bookForm, type Client, clientOf, projectForm } from '../server/client.ts';
import { isLate } from '../server/pace.ts';
import { type ServerProcess, startServer } from '../server/server-process.ts';
import {
  type BadRequest,
  fill,
  leaks,
  lengths,
  type Placeholders,
  payloadOf,
  readBadRequests,
  sessionHeaderOf,
} from './bad-request-cases.ts';
import { exchange, type WireAnswer, type WireRequest } from './exchange.ts';
import { newSession } from './faults/written.ts';
import { type Findings, tryTimed } from './findings.ts';

/** Milliseconds for an answer, and for closing a connection whose request never ends. */
const patience = 1_000;
const slowPatience = 17_000;

const idOf = async (answer: ReturnType<Client>) => bodyOf<{ id: number }>(await answer).id;

async function addProjectWithCitation(call: Client): Promise<{ project: number; citation: number }> {
  const project = await idOf(call('POST', '/api/projects', projectForm('N')));
  const citation = await idOf(call('POST', `/api/projects/${project}/citations`, bookForm('T')));
  return { project, citation };
}

/** Rows of two new sessions, for one case: what it does to them disturbs no other. */
interface Scene {
  session: string;
  placeholders: Placeholders;
  /** All that both sessions have, as text. */
  rows(): Promise<string>;
}

async function createScene(address: string, victim: Client): Promise<Scene> {
  const session = newSession();
  const own = clientOf(address, session);
  const { project, citation } = await addProjectWithCitation(own);
  const second = await idOf(own('POST', '/api/projects', projectForm('N2')));
  const foreign = await addProjectWithCitation(victim);
  const used = { name: 'N', moduleName: 'M', moduleCode: 'C' };
  await own('POST', '/api/projects', used, 'a-key-used-before');
  const placeholders = {
    ...lengths,
    '{P}': String(project),
    '{P2}': String(second),
    '{C}': String(citation),
    '{Q}': String(foreign.project),
    '{D}': String(foreign.citation),
    '{K1}': 'a-key-used-before',
  };
  const listOf = async (call: Client, id: number) => [
    await call('GET', '/api/projects'),
    await call('GET', `/api/projects/${id}/citations`),
  ];
  return {
    session,
    placeholders,
    rows: async () =>
      JSON.stringify([await listOf(own, project), (await listOf(victim, foreign.project))[1]]),
  };
}

/** Header values are sent as UTF-8, as a program that knows no better sends them. */
function bytesOf(one: BadRequest, session: string): WireRequest {
  const payload = Buffer.from(payloadOf(one) ?? '');
  const headers = {
    host: 'localhost',
    connection: 'close',
    ...sessionHeaderOf(one, session),
    ...one.headers,
  };
  const names = Object.keys(headers);
  const sized =
    payload.length > 0 && !names.includes('content-length') && !names.includes('transfer-encoding');
  const fields = Object.entries(sized ? { ...headers, 'content-length': payload.length } : headers);
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const top = Buffer.from(`${one.method} ${one.path} HTTP/1.1\r\n${lines}\r\n`);
  if (!one.pace) return { head: Buffer.concat([top, payload]) };
  return one.method === 'GET' ? { head: Buffer.alloc(0), drip: top } : { head: top, drip: payload };
}

const messages = new Set(Object.values(problemMessages));

function bodyFaults({ headers, body }: WireAnswer, one: BadRequest): string[] {
  if (one.method === 'HEAD') return body === '' ? [] : ['a body for HEAD'];
  if (headers.get('content-type') !== 'application/json; charset=utf-8')
    return [`content type ${headers.get('content-type')}`];
  const { message } = JSON.parse(body);
  return [
    ...(messages.has(message) ? [] : [`words that are not in the table: ${message}`]),
    ...(leaks.test(body) ? ['the answer leaks internals'] : []),
  ];
}

function answerFaults(one: BadRequest, answer: WireAnswer | undefined): string[] {
  if (!answer) return ['closed without an answer'];
  const { status, headers, body } = answer;
  const { pathname } = new URL(one.path, 'http://localhost');
  const underApi = pathname.startsWith('/api/');
  // Articles are public and may be cached.
  const ofSession = underApi && !pathname.startsWith('/api/blogs');
  const text = `${[...headers].flat().join('\n')}\n${body}`;
  return [
    ...(one.status.includes(status) ? [] : [`status ${status}, not ${one.status.join(' or ')}`]),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['nosniff is missing']),
    ...(ofSession && headers.get('cache-control') !== 'no-store' ? ['no-store is missing'] : []),
    ...(one.forbidden_headers ?? []).filter((name) => headers.has(name)).map((name) => `header ${name}`),
    ...(one.must_not_echo ?? []).filter((echo) => text.includes(echo)).map((echo) => `echo of ${echo}`),
    ...(one.check && JSON.parse(body).length !== one.check.length ? ['a list of another length'] : []),
    ...(one.check_header && status < 400 && !/^session_[\w-]{32}$/.test(headers.get('x-session-id') ?? '')
      ? ['no session of the server']
      : []),
    ...(underApi && status >= 400 ? bodyFaults(answer, one) : []),
  ];
}

function lateness(one: BadRequest, { took }: WireAnswer): string[] {
  const unsent = one.pace !== undefined || Number(one.headers['content-length']) > 0;
  const bar = unsent ? slowPatience : patience;
  return isLate(took, bar) ? [`answered after ${Math.round(took)} ms`] : [];
}

const withoutId = (answer: WireAnswer | undefined) =>
  answer && [answer.status, { ...JSON.parse(answer.body), requestId: undefined }];

async function attemptCase(
  address: string,
  victim: Client,
  written: BadRequest,
  all: readonly BadRequest[],
): Promise<Findings> {
  const { session, placeholders, rows } = await createScene(address, victim);
  const one = fill(written, placeholders);
  if (one.id === 'twice-del2')
    await clientOf(address, session)('DELETE', `/api/projects/${placeholders['{P2}']}`);
  const before = await rows();
  const answer = await exchange(address, bytesOf(one, session));
  const faults = answerFaults(one, answer);
  if ((answer?.status ?? 400) >= 400 && (await rows()) !== before) faults.push('rows changed');
  const twin = all.find(({ id }) => id === one.same_body_as);
  if (twin) {
    const other = await exchange(address, bytesOf(fill(twin, placeholders), session));
    if (JSON.stringify(withoutId(answer)) !== JSON.stringify(withoutId(other)))
      faults.push(`not the answer of ${twin.id}`);
  }
  return { faults, late: answer ? lateness(one, answer) : [] };
}

async function tryCase(
  address: string,
  victim: Client,
  one: BadRequest,
  all: readonly BadRequest[],
): Promise<string[]> {
  const faults = await tryTimed(one.id, () => attemptCase(address, victim, one, all));
  return faults.map((fault) => `${one.id} (${one.why}): ${fault}`);
}

/** The same request many times, each claiming to come from elsewhere: the limit must hold. */
async function burst(one: BadRequest, folder: string): Promise<string[]> {
  const server = await startServer({
    DATA_DIR: folder,
    LIMIT_SESSION_PER_MINUTE: '20',
    LIMIT_IP_PER_MINUTE: '300',
  });
  const session = newSession();
  const statuses = new Set<number | undefined>();
  for (let turn = 0; turn < (one.repeat ?? 0); turn++) {
    const headers = { ...one.headers, 'x-forwarded-for': `198.51.100.${turn}` };
    statuses.add((await exchange(server.address, bytesOf({ ...one, headers }, session)))?.status);
  }
  await server.kill();
  const strange = [...statuses].filter((status) => !status || !one.status.includes(status));
  return [
    ...strange.map((status) => `${one.id}: status ${status}`),
    ...(one.expect_some && !statuses.has(one.expect_some) ? [`${one.id}: never ${one.expect_some}`] : []),
  ];
}

/** Runs the corpus on a server that must survive it. */
export async function badRequests(server: ServerProcess, folder: string): Promise<Report> {
  const name = 'bad-requests.json';
  const all = readBadRequests();
  if (all.length === 0) return informing(name, 'the corpora are absent');
  const { address } = server;
  // A session holds 200 projects at most: victims take turns.
  const victims = Array.from({ length: 4 }, () => clientOf(address, newSession()));
  const victimOf = (index: number) => victims[index % victims.length] ?? clientOf(address, newSession());
  const isSlow = (one: BadRequest) => one.pace !== undefined || one.raw_socket === true;
  const single = all.filter((one) => !one.repeat);
  const slow = Promise.all(single.filter(isSlow).map((one) => tryCase(address, victimOf(0), one, all)));
  const faults: string[] = [];
  for (const [index, one] of single.filter((one) => !isSlow(one)).entries())
    faults.push(...(await tryCase(address, victimOf(index), one, all)));
  faults.push(...(await slow).flat());
  for (const one of all.filter((one) => one.repeat)) faults.push(...(await burst(one, folder)));
  const failed = new Set(faults.map((fault) => fault.split(' ', 1)[0])).size;
  return judged(name, `${all.length - failed} of ${all.length} cases`, faults);
}
