import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The words of the third column of the table of words. */
const banned: readonly string[] = read('docs/words.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| thing '))
  .flatMap((line) => line.split('|')[3]?.split(';') ?? [])
  .map((words) => words.trim())
  .filter((words) => words !== '');

const pattern = new RegExp(`(?<![\\p{L}-])(?:${banned.join('|')})(?![\\p{L}-])`, 'giu');

const bannedIn = (text: string): string[] => text.replaceAll(/\s+/g, ' ').match(pattern) ?? [];

/** What a module says: its texts, templates and the text between its elements, without comments, names and import paths. */
function textsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) visit(part);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, value, quasis, ...parts } = node as Record<string, unknown>;
    if (/^(?:Import|ExportAll|ExportNamed)Declaration$/.test(String(type))) return;
    if (type === 'StringLiteral' || type === 'JSXText') found.push(String(value));
    if (type === 'TemplateLiteral')
      found.push((quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('…'));
    visit([value, quasis, ...Object.values(parts)]);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }));
  return found;
}

/** Modules whose texts people see; tests and figures for them are none. */
const modules = globSync(
  [
    'packages/words/src/**/*.ts',
    'packages/contract/src/validation.ts',
    'apps/{web/app,extension/src}/**/*.{ts,tsx}',
  ],
  { cwd: root },
).filter((path) => !/\.(?:test|fixture)\./.test(path));

const articles = globSync(['apps/server/content/blog/*.md', 'apps/extension/store/*.md', 'README.md'], {
  cwd: root,
});

describe('a banned word is found', () => {
  it.each([
    ["const a = 'Set the whole list anew';", ['anew']],
    ['const a = `decided otherwise than they stand`;', ['decided otherwise']],
    ['const a = <p>On a small\n telephone</p>;', ['telephone']],
    ['// mend it\nconst anew = { anew: true };', []],
    ["const a = 'Amend the list';", []],
  ])('%s: %j', (source, words) => {
    expect(textsOf(source).flatMap(bannedIn)).toEqual(words);
  });
});

it('the table has a word to say for each that it bans', () => {
  const rows = read('docs/words.md')
    .split('\n')
    .filter((line) => /^\| (?!thing )/.test(line));
  expect(rows.filter((line) => line.split('|').length !== 5 || line.split('|')[2]?.trim() === '')).toEqual(
    [],
  );
  expect(banned.length).toBeGreaterThan(30);
});

it('no banned word stands in what people see', () => {
  const inModules = modules.flatMap((path) => {
    const source = read(path);
    // Most modules have none, not even in names; they need not be parsed.
    if (bannedIn(source).length === 0) return [];
    return textsOf(source).flatMap((text) => bannedIn(text).map((word) => `${path}: ${word}`));
  });
  const inArticles = articles.flatMap((path) => bannedIn(read(path)).map((word) => `${path}: ${word}`));
  expect([...inModules, ...inArticles]).toEqual([]);
  expect(modules.length).toBeGreaterThan(500);
});
