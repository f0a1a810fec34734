import { existsSync, readFileSync } from 'node:fs';
import { type PublishedArticle, publishedArticleSchema } from '@citewright/contract';
import * as z from 'zod';

const articlesSchema = z.array(publishedArticleSchema);

/**
 * The articles as rendered by the web app's build, which makes the start faster; `undefined` without a build. Throws for an invalid
 * file.
 */
export function readBuiltArticles(file: string): PublishedArticle[] | undefined {
  return existsSync(file) ? articlesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
