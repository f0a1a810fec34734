import { randomBytes } from 'node:crypto';
import { bodyOf, bookForm, type Client, clientOf, projectForm } from '../../server/client.ts';

/** An identifier as browsers make them. */
export const newSession = () => `session_${randomBytes(24).toString('base64url')}`;

/** A project of a session, and the titles whose citations the server has acknowledged. */
export interface Written {
  session: string;
  call: Client;
  project: number;
  acknowledged: Set<string>;
}

export async function newProject(address: string, session = newSession()): Promise<Written> {
  const call = clientOf(address, session);
  const answer = await call('POST', '/api/projects', projectForm('Faults'));
  return { session, call, project: bodyOf<{ id: number }>(answer).id, acknowledged: new Set() };
}

/** Adds a typed book and notes it when it was acknowledged; gives the status. */
export async function addBook(
  { call, project, acknowledged }: Written,
  title: string,
  key?: string,
): Promise<number | undefined> {
  const answer = await call('POST', `/api/projects/${project}/citations`, bookForm(title), key);
  if (answer?.status === 201) acknowledged.add(title);
  return answer?.status;
}

/** Acknowledged titles that the server at this address lacks, and duplicates there. */
export async function auditBooks(
  { session, project, acknowledged }: Written,
  address: string,
): Promise<string[]> {
  const call = clientOf(address, session);
  const listed = bodyOf<{ title: string }[]>(await call('GET', `/api/projects/${project}/citations`));
  const titles = new Set(listed.map(({ title }) => title));
  const lost = [...acknowledged].filter((title) => !titles.has(title));
  return [
    ...lost.map((title) => `lost: ${title}`),
    ...(titles.size < listed.length ? [`${listed.length - titles.size} citations stand twice`] : []),
  ];
}
