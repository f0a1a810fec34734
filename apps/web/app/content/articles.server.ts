import { type PublishedArticle, publishedArticleSchema } from '@citewright/contract';
import * as z from 'zod';

// Written by articles/build-articles.ts. A glob, because a missing file must not fail the import.
const [rendered = []] = Object.values(
  import.meta.glob('../../generated/articles.json', { eager: true, import: 'default' }),
);

/** All blog articles as the server rendered them, newest first. For loaders that run at build time. */
export const articles: readonly PublishedArticle[] = z.array(publishedArticleSchema).parse(rendered);
