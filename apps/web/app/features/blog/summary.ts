import type { BlogArticle } from '@citewright/contract';
import type { ArticleSummary } from '~/api/blog.ts';

/** Picks the summary fields of an article and drops all others. */
export function articleSummary(article: BlogArticle): ArticleSummary {
  const { id, slug, title, excerpt, coverImage, category, author, publishedAt, readTimeMinutes } = article;
  return { id, slug, title, excerpt, coverImage, category, author, publishedAt, readTimeMinutes };
}
