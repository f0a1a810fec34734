import type { PublishedArticle } from '@citewright/contract';
import { articles } from '~/content/articles.server.ts';
import { site } from '~/content/site.ts';
import { ArticleSkeleton } from '~/features/blog/article-states.tsx';
import { ArticleView } from '~/features/blog/article-view.tsx';
import { relatedArticles } from '~/features/blog/related-articles.ts';
import { articleSummary } from '~/features/blog/summary.ts';
import { cardPath } from '~/shell/card.ts';
import { pageMeta } from '~/shell/page-meta.ts';
import { articleData } from '~/shell/structured-data.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { Route } from './+types/article';

const FetchedArticle = lazyPart(
  async () => (await import('~/features/blog/fetched-article.tsx')).FetchedArticle,
);

const titleOf = (title: string) => `${title} | ${site.name}`;

function metaOf(article: PublishedArticle) {
  const path = `/blogs/${article.slug}`;
  const { title, description, keywords, publishedAt } = article;
  const image = cardPath(path);
  const data = articleData({ path, headline: title, description, published: publishedAt, image });
  return pageMeta({
    path,
    title: titleOf(title),
    description,
    keywords,
    image,
    structuredData: [data],
  });
}

export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  loaderData
    ? metaOf(loaderData.article)
    : pageMeta({
        path: `/blogs/${params.slug}`,
        title: titleOf('Blog'),
        description: site.description,
        keywords: site.keywords,
      });

/** Runs once for each article, when its page is built. */
export function loader({ params }: Route.LoaderArgs) {
  const article = articles.find(({ slug }) => slug === params.slug);
  if (!article) throw new Response(null, { status: 404 });
  return { article, related: relatedArticles(article, articles).map(articleSummary) };
}

/** In the browser the page requests its article from the API, as specified (§7). */
export function clientLoader() {
  return undefined;
}

export default function ArticlePage({ loaderData, params }: Route.ComponentProps) {
  if (loaderData) return <ArticleView {...loaderData} />;
  return <FetchedArticle waiting={<ArticleSkeleton />} slug={params.slug} titleOf={titleOf} />;
}
