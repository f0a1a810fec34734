import { existsSync, readFileSync } from 'node:fs';
import { type PublishedArticle, publishedArticleSchema } from '@citewright/contract';
import * as z from 'zod';

const articlesSchema = z.array(publishedArticleSchema);

/**
 * The articles as the web app's build has rendered them, so that a start need not; `undefined` when there is no build.
 * Throws when the file is not what our build writes.
 */
export function readBuiltArticles(file: string): PublishedArticle[] | undefined {
  return existsSync(file) ? articlesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
