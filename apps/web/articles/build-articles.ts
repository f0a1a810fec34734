import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const webFolder = join(import.meta.dirname, '..');
const writer = join(webFolder, '../server/src/blog/write-articles.ts');

/** Where the server leaves the articles that it has rendered. */
export const articlesFile = join(webFolder, 'generated/articles.json');

/** Has the server render the blog, so that its pages can be written as HTML. Throws when an article cannot be published. */
export function buildArticles(): void {
  execFileSync(process.execPath, [writer, articlesFile], { stdio: 'inherit' });
}

/** The articles' addresses on the site; none before `buildArticles` has run. */
export function articlePaths(): string[] {
  if (!existsSync(articlesFile)) return [];
  const articles: { slug: string }[] = JSON.parse(readFileSync(articlesFile, 'utf8'));
  return articles.map(({ slug }) => `/blogs/${slug}`);
}
