import type { Project } from '@citewright/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { ownSession, typedBook } from '../app.fixture.ts';
import type { Api } from '../server.ts';

/** A second session, of another user. */
export const otherSession = 'session_Qw8eRt5yUi2oPa9sDf4gHj7kLz1xCv3B';

export const thesisForm = {
  name: 'Thesis',
  moduleName: 'Research Methods',
  moduleCode: 'RM101',
  referenceStyle: 'apa',
  description: '',
};

/** Calls the API as the browser does. */
export function call(
  app: Api,
  method: InjectOptions['method'],
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  return app.inject({
    method: method ?? 'GET',
    url,
    headers: { 'x-session-id': ownSession, ...json, ...headers },
    payload: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** Creates a project and returns it. */
export async function createProject(app: Api, form: object = thesisForm): Promise<Project> {
  return (await call(app, 'POST', '/api/projects', form)).json();
}

/** The request for a book of this title, as the form of the project page sends it. */
export const bookRequest = (title: string, format = 'apa') => ({
  ...typedBook,
  format,
  manualData: { ...typedBook.manualData, title },
});

/** Adds books with these titles to a project, one after the other, and returns their ids. */
export async function addBooks(app: Api, projectId: number, ...titles: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const title of titles) {
    const answer = await call(app, 'POST', `/api/projects/${projectId}/citations`, bookRequest(title));
    ids.push(answer.json().id);
  }
  return ids;
}
