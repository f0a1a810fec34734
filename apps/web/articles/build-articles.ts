import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const webFolder = join(import.meta.dirname, '..');
const writer = join(webFolder, '../server/src/blog/write-articles.ts');

/** The file to which the server writes the rendered articles. */
export const articlesFile = join(webFolder, 'generated/articles.json');

/**
 * Runs the server's blog renderer, so that the articles can be prerendered.
 * @throws when an article is invalid
 */
export function buildArticles(): void {
  execFileSync(process.execPath, [writer, articlesFile], { stdio: 'inherit' });
}

/** The paths of the articles; empty before `buildArticles` has run. */
export function articlePaths(): string[] {
  if (!existsSync(articlesFile)) return [];
  const articles: { slug: string }[] = JSON.parse(readFileSync(articlesFile, 'utf8'));
  return articles.map(({ slug }) => `/blogs/${slug}`);
}
