import { expect, it } from 'vitest';
import { docxOf } from '../../../documents/src/readers/office/office-file.fixture.ts';
import { readPaper } from '../read-paper.ts';
import { citeLinks } from './cite-links.fixture.ts';

const link = 'https://doi.org/10.1000/rivers';
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Texts that are made to take long, or to have more links than a paper has. */
const hostile: readonly [name: string, text: string, most: number][] = [
  ['links without end', `${link} `.repeat(30_000), 2_000],
  ['one address without end', `https://example.org/${'a'.repeat(1_000_000)}`, 1],
  ['brackets that do not close', `(${link} `.repeat(10_000), 2_000],
  ['brackets in an address', `https://example.org/${'('.repeat(1_000)}${')'.repeat(1_000)}`, 1],
  ['addresses with brackets that nothing opens', `https://a.bc/${')'.repeat(1_900)} `.repeat(2_000), 2_000],
  ['punctuation within the words of a link', `[a${'.'.repeat(200_000)}a](${link})`, 1],
  ['punctuation behind an address', `${link}${'.'.repeat(1_500)}`, 1],
  ['names before a link', `${'Smith and '.repeat(50_000)} (${link})`, 1],
  ['numbers of DOIs', `${'10.1000/'.repeat(50_000)}`, 2_000],
  ['ISBN without end', `ISBN ${'1-'.repeat(200_000)}`, 2_000],
  ['words of links in links', `${'['.repeat(5_000)}a${`](${link})`.repeat(5_000)}`, 2_000],
];

it.each(hostile)('reads and cites a text of %s', async (_, text, most) => {
  const { paper } = await citeLinks('draft.md', `${text}\n`);
  expect(paper.links.length).toBeLessThanOrEqual(most);
});

it.each([
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file:///etc/passwd'],
  ['a name and password', 'https://doi.org@evil.example/10.1000'],
])('an address of %s is none to look up', async (_, address) => {
  const paper = await readPaper({
    name: 'draft.html',
    bytes: bytesOf(`<p>It is <a href="${address}">so</a>.</p>`),
  });
  expect(paper.links.map(({ target, doubt }) => [target, doubt])).toEqual([[undefined, 'unread']]);
});

it('what a record says cannot add markup to a draft', async () => {
  const { corrected } = await citeLinks(
    'draft.md',
    `Water is life.\n\nIt rains (https://evil.example/a/b).\n`,
  );
  const text = new TextDecoder().decode(corrected.bytes);
  expect(text).toContain('It rains (\\<script\\>, 2020).');
  expect(text).not.toContain('<script>');
});

it('relations of links that are broken leave a draft as it is', async () => {
  const body = '<w:p><w:hyperlink r:id="none"><w:r><w:t>a link</w:t></w:r></w:hyperlink></w:p>';
  const paper = await readPaper({ name: 'draft.docx', bytes: docxOf(body) });
  expect([paper.text, paper.links]).toEqual(['a link', []]);
});
