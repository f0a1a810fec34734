import { inflateRawSync } from 'node:zlib';
import { itemLimits, type ProjectCitation, projectLimits } from '@citewright/contract';
import { formats, writableIds } from '@citewright/interchange';
import { expect, test } from 'vitest';
import { testApp } from '../app.fixture.ts';
import type { Api } from '../server.ts';
import { addBooks, call, createProject, thesisForm } from './calls.fixture.ts';

const kept = {
  notes: 'PRIVATE ask Per.\nPRIVATE by May.',
  quotations: [{ text: 'PRIVATE rivers flow.', locator: { label: 'page', value: '45' } }],
  tags: ['PRIVATE', 'to read'],
};

const sections = [
  { key: 's1', heading: 'Primary sources' },
  { key: 's2', heading: 'Cases & “law”' },
];

const edit = (app: Api, id: number | undefined, body: object) =>
  call(app, 'PATCH', `/api/citations/${id}`, body);
const listOf = async (app: Api, id: number): Promise<ProjectCitation[]> =>
  (await call(app, 'GET', `/api/projects/${id}/citations`)).json();
const fileOf = async (app: Api, id: number, format: string) =>
  (await call(app, 'GET', `/api/projects/${id}/export?format=${format}`)).rawPayload;

/** A project with three books: one in no section, two in sections that it does not know in the order of the alphabet. */
async function sectioned(form: object = {}) {
  const app = await testApp();
  const { id } = await createProject(app, { ...thesisForm, sections, ...form });
  const books = await addBooks(app, id, 'Anchors', 'Bridges', 'Canals');
  await edit(app, books[0], { listSection: 's2' });
  await edit(app, books[2], { listSection: 's1' });
  return { app, id, books };
}

/** Whatever stands in a file, also in one that is packed. */
function wholeText(bytes: Buffer): string {
  let text = bytes.toString();
  for (let at = bytes.indexOf('PK\u0003\u0004'); at >= 0; at = bytes.indexOf('PK\u0003\u0004', at + 1)) {
    const begins = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    if (bytes.readUInt16LE(at + 8) === 8) text += inflateRawSync(bytes.subarray(begins)).toString();
  }
  return text;
}

test('what a reader keeps beside a work is stored, and changes nothing of the record', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [book] = await addBooks(app, id, 'Rivers');
  const [before] = await listOf(app, id);
  expect((await edit(app, book, { ...kept, listSection: 'Cases' })).statusCode).toBe(200);
  const [after] = await listOf(app, id);
  expect(after?.item).toEqual({ ...before?.item, custom: { ...kept, listSection: 'Cases' } });
  expect(after?.evidence).toEqual(before?.evidence);
  expect(after?.verification).toBe(before?.verification);
  await edit(app, book, { notes: null, quotations: [], tags: null, listSection: null });
  expect((await listOf(app, id))[0]?.item).toEqual(before?.item);
});

test('edits of notes, tags and section are merged by field, and only the same field is refused', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [book] = await addBooks(app, id, 'Rivers');
  const answers = [
    await edit(app, book, { notes: 'One.', before: { notes: null } }),
    await edit(app, book, { tags: ['a'], before: { tags: null } }),
    await edit(app, book, { listSection: 'Cases', before: { listSection: null } }),
    await edit(app, book, { notes: 'Two.', before: { notes: null } }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 409]);
  expect((await listOf(app, id))[0]?.item.custom).toEqual({
    notes: 'One.',
    tags: ['a'],
    listSection: 'Cases',
  });
});

test.each(writableIds.filter((id) => formats[id].writeReferences))(
  'nothing that a reader keeps stands in a file as %s',
  async (format) => {
    const app = await testApp();
    const { id } = await createProject(app, { ...thesisForm, annotated: true });
    const [book] = await addBooks(app, id, 'Rivers');
    const plain = wholeText(await fileOf(app, id, format));
    await edit(app, book, kept);
    const text = wholeText(await fileOf(app, id, format));
    expect(plain).toContain('Rivers');
    expect(text).toContain('Rivers');
    expect(text).not.toMatch(/PRIVATE|to read/);
  },
);

test('nothing of it is printed in lists, in copies, in other styles, or by calls that store nothing', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [book] = await addBooks(app, id, 'Rivers');
  await edit(app, book, kept);
  const printed: unknown[] = [];
  for (const referenceStyle of [
    'apa',
    'mla',
    'chicago',
    'harvard',
    'ieee',
    'bibtex',
    'bluebook-law-review',
  ]) {
    const changed = await call(app, 'PATCH', `/api/projects/${id}`, { referenceStyle, annotated: true });
    expect(changed.statusCode).toBe(200);
    const [{ item: _, ...shown } = {} as ProjectCitation] = await listOf(app, id);
    printed.push(shown, (await call(app, 'GET', `/api/projects/${id}/copy-references`)).json());
  }
  const references = (await fileOf(app, id, 'csl-json')).toString();
  expect(references).toContain('PRIVATE');
  for (const format of ['apa', 'vancouver'])
    printed.push(
      (await call(app, 'POST', '/api/bibliographies', { references, format, annotated: true })).json(),
    );
  expect(JSON.stringify(printed)).toContain('Rivers');
  expect(JSON.stringify(printed)).not.toContain('PRIVATE');
});

