import path from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDatabase, temporaryFolder, testMoment, testSecret } from './app.fixture.ts';
import { describeOnEveryDatabase } from './db/databases.fixture.ts';
import { createLookupStore } from './db/lookups.ts';
import { migrate, migrations } from './db/migrate.ts';
import { spentOfDay } from './db/model-spending.ts';
import { openDatabase } from './db/open.ts';
import { takeUse } from './db/rate-limits.ts';
import type { Database } from './db/schema.ts';
import { listCitations } from './projects/citations/store.ts';
import { earlierResult } from './projects/do-once.ts';
import { findProject, listProjects } from './projects/store.ts';
import { addCitation, addProject } from './projects/stored.fixture.ts';
import { openLink } from './sessions/link-store.ts';
import { listCustomStyles } from './styles/custom-style-store.ts';
import { writtenAt } from './upgrade.fixture.ts';

async function write(database: Database, step: number, mark: number): Promise<void> {
  for (const statement of writtenAt(step, mark)) await database.executeQuery(CompiledQuery.raw(statement));
}

/** The part of that session that today's code reads; `undefined` for what the release of that step did not have yet. */
async function readBack(database: Database, step: number, mark: number) {
  const owner = `owner${mark}`;
  const [project] = await listProjects(database, owner);
  const [citation] = await listCitations(database, owner, mark);
  const attempt = { owner, key: 'key', requestHash: 'hash' };
  const wait = await takeUse(database, `session ${owner}`, { max: 2, timeWindow: 60_000 }, testMoment);
  return {
    project: project?.name,
    revision: (await findProject(database, owner, mark))?.revision,
    citation: citation?.item.title,
    locator: citation?.locator?.value,
    attempt: await earlierResult(database, attempt),
    lookup: await createLookupStore(database, () => testMoment, testSecret).get(`doi:10.1000/${mark}`),
    link: step < 3 ? undefined : (await openLink(database, `code${mark}`, undefined, testMoment))?.sealedId,
    spent: step < 4 ? undefined : await spentOfDay(database, testMoment),
    wait: step < 5 ? undefined : wait,
    language: project?.language,
    style: (await listCustomStyles(database, owner))[0]?.title,
  };
}

const whatWasWritten = (step: number, mark: number) => ({
  project: 'Thesis',
  revision: step < 2 ? 0 : 1,
  citation: 'Rivers',
  locator: step < 3 ? undefined : '7',
  attempt: { id: mark },
  lookup: { found: true },
  link: step < 3 ? undefined : 'sealed',
  spent: step < 4 ? undefined : 7,
  wait: step < 5 ? undefined : 0,
  language: step < 11 ? undefined : 'de-DE',
  style: step < 11 ? undefined : 'Fjord',
});

const steps = migrations.map((_, index) => index + 1);

/**
 * A column was renamed before the first release; since the second step every step preserves what the previous one uses.
 */
const released = steps.slice(1);

describeOnEveryDatabase('an upgrade', (open) => {
  test.each(steps)('keeps all that the release of step %i has written', async (step) => {
    const database = await open.empty();
    await migrate(database, open.flavour, migrations.slice(0, step));
    await write(database, step, 1);
    await migrate(database, open.flavour);
    expect(await readBack(database, step, 1)).toEqual(whatWasWritten(step, 1));
  });

  test.each(released)('lets the release of step %i go on beside it, or come back', async (step) => {
    const database = await open();
    await migrate(database, open.flavour, migrations.slice(0, step));
    await write(database, step, 2);
    await migrate(database, open.flavour);
    expect(await readBack(database, step, 2)).toEqual(whatWasWritten(step, 2));
  });
});

test('a copy that VACUUM INTO makes of a database in use is a whole one', async () => {
  const database = await temporaryDatabase();
  const { id } = await addProject(database, 'ada');
  await addCitation(database, 'ada', id);
  const dataDirectory = temporaryFolder();
  await sql`vacuum into ${path.join(dataDirectory, 'citewright.sqlite')}`.execute(database);
  await addCitation(database, 'ada', id);

  const copy = await openDatabase({ dataDirectory, databaseUrl: undefined });
  onTestFinished(() => copy.destroy());
  expect(await listCitations(copy, 'ada', id)).toHaveLength(1);
  expect(await listCitations(database, 'ada', id)).toHaveLength(2);
});
