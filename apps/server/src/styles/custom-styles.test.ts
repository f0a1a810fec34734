import { customStyleLimits } from '@citewright/contract';
import { expect, test } from 'vitest';
import { ownSession, testApp, testStorage, typedBook } from '../app.fixture.ts';
import { addBooks, call, createProject, otherSession, thesisForm } from '../projects/calls.fixture.ts';
import type { Api } from '../server.ts';
import { customStyleId } from './check-style.ts';

const file = (
  title: string,
  layout = '<text variable="title" prefix="«" suffix="»"/>',
) => `<?xml version="1.0"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0">
  <info><title>${title}</title><category citation-format="author-date"/></info>
  <citation><layout>${layout}</layout></citation>
  <bibliography><layout>${layout}</layout></bibliography>
</style>`;

const fjord = file('Fjord University');
const other = { 'x-session-id': otherSession };
const add = (app: Api, csl: string) => call(app, 'POST', '/api/styles', { csl });

test("a department's own style works like any other, for its session", async () => {
  const app = await testApp();
  const added = await add(app, fjord);
  const { id } = added.json();
  expect([added.statusCode, added.json()]).toEqual([
    201,
    {
      id: expect.stringMatching(/^custom-[0-9a-f]{20}$/),
      name: 'Fjord University',
      title: 'Fjord University',
      kind: 'author-date',
      fields: [],
      issn: [],
      licence: '',
      custom: true,
    },
  ]);
  expect((await call(app, 'GET', '/api/styles?custom=true')).json()).toMatchObject([{ id }]);
  expect((await call(app, 'GET', `/api/styles/${id}`)).json()).toMatchObject({ title: 'Fjord University' });
  expect((await call(app, 'GET', `/api/styles/${id}/source`)).headers['cache-control']).toBe('no-store');
  const cited = await call(app, 'POST', '/api/citations', { ...typedBook, format: id, language: 'de' });
  expect(cited.json()).toMatchObject({ format: id, plainText: expect.stringMatching(/^«.*»$/) });

  const project = await createProject(app, { ...thesisForm, referenceStyle: id });
  await addBooks(app, project.id, 'Rivers');
  const list = await call(app, 'GET', `/api/projects/${project.id}/citations`);
  expect(list.json()).toMatchObject([{ plainText: '«Rivers»' }]);
  expect((await call(app, 'GET', '/api/projects')).json()).toMatchObject([
    { referenceStyle: id, style: { title: 'Fjord University' } },
  ]);
  const document = await call(app, 'GET', `/api/projects/${project.id}/export?format=txt`);
  expect(document.body).toContain('«Rivers»');
});

test('the style of another session is not known', async () => {
  const app = await testApp();
  const { id } = (await add(app, fjord)).json();
  const calls = [
    call(app, 'POST', '/api/citations', { ...typedBook, format: id }, other),
    call(app, 'GET', `/api/styles/${id}/source`, undefined, other),
    call(app, 'GET', `/api/styles/${id}`, undefined, other),
    call(app, 'DELETE', `/api/styles/${id}`, undefined, other),
  ];
  for (const answer of await Promise.all(calls))
    expect(answer.json()).toMatchObject({ code: 'UNKNOWN_STYLE' });
  expect((await call(app, 'GET', '/api/styles?custom=true', undefined, other)).json()).toEqual([]);
});

test('a style is deleted when no project uses it', async () => {
  const app = await testApp();
  const { id } = (await add(app, fjord)).json();
  const project = await createProject(app, { ...thesisForm, referenceStyle: id });
  expect((await call(app, 'DELETE', `/api/styles/${id}`)).json()).toMatchObject({ code: 'STYLE_IN_USE' });
  await call(app, 'PATCH', `/api/projects/${project.id}`, { referenceStyle: 'apa' });
  expect((await call(app, 'DELETE', `/api/styles/${id}`)).json()).toEqual({ id });
  expect((await call(app, 'POST', '/api/citations', { ...typedBook, format: id })).statusCode).toBe(400);
});

const macros = Array.from(
  { length: 30 },
  (_, step) => `<macro name="m${step}">${`<text macro="m${step + 1}"/>`.repeat(2)}</macro>`,
).join('');
const doubling = file('Doubling', '<text macro="m0"/>').replace(
  '  <citation>',
  `${macros}<macro name="m30"><text variable="title"/></macro>\n  <citation>`,
);

const longTerms = doubling
  .replaceAll('<layout><text macro="m0"/>', '<layout><text macro="m19"/>')
  .replace('<text variable="title"/>', '<text term="and others"/>'.repeat(2))
  .replace('<macro', `<locale><terms><term name="and others">${'x'.repeat(490)}</term></terms></locale>$&`);

test.each([
  ['is not XML', 'hello', 'STYLE_UNREADABLE', 'Line 1, column 1: ', { line: 1, column: 1 }],
  [
    'is cut off',
    fjord.slice(0, -20),
    'STYLE_UNREADABLE',
    'Line 5, column 84: The XML is not well-formed. ',
    { line: 5, column: 84 },
  ],
  [
    'has an element that CSL has not',
    file('Odd', '<blink/>'),
    'STYLE_UNREADABLE',
    'Line 4, column 21: “blink” is not an element',
    { line: 4, column: 21 },
  ],
  [
    'has macros that double the work',
    doubling,
    'STYLE_TOO_COMPLEX',
    'The citation prints too many',
    undefined,
  ],
  [
    'prints a long term thousands of times',
    longTerms,
    'STYLE_TOO_COMPLEX',
    'The style prints too much',
    undefined,
  ],
])('a file that %s is refused', async (_, csl, code, reason, place) => {
  const answer = await add(await testApp(), csl);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code, message: expect.stringContaining(`\n• ${reason}`) });
  expect(answer.json().place).toEqual(place);
});

