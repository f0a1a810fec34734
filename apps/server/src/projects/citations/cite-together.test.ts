import { citationTextsAnswerSchema } from '@citewright/contract';
import { expect, test } from 'vitest';
import { testApp } from '../../app.fixture.ts';
import { addBooks, call, createProject, otherSession } from '../calls.fixture.ts';

async function project() {
  const app = await testApp();
  const { id } = await createProject(app);
  await addBooks(app, id, 'Rivers', 'Towns');
  return { app, path: `/api/projects/${id}/citation-texts` };
}

const first = { citationItems: [{ id: 1 }] };

test('works of a project are cited together, told apart among all of them', async () => {
  const { app, path } = await project();
  const citations = [
    {
      citationItems: [
        { id: 2, prefix: 'see' },
        { id: 1, locator: '5', label: 'page' },
      ],
    },
    { citationItems: [{ id: 2 }, { id: 1 }], unsorted: true },
  ];
  const answer = citationTextsAnswerSchema.parse((await call(app, 'POST', path, { citations })).json());
  expect(answer.citations.map(({ parenthetical }) => parenthetical?.text)).toEqual([
    '(Okafor & Lindqvist, 2019a, p. 5; see Okafor & Lindqvist, 2019b)',
    '(Okafor & Lindqvist, 2019b, 2019a)',
  ]);
});

test('markup in the words of a writer stays within what the API promises', async () => {
  const { app, path } = await project();
  const prefix = '<img src=x onerror=alert(1)> <i>see</i> &';
  const citations = [{ citationItems: [{ id: 1, prefix, suffix: '<script>' }] }];
  const [forms] = (await call(app, 'POST', path, { citations })).json().citations;
  expect(forms.parenthetical.html).toBe(
    '(&lt;img src=x onerror=alert(1)&gt; <i>see</i> &amp; Okafor &amp; Lindqvist, 2019a &lt;script&gt;)',
  );
});

test.each([
  ['a work that the project does not have', { citations: [{ citationItems: [{ id: 9 }] }] }, 404],
  ['no citations', { citations: [] }, 400],
  ['too many citations', { citations: Array.from({ length: 101 }, () => first) }, 400],
  [
    'a place that is a page',
    { citations: [{ citationItems: [{ id: 1, locator: '1'.repeat(3_000) }] }] },
    400,
  ],
])('%s is refused', async (_what, body, status) => {
  const { app, path } = await project();
  expect((await call(app, 'POST', path, body)).statusCode).toBe(status);
});

test('the project of another session is not found', async () => {
  const { app, path } = await project();
  const other = { 'x-session-id': otherSession };
  expect((await call(app, 'POST', path, { citations: [first] }, other)).statusCode).toBe(404);
});
