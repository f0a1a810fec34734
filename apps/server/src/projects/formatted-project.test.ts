import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type ProjectCitation, projectCitationSchema, type StyleId } from '@citewright/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../db/databases.fixture.ts';
import type { Database } from '../db/schema.ts';
import type { AnswerStore } from './answer-store.ts';
import { toColumns } from './citation-row.ts';
import { deleteCitation, restoreCitation, updateCitation } from './citation-store.ts';
import { createFormattedProjects, type FormattedProjects } from './formatted-project.ts';
import { findProject, updateProject } from './project-store.ts';
import { addCitation, addProject, bookOf, moment } from './stored.fixture.ts';
import type { WrittenAnswer } from './written-answer.ts';

const nothingKept: AnswerStore = { read: async () => undefined, write: () => undefined };

/** From so many citations on what was formatted is remembered. */
const large = 4;

/** From so many citations on the first screen is made before the others. */
const vast = 300;

const parse = ({ bytes, packed }: WrittenAnswer) =>
  JSON.parse((packed ? gunzipSync(bytes) : Buffer.from(bytes)).toString());

async function asked(database: Database, id: number) {
  const stored = await findProject(database, 'ada', id);
  if (!stored) throw new Error('the project has gone');
  return { ...stored, owner: 'ada' };
}

