import { useEffect } from 'react';
import { ServerData } from '~/api/server-data.tsx';
import { ArticleFailed, ArticleNotFound, ArticleSkeleton } from './article-states.tsx';
import { ArticleView } from './article-view.tsx';
import { relatedArticles } from './related-articles.ts';
import { useWholeArticles } from './use-articles.ts';

interface FetchedArticleProps {
  slug: string;
  /** The document title for an article's title. */
  titleOf: (title: string) => string;
}

function Article({ slug, titleOf }: FetchedArticleProps) {
  const { list, failed, retry } = useWholeArticles();
  const article = list?.find((candidate) => candidate.slug === slug.toLowerCase());
  const title = article && titleOf(article.title);
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  if (!list) return failed ? <ArticleFailed onRetry={retry} /> : <ArticleSkeleton />;
  if (!article) return <ArticleNotFound />;
  return <ArticleView article={article} related={relatedArticles(article, list)} />;
}

/** An article without a prerendered page, loaded from the API (specification §7). */
export function FetchedArticle(props: FetchedArticleProps) {
  return (
    <ServerData>
      <Article {...props} />
    </ServerData>
  );
}