test.each(writableIds.filter((id) => formats[id].writeRecords && id !== 'hayagriva'))(
  'records as %s bring notes, quotations, tags and sections into another project',
  async (format) => {
    const { app, id, books } = await sectioned();
    await edit(app, books[0], kept);
    const text = (await fileOf(app, id, format)).toString();
    const other = await createProject(app);
    expect((await call(app, 'POST', `/api/projects/${other.id}/import`, { text, format })).statusCode).toBe(
      200,
    );
    const list = await listOf(app, other.id);
    expect(list.map(({ title, heading }) => [title, heading])).toEqual([
      ['Bridges', undefined],
      ['Canals', 'Primary sources'],
      ['Anchors', 'Cases & “law”'],
    ]);
    expect(list[2]?.item.custom).toEqual({ ...kept, listSection: 'Cases & “law”' });
  },
);

test('the files of a private link are for others: they have tags and sections, and no notes', async () => {
  const { app, id, books } = await sectioned();
  await edit(app, books[0], { ...kept, tags: ['to read'] });
  const { files } = (await call(app, 'POST', `/api/projects/${id}/live-link`, {})).json();
  const texts = await Promise.all(
    files.map(async ({ path }: { path: string }) => (await app.inject({ url: path })).body),
  );
  expect(texts.join('\n')).toContain('to read');
  expect(texts.join('\n')).toContain('Primary sources');
  expect(texts.join('\n')).not.toContain('PRIVATE');
});

test('a list stands in sections, each sorted, and letters run on', async () => {
  const { app, id, books } = await sectioned();
  await edit(app, books[1], { listSection: 's1' });
  const list = await listOf(app, id);
  expect(list.map(({ heading, plainText }) => [heading, /\(2019\w\)\. \w+/.exec(plainText)?.[0]])).toEqual([
    ['Primary sources', '(2019a). Bridges'],
    ['Primary sources', '(2019b). Canals'],
    ['Cases & “law”', '(2019c). Anchors'],
  ]);
  await call(app, 'PATCH', `/api/projects/${id}`, { referenceStyle: 'ieee' });
  expect((await listOf(app, id)).map(({ inTextCitation, title }) => [inTextCitation, title])).toEqual([
    ['[1]', 'Bridges'],
    ['[2]', 'Canals'],
    ['[3]', 'Anchors'],
  ]);
});

test('the text of a list has the headings of its sections', async () => {
  const { app, id } = await sectioned();
  const { references } = (await call(app, 'GET', `/api/projects/${id}/copy-references`)).json();
  expect(references).toMatch(
    /^[^\n]+Bridges[^\n]+\n\nPrimary sources\n\n[^\n]+Canals[^\n]+\n\nCases & “law”\n\n[^\n]+Anchors[^\n]+$/,
  );
});

