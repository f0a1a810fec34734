import { gunzipSync } from 'node:zlib';
import { type ProjectCitation, projectCitationSchema, type StyleId } from '@citewright/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testStorage } from '../../app.fixture.ts';
import { describeOnEveryDatabase } from '../../db/databases.fixture.ts';
import type { Database } from '../../db/schema.ts';
import { createFairWork } from '../../edge/fair-work.ts';
import { deleteCitation, restoreCitation, updateCitation } from '../citations/store.ts';
import { findProject, updateProject } from '../store.ts';
import { addCitation, addProject, bookOf, moment } from '../stored.fixture.ts';
import { createFormattedProjects, type FormattedProjects } from './formatted-project.ts';
import type { JsonResponse } from './json-response.ts';
import { createResponseCache } from './response-cache.ts';

const mostBytes = testStorage.sessionBytes;

/** A cache with room for everything, or for nothing. */
const formattedIn = (database: Database, capacity = 1_000_000) =>
  createFormattedProjects(database, createResponseCache(capacity), createFairWork({ capacity: 2, queue: 4 }));

const parse = ({ bytes, gzipped }: JsonResponse) =>
  JSON.parse((gzipped ? gunzipSync(bytes) : Buffer.from(bytes)).toString());

async function asked(database: Database, id: number) {
  const stored = await findProject(database, 'ada', id);
  if (!stored) throw new Error('the project has gone');
  return { ...stored, owner: 'ada', caller: { network: '198.51.100.1', session: 'ada' } };
}

async function answers(formatted: FormattedProjects, database: Database, id: number) {
  const project = await asked(database, id);
  const list: ProjectCitation[] = parse(await formatted.list(project));
  return { list, references: parse(await formatted.references(project)) };
}

const family = fc.constantFrom('Okafor', 'Lindqvist');
const title = fc.constantFrom('Rivers', 'Rivers: A History', 'The Reading of Rose Windows', 'Towns');
const year = fc.constantFrom(2019, 2020);
const style = fc.constantFrom<StyleId>('apa', 'mla', 'chicago', 'harvard', 'ieee');
const edit = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), title, family, year }),
  fc.record({ kind: fc.constant('edit' as const), at: fc.nat(), title, family, year }),
  fc.record({ kind: fc.constant('delete' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('restore' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('style' as const), style }),
);

const workOf = ({ title, family, year }: { title: string; family: string; year: number }) => {
  const work = bookOf(title);
  const author = [{ family, given: 'Ada' }];
  return { ...work, item: { ...work.item, author, issued: { 'date-parts': [[year]] } } };
};

/** Applies one edit to a project, as its session or another instance would. */
async function apply(
  database: Database,
  project: number,
  ids: number[],
  one: typeof edit extends fc.Arbitrary<infer T> ? T : never,
) {
  if (one.kind === 'add') ids.push((await addCitation(database, 'ada', project, workOf(one))).id);
  else if (one.kind === 'style')
    await updateProject(database, 'ada', project, { referenceStyle: one.style }, mostBytes);
  else {
    const id = ids[one.at % ids.length] ?? 0;
    if (one.kind === 'edit') {
      await updateCitation(
        database,
        'ada',
        { id },
        (work) => ({ ...work, item: workOf(one).item }),
        mostBytes,
      );
    } else if (one.kind === 'delete') await deleteCitation(database, 'ada', id, moment);
    else await restoreCitation(database, 'ada', id, { now: Date.parse(moment), most: 100 });
  }
}

describeOnEveryDatabase('a formatted project', (open) => {
  test('is up to date after every edit, by any instance', async () => {
    const database = await open();
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 4, maxLength: 14 }), async (edits) => {
        const { id } = await addProject(database, 'ada');
        const ids: number[] = [];
        for (const name of ['Rivers', 'Towns', 'Seas', 'Lakes', 'Rivers']) {
          ids.push((await addCitation(database, 'ada', id, bookOf(name))).id);
        }
        const here = formattedIn(database);
        for (const one of edits) {
          await apply(database, id, ids, one);
          const now = await answers(here, database, id);
          expect(now).toEqual(await answers(formattedIn(database, 0), database, id));
          const first = now.list[0];
          if (first) expect(await here.citation(await asked(database, id), first.id)).toEqual(first);
        }
        await database.updateTable('projects').set({ deleted_at: moment }).where('id', '=', id).execute();
      }),
      { numRuns: 8, seed: 6 },
    );
  });

  test('gives citations that fit the contract', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const record = { name: 'Crossref', url: 'https://search.crossref.org/?q=1' };
    await addCitation(database, 'ada', id, {
      ...bookOf('Rivers \u2028 "and" towns'),
      record,
      locator: { label: 'page', value: '5' },
      notices: [{ code: 'retracted', message: 'Withdrawn.' }],
    });
    const { list } = await answers(formattedIn(database), database, id);
    expect(list.map((citation) => projectCitationSchema.parse(citation))).toMatchObject([
      {
        record,
        locator: { label: 'page', value: '5' },
        notices: [
          { code: 'retracted', message: 'Withdrawn.' },
          { code: 'missing-field', fields: ['publisher'] },
        ],
        evidence: { title: { source: 'typed' } },
        item: { type: 'book', author: [{ family: 'Okafor', given: 'Ada' }] },
        inTextCitation: '(Okafor, 2019, p. 5)',
      },
    ]);
  });
});
