import { ServerData } from '~/api/server-data.tsx';
import { articles } from '~/content/articles.server.ts';
import { informationPages } from '~/content/information-pages.ts';
import { BlogOverview } from '~/features/blog/blog-overview.tsx';
import { articleSummary } from '~/features/blog/summary.ts';
import { pageMeta } from '~/shell/page-meta.ts';
import type { Route } from './+types/blogs';

export const meta: Route.MetaFunction = () => [
  ...pageMeta(informationPages.blogs),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: informationPages.blogs.title,
    href: '/blogs/feed.xml',
  },
];

/** Runs once, when the page is built. */
export function loader() {
  return {
    articles: articles.map(articleSummary),
    featured: articles.filter(({ featured }) => featured).map(articleSummary),
  };
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return (
    <ServerData>
      <BlogOverview {...loaderData} />
    </ServerData>
  );
}
