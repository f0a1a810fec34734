import { readPaper } from '@citewright/paper';
import { expect, test } from 'vitest';
import { testApp } from '../../app.fixture.ts';
import { addBooks, call, createProject, otherSession } from '../calls.fixture.ts';

test.each([
  ['txt', 'text/plain; charset=utf-8', 'txt'],
  ['html', 'text/html; charset=utf-8', 'html'],
  ['markdown', 'text/markdown; charset=utf-8', 'md'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['docx-zotero', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['odt', 'application/vnd.oasis.opendocument.text', 'odt'],
  ['rtf', 'application/rtf', 'rtf'],
  ['bib', 'application/x-bibtex; charset=utf-8', 'bib'],
  ['ris', 'application/x-research-info-systems; charset=utf-8', 'ris'],
  ['hayagriva', 'application/yaml; charset=utf-8', 'yml'],
  ['csl-json', 'application/vnd.citationstyles.csl+json; charset=utf-8', 'json'],
])('a project is a file in %s', async (format, type, extension) => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers');
  const answer = await call(app, 'GET', `/api/projects/${id}/export?format=${format}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename="project-references-2026-05-01.${extension}"`,
    'content-security-policy': 'sandbox',
    'cache-control': 'no-store',
  });
  expect(answer.rawPayload.length).toBeGreaterThan(40);
});

test('records in CSL-JSON are those of the project', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers', 'Towns');
  const items = (await call(app, 'GET', `/api/projects/${id}/export?format=csl-json`)).json();
  expect(items).toMatchObject([
    { id: 'okafor2019rivers', type: 'book', title: 'Rivers' },
    { id: 'okafor2019towns', type: 'book', title: 'Towns' },
  ]);
});

test('a document has the heading, the order and the layout of the style', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Towns', 'Rivers');
  const file = async (format: string) =>
    (await call(app, 'GET', `/api/projects/${id}/export?format=${format}`)).body;
  const apa = await file('html');
  expect(apa).toContain('>References</h1>');
  expect(apa).toMatch(/line-height:200%">[^\n]*<i>Rivers<\/i>[^\n]*\n<p [^\n]*<i>Towns<\/i>/);
  await call(app, 'PATCH', `/api/projects/${id}`, { referenceStyle: 'ieee' });
  expect(await file('rtf')).toMatch(/\\sa60 \[1\]\\tab .*Towns.*\r\n.*\[2\]\\tab .*Rivers/);
  expect(await file('text')).toMatch(/^\[1\].*Towns.*\n\[2\].*Rivers/);
});

test.each(['', '?format=pdf', '?format=txt&format=bib'])('an export%s is refused', async (query) => {
  const app = await testApp();
  const { id } = await createProject(app);
  expect((await call(app, 'GET', `/api/projects/${id}/export${query}`)).statusCode).toBe(400);
});

test('the project of another session cannot be exported', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const other = { 'x-session-id': otherSession };
  const answer = await call(app, 'GET', `/api/projects/${id}/export?format=txt`, undefined, other);
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'Project not found']);
});

test('Zotero in Word has a live citation for each work and the list in a field', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers', 'Towns');
  const { rawPayload } = await call(app, 'GET', `/api/projects/${id}/export?format=docx-zotero`);
  const paper = await readPaper({ name: 'project.docx', bytes: rawPayload });
  expect(paper.text).toContain('(Okafor & Lindqvist, 2019a)');
  expect(paper.text).toContain('(Okafor & Lindqvist, 2019b)');
  const plain = await call(app, 'GET', `/api/projects/${id}/export?format=docx`);
  expect(plain.rawPayload.length).toBeLessThan(rawPayload.length);
});

test('the answer names the fields for which a format has no place', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const text = JSON.stringify([{ type: 'book', title: 'Rivers', keyword: 'water', medium: 'Film' }]);
  await call(app, 'POST', `/api/projects/${id}/import`, { text, format: 'csl-json' });
  const answers = ['hayagriva', 'bibtex', 'ris', 'csl-json', 'docx'].map((format) =>
    call(app, 'GET', `/api/projects/${id}/export?format=${format}`),
  );
  const named = (await Promise.all(answers)).map(({ headers }) => headers['x-left-out']);
  expect(named).toEqual(['keyword, medium', undefined, undefined, undefined, undefined]);
});

test('records of some citations have the keys that they have among all', async () => {
  const app = await testApp();
  const { id } = await createProject(app);
  const [first, second] = await addBooks(app, id, 'Rivers', 'Rivers', 'Towns');
  const keysIn = (text: string) => Array.from(text.matchAll(/^@book\{([^,]+),/gm), ([, key]) => key);
  const file = (query: string) => call(app, 'GET', `/api/projects/${id}/export?format=bibtex${query}`);
  const all = keysIn((await file('')).body);
  expect(keysIn((await file(`&citations=${second}`)).body)).toEqual([all[1]]);
  expect(keysIn((await file(`&citations=${second},${first},99999`)).body)).toEqual(all.slice(0, 2));
});

test.each([
  'format=bibtex&citations=',
  'format=bibtex&citations=1,a',
  'format=bibtex&citations=-1',
  `format=bibtex&citations=${Array.from({ length: 501 }, (_, at) => at + 1)}`,
  'format=docx&citations=1',
])('an export with %s is refused', async (query) => {
  const app = await testApp();
  const { id } = await createProject(app);
  expect((await call(app, 'GET', `/api/projects/${id}/export?${query}`)).statusCode).toBe(400);
});