async function answers(formatted: FormattedProjects, database: Database, id: number) {
  const project = await asked(database, id);
  const list: ProjectCitation[] = parse(await formatted.list(project, (stream) => stream.resume()));
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

/** Does one edit to a project, as its session or another instance would. */
async function apply(
  database: Database,
  project: number,
  ids: number[],
  one: typeof edit extends fc.Arbitrary<infer T> ? T : never,
) {
  if (one.kind === 'add') ids.push((await addCitation(database, 'ada', project, workOf(one))).id);
  else if (one.kind === 'style') await updateProject(database, 'ada', project, { referenceStyle: one.style });
  else {
    const id = ids[one.at % ids.length] ?? 0;
    if (one.kind === 'edit') {
      await updateCitation(database, 'ada', id, (work) => ({ ...work, item: workOf(one).item }));
    } else if (one.kind === 'delete') await deleteCitation(database, 'ada', id, moment);
    else await restoreCitation(database, 'ada', id, { now: Date.parse(moment), most: 100 });
  }
}

/** Keeps entries alone, as the database would between two servers. */
function entriesStore() {
  let entries: Promise<Uint8Array> | undefined;
  const store: AnswerStore = {
    read: async (_, kind) => (kind === 'entries' ? await entries : undefined),
    write(_, kind, packed) {
      if (kind === 'entries') entries = typeof packed === 'function' ? packed() : Promise.resolve(packed);
    },
  };
  return store;
}

describeOnEveryDatabase('a project that is formatted again', (open) => {
  test('reads as one that was never formatted, whatever was done to it, here or elsewhere', async () => {
    const database = await open();
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 4, maxLength: 14 }), async (edits) => {
        const { id } = await addProject(database, 'ada');
        const ids: number[] = [];
        for (const name of ['Rivers', 'Towns', 'Seas', 'Lakes', 'Rivers']) {
          ids.push((await addCitation(database, 'ada', id, bookOf(name))).id);
        }
        const here = createFormattedProjects(database, nothingKept, large);
        const store = entriesStore();
        for (const one of edits) {
          await apply(database, id, ids, one);
          const now = await answers(here, database, id);
          const anew = await answers(createFormattedProjects(database, nothingKept), database, id);
          expect(now).toEqual(anew);
          const started = createFormattedProjects(database, store, large);
          expect(parse(await started.references(await asked(database, id)))).toEqual(anew.references);
          const listing = createFormattedProjects(database, store, large);
          expect(parse(await listing.list(await asked(database, id)))).toEqual(anew.list);
          const first = now.list[0];
          if (first) expect(await here.citation(await asked(database, id), first.id)).toEqual(first);
        }
        await database.updateTable('projects').set({ deleted_at: moment }).where('id', '=', id).execute();
      }),
      { numRuns: 8, seed: 6 },
    );
  });

  test('says all that a citation is, in the words of the contract', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    const record = { name: 'Crossref', url: 'https://search.crossref.org/?q=1' };
    await addCitation(database, 'ada', id, {
      ...bookOf('Rivers \u2028 "and" towns'),
      record,
      locator: { label: 'page', value: '5' },
      notices: [{ code: 'retracted', message: 'Withdrawn.' }],
    });
    const { list } = await answers(createFormattedProjects(database, nothingKept), database, id);
    expect(list.map((citation) => projectCitationSchema.parse(citation))).toMatchObject([
      {
        record,
        locator: { label: 'page', value: '5' },
        notices: [{ code: 'retracted', message: 'Withdrawn.' }],
        evidence: { title: { source: 'typed' } },
        item: { type: 'book', author: [{ family: 'Okafor', given: 'Ada' }] },
        inTextCitation: '(Okafor, 2019, p. 5)',
      },
    ]);
  });

  test('sends the list of a large project while it is made, the same as it is kept', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    for (let at = 0; at < large; at += 1) await addCitation(database, 'ada', id, bookOf(`Rivers ${at}`));
    const begun = Promise.withResolvers<Buffer>();
    const formatted = createFormattedProjects(database, nothingKept, large);
    const whole = await formatted.list(await asked(database, id), (stream) => begun.resolve(buffer(stream)));
    expect(gunzipSync(await begun.promise).toString()).toBe(gunzipSync(whole.bytes).toString());
  });

  /** Fills a project with works of as many authors; `edit` changes what is told of one. */
  async function addVast(database: Database, edit: (at: number) => object = () => ({})): Promise<number> {
    const { id } = await addProject(database, 'ada');
    const rows = Array.from({ length: vast }, (_, at) => {
      const family = `${String.fromCharCode(90 - (at % 26))}o${String.fromCharCode(97 + Math.floor(at / 26))}`;
      const work = workOf({ title: `Rivers ${at}`, family, year: 2019 });
      const columns = toColumns({ ...work, item: { ...work.item, ...edit(at) } });
      return { project_id: id, ...columns, request: '{}', created_at: moment };
    });
    await database.insertInto('citations').values(rows).execute();
    return id;
  }

  test('begins with the first screen before the others are planned, and reads as if it had not', async () => {
    const database = await open();
    const id = await addVast(database);
    const begun = Promise.withResolvers<Buffer>();
    const formatted = createFormattedProjects(database, nothingKept, large, vast);
    const whole = await formatted.list(await asked(database, id), (stream) => begun.resolve(buffer(stream)));
    expect(parse({ bytes: await begun.promise, packed: true })).toEqual(parse(whole));
    expect(parse(whole)).toEqual(
      (await answers(createFormattedProjects(database, nothingKept), database, id)).list,
    );
  });

  test('breaks off when the first screen reads otherwise among all, and is right when it is asked for again', async () => {
    const database = await open();
    // One work under different names, which only whoever reads identifiers sees.
    const spellings: Readonly<Record<number, object>> = {
      1: { DOI: '10.1000/rivers' },
      25: { DOI: 'https://doi.org/10.1000/rivers' },
    };
    const id = await addVast(database, (at) => spellings[at] ?? {});
    const begun = Promise.withResolvers<Buffer>();
    begun.promise.catch(() => undefined);
    const formatted = createFormattedProjects(database, nothingKept, large, vast);
    const broken = formatted.list(await asked(database, id), (stream) => begun.resolve(buffer(stream)));
    await expect(broken).rejects.toThrow('reads differently among all');
    await expect(begun.promise).rejects.toThrow('reads differently among all');
    expect(await answers(formatted, database, id)).toEqual(
      await answers(createFormattedProjects(database, nothingKept), database, id),
    );
  });

  test('takes the entries of a change before as they were, on a server that has just started', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    for (const name of ['Rivers', 'Towns', 'Seas', 'Lakes']) {
      const work = workOf({ title: name, family: `Okafor ${name}`, year: 2019 });
      await addCitation(database, 'ada', id, work);
    }
    const store = entriesStore();
    await createFormattedProjects(database, store, large).references(await asked(database, id));
    const packed = await store.read(await asked(database, id), 'entries');
    const marked = gunzipSync(packed ?? '')
      .toString()
      .replaceAll('2019', '2019, as it was');
    store.write(await asked(database, id), 'entries', gzipSync(marked));

    await addCitation(database, 'ada', id, workOf({ title: 'Woods', family: 'Okafor Woods', year: 2020 }));
    const started = createFormattedProjects(database, store, large);
    const { references } = parse(await started.references(await asked(database, id)));
    expect(references.split('\n').map((line: string) => line.match(/\((.*?)\)/)?.[1])).toEqual([
      '2019, as it was',
      '2019, as it was',
      '2019, as it was',
      '2019, as it was',
      '2020',
    ]);
  });

  test('lets everybody read along who asks for the list of a large project while it is made', async () => {
    const database = await open();
    const { id } = await addProject(database, 'ada');
    for (let at = 0; at < large; at += 1) await addCitation(database, 'ada', id, bookOf(`Rivers ${at}`));
    const formatted = createFormattedProjects(database, nothingKept, large);
    const project = await asked(database, id);
    const unasked = formatted.list(project);
    const begun = Promise.withResolvers<Buffer>();
    await formatted.list(project, (stream) => begun.resolve(buffer(stream)));
    const whole = await unasked;
    expect(gunzipSync(await begun.promise).toString()).toBe(gunzipSync(whole.bytes).toString());

    let begunAgain = false;
    const kept = await formatted.list(project, () => {
      begunAgain = true;
    });
    expect([kept, begunAgain]).toEqual([whole, false]);
  });
});
