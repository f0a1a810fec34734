import { newProjectSchema, projectLimits } from '@citewright/contract';
import { testMoment, testStorage } from '../app.fixture.ts';
import type { Database } from '../db/schema.ts';
import type { NewCitation } from './citations/row.ts';
import { insertCitation } from './citations/store.ts';
import { doOnce } from './do-once.ts';
import { insertProject } from './store.ts';

export const thesis = newProjectSchema.parse({
  name: 'Thesis',
  moduleName: 'Research Methods',
  moduleCode: 'RM101',
});

/** A book as it was typed, of this title. */
export const bookOf = (title: string): NewCitation => ({
  item: {
    id: 'manual',
    type: 'book',
    title,
    author: [{ family: 'Okafor', given: 'Ada' }],
    issued: { 'date-parts': [[2019]] },
  },
  evidence: { title: { source: 'typed' } },
  verification: 'typed',
  record: undefined,
  notices: [],
  locator: undefined,
  request: { format: 'apa', inputType: 'manual', sourceInput: 'manual' },
});

/** The test server's time, as rows hold it. */
export const moment = new Date(testMoment).toISOString();

/** Stores a project for a session, without a key. */
export const addProject = (database: Database, owner: string, project = thesis) =>
  doOnce(database, owner, undefined, testMoment, (transaction) =>
    insertProject(transaction, owner, project, moment, testStorage.sessionBytes),
  );

/** Stores a citation in a project of a session, without a key. */
export const addCitation = (
  database: Database,
  owner: string,
  projectId: number,
  citation = bookOf('Rivers'),
) =>
  doOnce(database, owner, undefined, testMoment, (transaction) =>
    insertCitation(
      transaction,
      { owner, projectId, most: projectLimits.citations, mostBytes: testStorage.sessionBytes },
      citation,
      moment,
    ),
  );
