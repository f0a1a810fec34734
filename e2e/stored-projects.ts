import { randomBytes } from 'node:crypto';
import { type APIResponse, expect, type Page } from '@playwright/test';

/** The fields of a project sent to the API. */
export interface StoredProject {
  name: string;
  moduleName: string;
  moduleCode: string;
  referenceStyle?: string;
  description?: string;
}

const sessions = new WeakMap<Page, string>();

/** The session of a page. For a page that is not open yet it is written to its storage, as after an earlier visit. */
async function sessionOf(page: Page): Promise<string> {
  const known =
    sessions.get(page) ??
    (page.url().startsWith('http:') ? await page.evaluate(() => localStorage.getItem('session-id')) : null);
  if (known) return known;
  const id = `session_${randomBytes(32).toString('base64url')}`;
  sessions.set(page, id);
  await page.addInitScript((session) => {
    if (location.protocol === 'http:') localStorage['session-id'] ??= session;
  }, id);
  return id;
}

async function post(page: Page, path: string, data: object): Promise<APIResponse> {
  const answer = await page.request.post(path, {
    data,
    headers: { 'x-session-id': await sessionOf(page), 'idempotency-key': randomBytes(32).toString('hex') },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}

/**
 * Stores a project for a page that is opened later; most tests start with one, and a few create it in the interface.
 */
export async function storeProject(page: Page, project: StoredProject): Promise<number> {
  const { id } = await (await post(page, '/api/projects', project)).json();
  return id;
}

/** Stores what a request for a citation gives in a project of the same page. */
export async function storeRequest(page: Page, project: number, request: object): Promise<void> {
  await post(page, `/api/projects/${project}/citations`, { ...request, projectId: project });
}

/** Stores a citation of a DOI in a project of the same page. */
export async function storeCitation(page: Page, project: number, doi: string): Promise<void> {
  await storeRequest(page, project, { format: 'apa', inputType: 'doi', sourceInput: doi });
}
