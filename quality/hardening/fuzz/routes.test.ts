import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { ownSession, temporaryDatabase, testApp, testSecret } from '../../../apps/server/src/app.fixture.ts';
import { addCitation, addProject } from '../../../apps/server/src/projects/stored.fixture.ts';
import { sessionOf } from '../../../apps/server/src/session.ts';
import { callsOf, type Description } from './calls.ts';
import { faultsOf } from './faults.ts';

const runs = 25;

async function world() {
  const database = await temporaryDatabase();
  const owner = sessionOf(ownSession, testSecret).key;
  const project = await addProject(database, owner);
  const citation = await addCitation(database, owner, project.id);
  return { app: await testApp({ database }), ids: [project.id, citation.id] };
}

async function describedCalls() {
  const { app, ids } = await world();
  const description: Description = (await app.inject('/api/openapi.json')).json();
  return { app, calls: callsOf(description, { session: ownSession, ids }) };
}

describe('whatever is sent to a call that the description names', () => {
  test('answers as described, without unexpected failures', async () => {
    const { app, calls } = await describedCalls();
    expect(calls.length).toBeGreaterThan(20);
    for (const [name, requests] of calls) {
      await fc.assert(
        fc.asyncProperty(requests, async ({ method, path, headers, body }) => {
          const request = { method, url: path, headers, ...(body !== undefined && { payload: body }) };
          const answer = await app.inject(request as InjectOptions);
          const header = (key: string) => answer.headers[key]?.toString();
          expect(faultsOf({ status: answer.statusCode, header, body: answer.body }), name).toEqual([]);
        }),
        // The same requests every time; `npm run hardening` makes new ones.
        { numRuns: runs, seed: 20_261_121 },
      );
    }
  });
});
