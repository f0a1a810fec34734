import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBuiltArticles } from './built-articles.ts';
import { readArticles } from './read-articles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'citewright-articles-'));

test('without a build there are no built articles', () => {
  expect(readBuiltArticles(path.join(folder, 'missing.json'))).toBeUndefined();
});

test('rendered articles are read unchanged', () => {
  const file = path.join(folder, 'articles.json');
  const articles = readArticles();
  writeFileSync(file, JSON.stringify(articles));
  expect(readBuiltArticles(file)).toEqual(articles);
});

test('an invalid file is refused', () => {
  const file = path.join(folder, 'strange.json');
  writeFileSync(file, '[{"slug":"only-a-slug"}]');
  expect(() => readBuiltArticles(file)).toThrow(/title/);
});
