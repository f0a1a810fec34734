import type { BlogArticle } from '@citewright/contract';
import type { ArticleSummary } from '~/api/blog.ts';

/** The article without its text, and without whatever else may hang on it. */
export function summaryOf(article: BlogArticle): ArticleSummary {
  const { id, slug, title, excerpt, coverImage, category, author, publishedAt, readTimeMinutes } = article;
  return { id, slug, title, excerpt, coverImage, category, author, publishedAt, readTimeMinutes };
}
