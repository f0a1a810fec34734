import type { ArticleSummary } from '~/api/blog.ts';

/** The maximum number of related articles (specification §9). */
const most = 3;

/** Other articles of the same category, in the order of the list. */
export function relatedArticles<Article extends ArticleSummary>(
  article: ArticleSummary,
  articles: readonly Article[],
): Article[] {
  return articles
    .filter(({ slug, category }) => category === article.category && slug !== article.slug)
    .slice(0, most);
}