test('a file that is too large is refused', async () => {
  const answer = await add(await testApp(), `${fjord}<!--${'x'.repeat(customStyleLimits.bytes)}-->`);
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test('a session has so many styles, and the same file once', async () => {
  const app = await testApp();
  for (let at = 0; at < customStyleLimits.styles; at++)
    expect((await add(app, file(`Style ${at}`))).statusCode).toBe(201);
  expect((await add(app, file('Style 0'))).statusCode).toBe(201);
  expect((await add(app, fjord)).json()).toMatchObject({ code: 'LIMIT_REACHED' });
}, 60_000);

test('the bytes of styles count for the session', async () => {
  const app = await testApp({ config: { storage: { ...testStorage, sessionBytes: 100 } } });
  expect((await add(app, fjord)).json()).toMatchObject({ code: 'LIMIT_REACHED' });
});

test('styles move with the projects of a session', async () => {
  const app = await testApp();
  const { id } = (await add(app, fjord)).json();
  await createProject(app, { ...thesisForm, referenceStyle: id });
  const renewed = await call(app, 'POST', '/api/session/new', { bring: true });
  const moved = { 'x-session-id': String(renewed.headers['x-session-id']) };
  expect((await call(app, 'GET', '/api/styles?custom=true', undefined, moved)).json()).toMatchObject([
    { id },
  ]);
  expect((await call(app, 'GET', '/api/projects', undefined, moved)).json()).toMatchObject([
    { referenceStyle: id },
  ]);
  expect(moved['x-session-id']).not.toBe(ownSession);
});

const restoredIn = async (app: Api, backup: object) =>
  (await call(app, 'POST', '/api/backup', backup, other)).json();
const projectsOf = async (app: Api) => (await call(app, 'GET', '/api/projects', undefined, other)).json();

test('a backup brings the styles of its session', async () => {
  const app = await testApp();
  const { id } = (await add(app, fjord)).json();
  await add(app, file('Not used'));
  await createProject(app, { ...thesisForm, referenceStyle: id });
  const backup = (await call(app, 'GET', '/api/backup')).json();
  expect(backup.styles).toHaveLength(2);
  expect(await restoredIn(app, backup)).toMatchObject({ added: [{ name: 'Thesis' }], styles: 2 });
  expect(await projectsOf(app)).toMatchObject([{ referenceStyle: id, style: { title: 'Fjord University' } }]);
  expect(await restoredIn(app, backup)).toEqual({ added: [], present: 1 });
});

test.each([
  ['was changed', { id: 'custom-00000000000000000000', csl: fjord }, 'It was changed or cut off'],
  ['is no style', { id: customStyleId('hello'), csl: 'hello' }, 'This style cannot be printed'],
  ['is made to be expensive', { id: customStyleId(doubling), csl: doubling }, 'This style cannot be printed'],
  ['is no text', { id: 'custom-1', csl: 5 }, 'It was changed or cut off'],
])('a style of a backup that %s is left out and named', async (_, style, reason) => {
  const app = await testApp();
  await createProject(app, thesisForm);
  const backup = (await call(app, 'GET', '/api/backup')).json();
  expect(await restoredIn(app, { ...backup, styles: [style] })).toMatchObject({
    added: [{ name: 'Thesis' }],
    unread: [{ project: '', reason: expect.stringContaining(reason) }],
  });
});

test('a backup brings no more styles than a session may have', async () => {
  const app = await testApp();
  const styles = Array.from({ length: customStyleLimits.styles + 1 }, (_, at) => file(`Style ${at}`)).map(
    (csl) => ({ id: customStyleId(csl), csl }),
  );
  await createProject(app, thesisForm);
  await call(app, 'POST', '/api/styles', { csl: fjord }, other);
  const backup = (await call(app, 'GET', '/api/backup')).json();
  expect(await restoredIn(app, { ...backup, styles })).toMatchObject({
    styles: customStyleLimits.styles - 1,
    unread: [{ reason: expect.stringContaining('at most') }, { reason: expect.stringContaining('no room') }],
  });
}, 60_000);

test('a project whose style is not in the session is printed in APA', async () => {
  const app = await testApp();
  const { id } = (await add(app, fjord)).json();
  const project = await createProject(app, { ...thesisForm, referenceStyle: id });
  const { styles: _, ...backup } = (await call(app, 'GET', '/api/backup')).json();
  expect((await restoredIn(app, backup)).added).toHaveLength(1);
  expect(await projectsOf(app)).toMatchObject([{ name: project.name, referenceStyle: 'apa' }]);
  await call(app, 'POST', '/api/styles', { csl: fjord }, other);
  expect(await projectsOf(app)).toMatchObject([{ referenceStyle: id }]);
});
