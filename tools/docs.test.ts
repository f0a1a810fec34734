import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Documents go out of date in silence: what they name is looked up.

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const folders = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${folder}/${entry.name}`] : [],
  );
const pagesOf = (folder: string) =>
  readdirSync(join(root, folder)).flatMap((file) => (file.endsWith('.md') ? [`${folder}/${file}`] : []));

/** Pages that name files in backticks, from the root of the project. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/api.md',
  'docs/architecture.md',
  'docs/decisions/README.md',
  ...pagesOf('docs/how-to'),
  'packages/contract/README.md',
  'packages/paper/README.md',
  'packages/words/README.md',
];

const withoutBlocks = (text: string) => text.replace(/^```.*?^```$/gms, '');

/** A path from the root; media types and folders of variables (`DATA_DIR/backups`) have a slash, too. */
const path =
  /^(?!(?:text|application|image|[A-Z_]+)\/)[\w.-]+(?:\/[\w.@<>*-]*)+$|^[\w.-]+\.(?:md|tsx?|mjs|sh|csl)$/;

/** The paths in backticks; of `bundled/<id>/style.csl` what stands before the placeholder. */
function pathsIn(text: string): string[] {
  const spans = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter((span) => path.test(span)).map((span) => span.replace(/[^/]*[<*].*/, ''));
}

/** The files that links of Markdown lead to, from the root. */
const linksIn = (file: string): string[] =>
  [...withoutBlocks(read(file)).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) =>
    join(dirname(file), target),
  );

test.each([
  ['`docs/api.md` and `npm start`', ['docs/api.md']],
  ['`packages/styles/bundled/<id>/style.csl`', ['packages/styles/bundled/']],
  ['`application/json`, `/api/docs`, `DATA_DIR/backups`, `@citewright/csl`, `apa@de-DE`', []],
  ['```\n`a/b.ts`\n```', []],
  ['`compare.ts`', ['compare.ts']],
])('the paths of %j are found', (text, paths) => {
  expect(pathsIn(text)).toEqual(paths);
});

describe.each(pages)('%s', (file) => {
  test('names only files that exist', () => {
    const named = [...pathsIn(read(file)), ...linksIn(file)];
    expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });
});

test('the README has no table longer than eight rows', () => {
  const tables = [...read('README.md').matchAll(/(?:^\|.*\n)+/gm)].map(([table]) => table.trim().split('\n'));
  expect(tables.filter((lines) => lines.length > 8 + 2)).toEqual([]);
});

test('docs/decisions/README.md has a line for each decision', () => {
  const decisions = pagesOf('docs/decisions').filter((file) => !file.endsWith('README.md'));
  const lines = decisions.map((file) => {
    const [title = ''] = read(file).split('\n', 1);
    return `- [${title.slice(2)}](${file.slice('docs/decisions/'.length)})`;
  });
  const listed = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(listed.toSorted()).toEqual(lines.toSorted());
});

test('CONTRIBUTING.md names every how-to', () => {
  const named = pathsIn(read('CONTRIBUTING.md'));
  expect(pagesOf('docs/how-to').filter((file) => !named.includes(file))).toEqual([]);
});

test('docs/architecture.md has a line for every package and app', () => {
  const text = read('docs/architecture.md');
  const parts = [...folders('packages'), ...folders('apps')];
  expect(parts.filter((folder) => !new RegExp(`^${folder} `, 'm').test(text))).toEqual([]);
});