test.each<[format: string, heading: RegExp]>([
  ['text', /Bridges.+\n\nCases & “law”\n\n[^\n]+Anchors/s],
  ['html', /Bridges.+<h2 [^>]+>Cases &amp; “law”<\/h2>\n<p.+Anchors/s],
  ['markdown', /Bridges.+\n\n## Cases \\& “law”\n\n[^\n]+Anchors/s],
  ['rtf', /Bridges.+\\outlinelevel1[^\n]+\{\\b Cases & \\u8220\?law\\u8221\?\}\\par.+Anchors/s],
  ['docx', /Bridges.+<w:pStyle w:val="Heading2"\/>.+Cases &amp; “law”<\/w:t>.+Anchors/s],
  ['docx-zotero', /Bridges.+<w:pStyle w:val="Heading2"\/>.+Cases &amp; “law”<\/w:t>.+Anchors/s],
  ['odt', /Bridges.+text:outline-level="2">Cases &amp; “law”<\/text:h>.+Anchors/s],
])('a file as %s has them, too', async (format, heading) => {
  const { app, id } = await sectioned();
  expect(wholeText(await fileOf(app, id, format))).toMatch(heading);
});

test('sections are renamed, moved, dissolved and brought back with the works in them', async () => {
  const { app, id } = await sectioned();
  const headings = async (changed: object[]) => {
    await call(app, 'PATCH', `/api/projects/${id}`, { sections: changed });
    return (await listOf(app, id)).map(({ title, heading }) => `${heading}: ${title}`);
  };
  const [primary, cases] = sections;
  const renamed = { key: 's1', heading: 'Archives' };
  expect(await headings([cases as object, renamed])).toEqual([
    'undefined: Bridges',
    'Cases & “law”: Anchors',
    'Archives: Canals',
  ]);
  expect(await headings([cases as object, { key: 's1', heading: '' }])).toEqual([
    'undefined: Bridges',
    'undefined: Canals',
    'Cases & “law”: Anchors',
  ]);
  expect((await headings([primary as object, cases as object]))[1]).toBe('Primary sources: Canals');
});

test('two who change the sections are told of each other', async () => {
  const { app, id } = await sectioned();
  const change = (heading: string) =>
    call(app, 'PATCH', `/api/projects/${id}`, {
      sections: [{ key: 's1', heading }],
      before: { sections },
    });
  expect([(await change('A')).statusCode, (await change('B')).statusCode]).toEqual([200, 409]);
});

test('a backup brings back sections, colours, notes and tags; a deleted citation keeps its own', async () => {
  const tagColours = [{ tag: 'to read', colour: 'green' }];
  const { app, id, books } = await sectioned({ tagColours });
  await edit(app, books[0], kept);
  await call(app, 'DELETE', `/api/citations/${books[0]}`);
  expect((await call(app, 'POST', `/api/citations/${books[0]}/restore`)).json().item.custom).toEqual({
    ...kept,
    listSection: 's2',
  });
  const [list, backup] = [await listOf(app, id), (await call(app, 'GET', '/api/backup')).json()];
  await call(app, 'DELETE', `/api/projects/${id}`);
  const { added } = (await call(app, 'POST', '/api/backup', backup)).json();
  expect((await call(app, 'GET', `/api/projects/${added[0].id}`)).json()).toMatchObject({
    sections,
    tagColours,
  });
  const seen = ({ item, heading, plainText }: ProjectCitation) => ({ item, heading, plainText });
  expect((await listOf(app, added[0].id)).map(seen)).toEqual(list.map(seen));
});

const many = <Part>(count: number, part: (at: number) => Part) =>
  Array.from({ length: count }, (_, at) => part(at));

test.each<[what: string, body: object, status: number]>([
  ['the longest notes', { notes: 'a'.repeat(itemLimits.annotation) }, 200],
  ['longer notes', { notes: 'a'.repeat(itemLimits.annotation + 1) }, 400],
  ['the most quotations', { quotations: many(itemLimits.quotations, () => ({ text: 'a' })) }, 200],
  ['more quotations', { quotations: many(itemLimits.quotations + 1, () => ({ text: 'a' })) }, 400],
  ['a longer quotation', { quotations: [{ text: 'a'.repeat(itemLimits.quotation + 1) }] }, 400],
  ['a quotation with another field', { quotations: [{ text: 'a', html: '<b>' }] }, 400],
  ['the most tags', { tags: many(itemLimits.tags, String) }, 200],
  ['more tags', { tags: many(itemLimits.tags + 1, String) }, 400],
  ['a longer tag', { tags: ['a'.repeat(itemLimits.tag + 1)] }, 400],
  ['a longer section', { listSection: 'a'.repeat(itemLimits.section + 1) }, 400],
])('a citation with %s', async (_, body, status) => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [book] = await addBooks(app, id, 'Rivers');
  expect((await edit(app, book, body)).statusCode).toBe(status);
});

test.each<[what: string, body: object, status: number]>([
  [
    'the most sections',
    { sections: many(projectLimits.sections, (at) => ({ key: `${at}`, heading: 'A' })) },
    200,
  ],
  [
    'more sections',
    { sections: many(projectLimits.sections + 1, (at) => ({ key: `${at}`, heading: 'A' })) },
    400,
  ],
  ['two sections of one key', { sections: many(2, () => ({ key: 'a', heading: 'A' })) }, 400],
  ['a longer heading', { sections: [{ key: 'a', heading: 'a'.repeat(itemLimits.section + 1) }] }, 400],
  ['another colour', { tagColours: [{ tag: 'a', colour: 'url(x)' }] }, 400],
])('a project with %s', async (_, body, status) => {
  const app = await testApp();
  const { id } = await createProject(app);
  expect((await call(app, 'PATCH', `/api/projects/${id}`, body)).statusCode).toBe(status);
});

test('of an import what is too long is left out, and the rest of it stays', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const custom = { notes: 'a'.repeat(itemLimits.annotation + 1), tags: ['to read'] };
  const text = JSON.stringify([{ type: 'book', title: 'Rivers', custom }]);
  await call(app, 'POST', `/api/projects/${id}/import`, { text, format: 'csl-json' });
  expect((await listOf(app, id))[0]?.item.custom).toEqual({ tags: ['to read'] });
});
