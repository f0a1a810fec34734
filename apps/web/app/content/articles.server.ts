import { type PublishedArticle, publishedArticleSchema } from '@citewright/contract';
import * as z from 'zod';

// Written by articles/build-articles.ts. A glob, because a file that is not there yet is none, and no error.
const [rendered = []] = Object.values(
  import.meta.glob('../../generated/articles.json', { eager: true, import: 'default' }),
);

/** Every article of the blog as the server rendered it, the newest first. For loaders that run when the site is built. */
export const articles: readonly PublishedArticle[] = z.array(publishedArticleSchema).parse(rendered);
