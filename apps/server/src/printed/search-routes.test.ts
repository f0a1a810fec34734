import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, testApp } from '../app.fixture.ts';
import { readWebBuild } from '../static/web-build.ts';

const faq = {
  '@type': 'FAQPage',
  mainEntity: [
    {
      '@type': 'Question',
      name: 'My page has no author',
      acceptedAnswer: { '@type': 'Answer', text: 'Begin with the title & go on.' },
    },
    { '@type': 'Question', name: 'What is a DOI?', acceptedAnswer: { '@type': 'Answer', text: 'A number.' } },
  ],
};

function builtPages() {
  const folder = temporaryFolder();
  const pages = {
    '': 'home',
    styles: 'all styles',
    help: `<script type="application/ld+json">{"@type":"BreadcrumbList"}</script><script type="application/ld+json">${JSON.stringify(faq)}</script>every answer`,
  };
  for (const [name, body] of Object.entries(pages)) {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(
      path.join(folder, name, 'index.html'),
      `<html><head><link rel="stylesheet" href="/assets/site.css"/></head>${body}</html>`,
    );
  }
  return readWebBuild(folder);
}

const appWithPages = () => testApp({ webBuild: builtPages() });

const off = (address: string, parameters: Record<string, string>) =>
  `${address}?${new URLSearchParams({ ...parameters, scripts: 'off' })}`;

test.each([
  [
    'a style by its name, with what prints it',
    '/styles',
    { q: 'vancouver' },
    ['href="/cite?format=nlm-citation-sequence&amp;scripts=off"', 'value="vancouver"'],
  ],
  [
    'a style by its field and kind',
    '/styles',
    { q: '', field: 'law', kind: 'note' },
    ['/cite?format=oscola', '<input type="hidden" name="kind" value="note">'],
  ],
  ['an answer by a word of the question', '/help', { q: 'No Author' }, ['Begin with the title &amp; go on.']],
  ['an answer by a word of its text', '/help', { q: 'number' }, ['What is a DOI?']],
  ['words for a style that is none', '/styles', { q: 'qqqqzzzz' }, ['No style matches these words']],
  ['words for an answer that is none', '/help', { q: 'qqqq' }, ['No results found']],
] as const)('a search without scripts gives %s', async (_, address, parameters, parts) => {
  const answer = await (await appWithPages()).inject({ url: off(address, parameters) });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  for (const part of ['<meta name="robots" content="noindex">', 'href="/assets/site.css"', ...parts])
    expect(answer.body).toContain(part);
});

test('an answer without the word is not given', async () => {
  const answer = await (await appWithPages()).inject({ url: off('/help', { q: 'no author' }) });
  expect(answer.body).not.toContain('What is a DOI?');
});

test.each([
  ['/styles', '/styles?q=vancouver', 'all styles'],
  ['/styles', '/styles?scripts=off', 'all styles'],
  ['/help', '/help?q=doi', 'every answer'],
])('%s is the page as it was built for %s', async (_, url, body) => {
  const answer = await (await appWithPages()).inject({ url });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(body)]);
});

test.each([
  ['a text longer than the API takes is refused', { q: 'a'.repeat(201) }, {}, 400],
  ['an image gets nothing', { q: 'apa' }, { 'sec-fetch-dest': 'image' }, 403],
] as const)('%s', async (_, parameters, headers, status) => {
  const answer = await (await appWithPages()).inject({ url: off('/styles', parameters), headers });
  expect([answer.statusCode, answer.body]).toEqual([
    status,
    expect.stringContaining('The search did not work'),
  ]);
});

test('what is searched for is text in the page', async () => {
  const hostile = '"><script>alert(1)</script>';
  for (const address of ['/styles', '/help']) {
    const answer = await (await appWithPages()).inject({
      url: off(address, { q: hostile, field: hostile, kind: hostile }),
    });
    expect(answer.body).not.toContain('<script>alert');
  }
});
