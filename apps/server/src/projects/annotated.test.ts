import { itemLimits, type ProjectCitation } from '@citewright/contract';
import { readPaper } from '@citewright/paper';
import { expect, test } from 'vitest';
import { testApp } from '../app.fixture.ts';
import { addBooks, call, createProject, thesisForm } from './calls.fixture.ts';

const annotation = 'Shows how <i>rivers</i> made towns: https://e.example/a.\nFor chapter 2.';

/** A project with a book that has an annotation. */
async function annotatedBook(form: object = {}) {
  const app = await testApp();
  const project = await createProject(app);
  await call(app, 'PATCH', `/api/projects/${project.id}`, form);
  const [book] = await addBooks(app, project.id, 'Rivers');
  const edited = await call(app, 'PATCH', `/api/citations/${book}`, { annote: annotation });
  expect(edited.statusCode).toBe(200);
  const list = async () =>
    (await call(app, 'GET', `/api/projects/${project.id}/citations`)).json() as ProjectCitation[];
  const file = async (format: string) =>
    await call(app, 'GET', `/api/projects/${project.id}/export?format=${format}`);
  return { app, id: project.id, list, file };
}

const documents = ['docx', 'docx-zotero', 'odt', 'rtf', 'html', 'markdown', 'text'];

/** The text of a document: that of a compressed one is read as a paper. */
async function textOf(format: string, bytes: Buffer): Promise<string> {
  if (!/docx|odt/.test(format)) return bytes.toString();
  return (await readPaper({ name: format === 'odt' ? 'list.odt' : 'list.docx', bytes })).text;
}

test('an annotation is kept with its citation, and says nothing of the record', async () => {
  const { list } = await annotatedBook();
  const [book] = await list();
  expect(book?.item.annote).toBe(annotation);
  expect(book?.evidence).not.toHaveProperty('annote');
  expect(book).not.toHaveProperty('paragraphs');
});

test('the list of an annotated project has the annotation below the entry, which stays as it was', async () => {
  const plain = await annotatedBook();
  const { list } = await annotatedBook({ annotated: true });
  const [[before], [after]] = [await plain.list(), await list()];
  expect(after?.formattedCitation).toBe(before?.formattedCitation);
  expect(after?.plainText).toBe(before?.plainText);
  expect(after?.paragraphs).toEqual([
    { html: before?.formattedCitation, left: 0.5, first: -0.5 },
    {
      html: 'Shows how <i>rivers</i> made towns: <a href="https://e.example/a">https://e.example/a</a>.',
      left: 0.5,
      first: 0,
    },
    { html: 'For chapter 2.', left: 0.5, first: 0.5 },
  ]);
});

test.each(documents)(
  'nothing of an annotation stands in a file as %s unless the project is annotated',
  async (format) => {
    const plain = await annotatedBook();
    const annotated = await annotatedBook({ annotated: true });
    const [without, within] = await Promise.all([plain.file(format), annotated.file(format)]);
    expect(await textOf(format, without.rawPayload)).not.toContain('For chapter 2');
    expect(await textOf(format, within.rawPayload)).toContain('For chapter 2.');
  },
);

test('the text of the list has it, too', async () => {
  const { app, id } = await annotatedBook({ annotated: true });
  const { references } = (await call(app, 'GET', `/api/projects/${id}/copy-references`)).json();
  expect(references).toMatch(/^Okafor.*Rivers.*\n {4}Shows how rivers made towns: .*\n {4}For chapter 2\.$/);
});

test.each(['bib', 'ris', 'csl-json'])('records as %s hold it, annotated or not', async (format) => {
  const { file } = await annotatedBook();
  expect((await file(format)).body).toContain('For chapter 2.');
});

test('a style that is made for annotations prints them always', async () => {
  const { list } = await annotatedBook({
    referenceStyle: 'modern-language-association-annotated-bibliography',
  });
  expect((await list())[0]?.paragraphs).toMatchObject([{}, { left: 1 }, { html: 'For chapter 2.' }]);
});

test('the switch is kept, changes the list at once, and can be turned off', async () => {
  const { app, id, list } = await annotatedBook();
  const turn = async (annotated: boolean) =>
    (await call(app, 'PATCH', `/api/projects/${id}`, { annotated })).json().annotated;
  expect([await turn(true), (await list())[0]?.paragraphs?.length]).toEqual([true, 3]);
  expect([await turn(false), (await list())[0]?.paragraphs?.length]).toEqual([undefined, undefined]);
  expect((await createProject(app, { ...thesisForm, annotated: true })).annotated).toBe(true);
});

test('a backup brings the switch and the annotation back', async () => {
  const { app, id } = await annotatedBook({ annotated: true });
  const backup = (await call(app, 'GET', '/api/backup')).json();
  await call(app, 'DELETE', `/api/projects/${id}`);
  const { added } = (await call(app, 'POST', '/api/backup', backup)).json();
  const answer = await call(app, 'GET', `/api/projects/${added[0].id}/citations`);
  expect(answer.json()[0].paragraphs.at(-1).html).toBe('For chapter 2.');
  expect((await call(app, 'GET', `/api/projects/${added[0].id}`)).json().annotated).toBe(true);
});

const words = (count: number) => Array.from({ length: count }, () => 'a').join(' ');

test.each([
  ['two thousand words', words(itemLimits.annotationWords), 200],
  ['one word more', words(itemLimits.annotationWords + 1), 400],
  ['words without end', 'a'.repeat(itemLimits.annotation + 1), 400],
])('an annotation of %s', async (_, annote, status) => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [book] = await addBooks(app, id, 'Rivers');
  expect((await call(app, 'PATCH', `/api/citations/${book}`, { annote })).statusCode).toBe(status);
});

test('a list of references is printed with annotations where that is asked for', async () => {
  const app = await testApp();
  const references = JSON.stringify([{ type: 'book', title: 'Rivers', annote: annotation }]);
  const print = async (annotated?: boolean) =>
    (await call(app, 'POST', '/api/bibliographies', { references, format: 'mla', annotated })).json().entries;
  const [[plain], [annotated]] = [await print(), await print(true)];
  expect(JSON.stringify(plain)).not.toContain('towns');
  expect(annotated).toMatchObject({
    text: plain.text,
    html: plain.html,
    paragraphs: [
      { html: plain.html, left: 0.5, first: -0.5 },
      { left: 1, first: 0 },
      { left: 1, first: 0.5 },
    ],
  });
});
